import type { QueryClient } from '#web/site/query-client/query-client.ts';
import type { ReactNode } from 'react';
import { preinit } from 'react-dom';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ApiError, createApi, query, type Transport } from '#web/api.ts';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { setRegion } from '#contract/region.ts';
import { pathKey } from '#contract/links.ts';
import { App } from './app.tsx';
import { loadPage, loadParts } from './chunks.ts';
import { Document, type PageAppearance } from './document.tsx';
import { serializeQueries, createServerQueries, type StoredQuery } from './queries.ts';
import { composedRoute, buildPath, matchRoute, routes, type GetQueryData, type FetchQuery } from './routes.ts';
import type { Site } from './site-context.tsx';
import { structuredData } from './structured-data.ts';

export { blockSources } from './blocks/block-sources.ts';
export type { PageAppearance, Transport };

/** React's marker for a part that it leaves to the browser. Content never contains comments. */
const CLIENT_RENDERED = '<!--$!-->';

/** The files that a page needs in the browser, as URLs on this site. */
export interface PageAssets {
  /** The source of the inline script that loads the other scripts later; null if they load at once. */
  start: string | null;
  script: string;
  styles: string[];
  preloads: string[];
}

/** What a page is made from. */
export interface PageRequest {
  /** Path and query of the page. */
  url: string;
  site: Site;
  /** Answers the page's calls, below the API's base. */
  transport: Transport;
}

export interface RenderOptions extends PageRequest {
  /** The script, styles and preloads of the page with this source file, and the styles of its parts with theirs. */
  assetsOf: (source: string, parts: readonly string[]) => PageAssets;
  appearance: PageAppearance;
  /** The URL at which the browser finds exactly this state of the page. */
  stateUrl: (state: string) => string;
  /** Renders the page without scripts. */
  isStatic?: true;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Whether all of the page's calls succeeded. */
  isComplete: boolean;
  /** The page's new address, if it has moved. */
  movedTo?: string;
}

/**
 * The correct address of a page that was written in capitals or with a slash at the end; null if there is nothing to
 * correct.
 */
export async function canonicalSpelling(url: string, transport: Transport): Promise<string | null> {
  const [pathname, search] = splitUrl(url);
  const proper = withoutSlashesAtEnd(pathname.toLowerCase());
  if (proper === pathname) return null;
  if (matchRoute(proper).route === composedRoute && !(await hasPage(proper, transport))) return null;
  return search ? `${proper}?${search}` : proper;
}

async function hasPage(pathname: string, transport: Transport): Promise<boolean> {
  const { ok } = await transport(`/pages/${encodeURIComponent(pathKey(pathname))}`, { method: 'GET' });
  return ok;
}

/** The URL without the parameters that the page does not read: URLs that show the same have the same result. */
export async function normalizeUrl(url: string): Promise<string> {
  const [pathname, search] = splitUrl(url);
  const { route, params } = matchRoute(pathname);
  if (route === composedRoute) return pathname;
  const { canonicalPath } = await loadPage(route);
  return canonicalPath ? canonicalPath(new URLSearchParams(search)) : buildPath(route, params);
}

/** The listed pages that exist whatever the content is. */
export const staticPaths = routes
  .filter(({ path, isUnlisted }) => !path.includes(':') && !isUnlisted)
  .map(({ path }) => path);

export interface PageMeta {
  /** Without the brand; may be empty. */
  title: string;
  brand: string;
}

/** The title and brand of the page at a path, read without rendering it. Null if no listed page has exactly this path. */
export async function pageMeta(
  pathname: string,
  { site, transport }: Omit<PageRequest, 'url'>,
): Promise<PageMeta | null> {
  setRegion(site.region);
  const { route, params } = matchRoute(pathname);
  if (route.isUnlisted || (await canonicalSpelling(pathname, transport)) !== null) return null;
  const page = await loadPage(route);
  const queries = createServerQueries();
  const fetchQuery = transportFetcher(queries, transport);
  const visit = { params, search: new URLSearchParams() };
  const [facts] = await Promise.all([fetchQuery('GET /site'), page.loadData?.(fetchQuery, visit)]);
  const title = typeof page.title === 'function' ? page.title(queryDataReader(queries), visit) : page.title;
  return title === undefined ? null : { title, brand: facts?.name ?? '' };
}

/** What the browser needs to hydrate a page. */
export interface PageState {
  site: Site;
  content: StoredQuery[];
}

export interface RenderedState {
  /** A `PageState`. Equal content gives equal text. */
  json: string;
  /** Whether all of the page's calls succeeded. */
  isComplete: boolean;
}

/** The state of a page, without rendering it. */
export async function renderState({ url, site, transport }: PageRequest): Promise<RenderedState> {
  setRegion(site.region);
  const { queries } = await loadQueries(url, transport);
  return { json: serializeState(site, queries), isComplete: failedQueries(queries).length === 0 };
}

function serializeState(site: Site, queries: QueryClient): string {
  return JSON.stringify({ site, content: serializeQueries(queries) } satisfies PageState);
}

/** The page at a URL, with the responses of all its calls. */
async function loadQueries(url: string, transport: Transport) {
  const [pathname, search] = splitUrl(url);
  const { route, params } = matchRoute(pathname);
  const queries = createServerQueries();
  const page = await loadPage(route);
  const fetchQuery = transportFetcher(queries, transport);
  const visit = { params, search: new URLSearchParams(search) };
  const around = [
    fetchQuery('GET /site'),
    fetchQuery('GET /menus'),
    fetchQuery('GET /footer'),
    fetchQuery('GET /page-texts'),
  ];
  await Promise.all([loadParts(page), ...around, page.loadData?.(fetchQuery, visit)]);
  return { pathname, search, route, page, visit, queries };
}

/** Renders a page as a whole HTML document. */
export async function render({
  url,
  site,
  transport,
  appearance,
  assetsOf,
  stateUrl,
  isStatic,
}: RenderOptions): Promise<RenderedPage> {
  setRegion(site.region);
  const { pathname, search, route, page, visit, queries } = await loadQueries(url, transport);
  const movedTo = redirectTarget(queries);
  if (movedTo) return { status: 301, html: '', isComplete: true, movedTo };
  const assets = assetsOf(route.source, page.parts?.(queryDataReader(queries), visit) ?? []);
  const tree = (
    <StaticRouter location={search ? `${pathname}?${search}` : pathname}>
      <WithStyles styles={assets.styles}>
        <Document site={site} appearance={appearance}>
          <App site={site} queries={queries} />
        </Document>
      </WithStyles>
    </StaticRouter>
  );
  const isComplete = failedQueries(queries).length === 0;
  const document = await renderHtml(tree);
  const html = isStatic
    ? document
    : withScripts(document, assets, {
        stateUrl: stateUrl(serializeState(site, queries)),
        // The browser asks again for what is not available now.
        isLive: failedQueries(queries).some(isOutage) || page.isLive?.(queryDataReader(queries), visit) === true,
      });
  const isNotFound = page.isNotFound?.(queryDataReader(queries), visit) ?? false;
  const status = movedTo === '' ? 410 : isNotFound ? 404 : statusOf(queries);
  const data =
    status === 200 && !route.isUnlisted ? structuredData(queries, { path: pathname, siteUrl: site.siteUrl }) : null;
  return {
    status,
    html: data ? withStructuredData(html, data) : html,
    isComplete,
  };
}

/** No regular expression: one that matches a thousand slashes takes a million steps. */
function withoutSlashesAtEnd(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end--;
  return pathname.slice(0, end);
}

/** Path and query. Does not use URL(), which reads a path with two leading slashes as another host. */
function splitUrl(fullUrl: string): [pathname: string, search: string] {
  const url = fullUrl.replace(/^https?:\/\/[^/]*/i, ''); // the form that proxies use
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** 404 if the page's record is unknown; 503, which is not cached, if the record or all of the page's calls failed. */
function statusOf(queries: QueryClient): number {
  const settled = queries.settled();
  const failed = failedQueries(queries);
  const subject = failed.find(({ queryKey }) => namesOneRecord(queryKey));
  if (subject) return subject.error instanceof ApiError && subject.error.status < 500 ? 404 : 503;
  return settled.length > 0 && failed.length === settled.length ? 503 : 200;
}

/** The page's new address, '' if it was deleted for good, null if unknown. */
function redirectTarget(queries: QueryClient): string | null {
  const error = failedQueries(queries).find(({ queryKey }) => namesOneRecord(queryKey))?.error;
  return error instanceof ApiError ? error.movedTo : null;
}

function isOutage({ error }: { error: Error | null }): boolean {
  return !(error instanceof ApiError && error.status < 500);
}

function failedQueries(queries: QueryClient) {
  return queries.settled().filter(({ error }) => error !== null);
}

/** Whether a call names one record in its path, the subject of the page. */
function namesOneRecord([, params]: readonly unknown[]): boolean {
  return typeof params === 'object' && params !== null && Object.keys(params).length > 0;
}

function transportFetcher(queries: QueryClient, transport: Transport): FetchQuery {
  const api = createApi(transport);
  // The section shows the cached error.
  return (key, options) => queries.query(query(key, options, api)).catch(() => undefined);
}

function queryDataReader(queries: QueryClient): GetQueryData {
  return (key, options) => queries.getQueryData(query(key, options));
}

/** JSON that cannot close the script element around it. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Added to the HTML and not to the React tree, because the browser does not need it. */
function withStructuredData(html: string, data: object): string {
  return html.replace('</head>', () => `<script type="application/ld+json">${jsonForHtml(data)}</script></head>`);
}

/** Adds styles to the document's head. A wrapper, so that the tree inside is the same as in the browser. */
function WithStyles({ styles, children }: { styles: string[]; children: ReactNode }) {
  for (const href of styles) preinit(href, { as: 'style' });
  return children;
}

async function renderHtml(tree: ReactNode): Promise<string> {
  const html = `<!DOCTYPE html>${renderToString(tree)}`;
  // A part has suspended or failed. Streaming takes 50 % longer, but it waits for the part and reports errors.
  return withPartMarkers(html.includes(CLIENT_RENDERED) ? await renderStreamed(tree) : html);
}

/** Marks the beginning and end of each part as Preact reads them, which hydrates the built page (record 038). */
function withPartMarkers(html: string): string {
  return import.meta.env.DEV ? html : html.replaceAll('<!--$-->', '<!--$s-->').replaceAll('<!--/$-->', '<!--/$s-->');
}

interface Start {
  stateUrl: string;
  /** Whether the scripts load although the visitor does nothing. */
  isLive: boolean;
}

/** Inserts the start script with the URLs to load. It is inline, so it costs no request. */
function withScripts(html: string, { start, script, preloads }: PageAssets, { stateUrl, isLive }: Start): string {
  const state = `data-state="${stateUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"${isLive ? ' data-live=""' : ''}`;
  const tag = start
    ? `<script type="module" async id="start" data-app="${script}" data-preload="${preloads.join(' ')}" ${state}>${start}</script>`
    : `<script type="module" async src="${script}" ${state}></script>`;
  return html.replace('</head>', () => `${tag}</head>`);
}

async function renderStreamed(tree: ReactNode): Promise<string> {
  const failed: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    // Sends the page in one piece: later pieces would need inline scripts, which the policy forbids.
    progressiveChunkSize: Infinity,
    onError: (error) => void failed.push(error),
  });
  await stream.allReady;
  if (failed.length > 0) throw failed[0];
  return new Response(stream).text();
}
