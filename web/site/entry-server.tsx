import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { preinit } from 'react-dom';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ApiError, createApi, query, type Reply, type Transport } from '#web/api.ts';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { App } from './app.tsx';
import { loadPage, loadParts } from './chunks.ts';
import { serializeQueries, createServerQueries } from './queries.ts';
import {
  notFoundRoute,
  buildPath,
  matchRoute,
  routes,
  type GetQueryData,
  type PageRoute,
  type FetchQuery,
} from './routes.ts';
import type { Site } from './site-context.tsx';
import { structuredData } from './structured-data.ts';

export type { Transport };

/** How React marks a part of a page that it leaves to the browser. Texts of ours never hold comments. */
const CLIENT_RENDERED = '<!--$!-->';

/** What a page needs in the browser, as addresses on this site. */
export interface PageAssets {
  /** The text of the small script that fetches the others when it is time; null where they come at once. */
  start: string | null;
  script: string;
  styles: string[];
  preloads: string[];
}

export interface RenderOptions {
  /** Path and query of the page. */
  url: string;
  site: Site;
  /** Answers the page's calls, below the API's base. */
  transport: Transport;
  /** Script, styles and preloads for the page whose file this is. */
  assetsOf: (source: string) => PageAssets;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Whether everything that the page shows was there. */
  isComplete: boolean;
  /** Where it is now that it is not here any more. */
  movedTo?: string;
}

/** Where a page lies whose address was written in another way: in capitals, or with a slash at the end. */
export function canonicalSpelling(url: string): string | null {
  const [pathname, search] = splitUrl(url);
  const proper = withoutSlashesAtEnd(pathname.toLowerCase());
  if (proper === pathname || matchRoute(proper).route === notFoundRoute) return null;
  return search ? `${proper}?${search}` : proper;
}

/** The one address of what an address shows: without what nothing on the page depends on. */
export async function normalizeUrl(url: string): Promise<string> {
  const [pathname, search] = splitUrl(url);
  const { route, params } = matchRoute(pathname);
  if (route === notFoundRoute) return pathname;
  const { address } = await loadPage(route);
  return address ? address(new URLSearchParams(search)) : buildPath(route, params);
}

/** The pages that are there whatever the content is, and may be found. */
export const staticPaths = routes
  .filter(({ path, isUnlisted }) => !path.includes(':') && !isUnlisted)
  .map(({ path }) => path);

export interface PageMeta {
  /** Without the brand; may be empty. */
  title: string;
  brand: string;
}

/** The title and brand of the page at a path, read without rendering it. Null if no listed page has exactly this path. */
export async function pageMeta(pathname: string, transport: Transport): Promise<PageMeta | null> {
  const { route, params } = matchRoute(pathname);
  if (route === notFoundRoute || route.isUnlisted || canonicalSpelling(pathname) !== null) return null;
  const page = await loadPage(route);
  const queries = createServerQueries();
  const read = transportFetcher(queries, transport);
  const visit = { params, search: new URLSearchParams() };
  const [footer] = await Promise.all([read('GET /footer'), page.reads?.(read, visit)]);
  const title = typeof page.title === 'function' ? page.title(queryDataReader(queries), visit) : page.title;
  return title === undefined ? null : { title, brand: footer?.brandName ?? '' };
}

/** What the page's own JSON carries over to the browser. */
export interface PageState {
  site: Site;
  content: DehydratedState;
}

/** The one door from the server to the site: a page as a whole HTML document. */
export async function render({ url, site, transport, assetsOf }: RenderOptions): Promise<RenderedPage> {
  const [pathname, search] = splitUrl(url);
  const { route, params } = matchRoute(pathname);
  const queries = createServerQueries();
  const page = await loadPage(route);
  const read = transportFetcher(queries, transport);
  const visit = { params, search: new URLSearchParams(search) };
  await Promise.all([loadParts(page), read('GET /footer'), page.reads?.(read, visit)]);
  const movedTo = redirectTarget(queries);
  if (movedTo) return { status: 301, html: '', isComplete: true, movedTo };
  const state = jsonForHtml({ site, content: serializeQueries(queries) } satisfies PageState);
  const assets = assetsOf(route.source);
  const tree = (
    <StaticRouter location={search ? `${pathname}?${search}` : pathname}>
      <WithStyles styles={assets.styles}>
        <App site={site} queries={queries} state={state} />
      </WithStyles>
    </StaticRouter>
  );
  const html = withScripts(await renderHtml(tree), assets);
  const isMissing = page.isMissing?.(queryDataReader(queries), visit) ?? false;
  const status = movedTo === '' ? 410 : isMissing ? 404 : statusOf(route, queries);
  const data =
    status === 200 && !route.isUnlisted ? structuredData(queries, { path: pathname, siteUrl: site.siteUrl }) : null;
  return {
    status,
    html: data ? withStructuredData(html, data) : html,
    isComplete: failedQueries(queries).length === 0,
  };
}

/** Not by a pattern: matching one against a thousand slashes takes a million steps. */
function withoutSlashesAtEnd(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end--;
  return pathname.slice(0, end);
}

/** Path and query. Not by URL(): to that, a path that begins with two slashes names another host. */
function splitUrl(whole: string): [pathname: string, search: string] {
  const url = whole.replace(/^https?:\/\/[^/]*/i, ''); // as proxies ask
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** A page about a record that is unknown is unknown; one whose record, or all of whose calls, failed is none to keep. */
function statusOf(route: PageRoute, queries: QueryClient): number {
  if (route === notFoundRoute) return 404;
  const asked = queries.getQueryCache().getAll();
  const failed = failedQueries(queries);
  const subject = failed.find(({ queryKey }) => namesOneRecord(queryKey));
  if (subject) return subject.state.error instanceof ApiError && subject.state.error.status < 500 ? 404 : 503;
  return asked.length > 0 && failed.length === asked.length ? 503 : 200;
}

/** Where the page is now, '' where it is gone for good; null where nothing is known of that. */
function redirectTarget(queries: QueryClient): string | null {
  const error = failedQueries(queries).find(({ queryKey }) => namesOneRecord(queryKey))?.state.error;
  if (error instanceof ApiError) return error.movedTo;
  const [asked] = queries.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === REDIRECT_LOOKUP });
  return (asked?.state.data as Reply<typeof REDIRECT_LOOKUP> | undefined)?.to ?? null; // the key says which call it was
}

/** What the missing page asks: whether something was there once. */
const REDIRECT_LOOKUP = 'GET /redirects/at';

function failedQueries(queries: QueryClient) {
  return queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
}

/** Whether a call names one record in its path: the one the page is about. */
function namesOneRecord([, params]: readonly unknown[]): boolean {
  return typeof params === 'object' && params !== null && Object.keys(params).length > 0;
}

function transportFetcher(queries: QueryClient, transport: Transport): FetchQuery {
  const api = createApi(transport);
  // A failure is kept for the section that shows it.
  return (key, options) => queries.query(query(key, options, api)).catch(() => undefined);
}

function queryDataReader(queries: QueryClient): GetQueryData {
  return (key, options) => queries.getQueryData(query(key, options).queryKey);
}

/** JSON that cannot end the script element it stands in. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Beside the tree that the browser takes over, which has no use for it. */
function withStructuredData(html: string, data: object): string {
  return html.replace('</head>', () => `<script type="application/ld+json">${jsonForHtml(data)}</script></head>`);
}

/** Announces styles in the document's head. A wrapper, so that the tree below is the browser's own. */
function WithStyles({ styles, children }: { styles: string[]; children: ReactNode }) {
  for (const href of styles) preinit(href, { as: 'style' });
  return children;
}

async function renderHtml(tree: ReactNode): Promise<string> {
  const html = `<!DOCTYPE html>${renderToString(tree)}`;
  // Something in it was not there at once, or failed. Streams take half as long again, but wait, and tell failures.
  return html.includes(CLIENT_RENDERED) ? renderStreamed(tree) : html;
}

/** The document with the script that starts it, which is told what to fetch. It stands in the page, as no request of its own. */
function withScripts(html: string, { start, script, preloads }: PageAssets): string {
  const tag = start
    ? `<script type="module" async id="start" data-app="${script}" data-preload="${preloads.join(' ')}">${start}</script>`
    : `<script type="module" async src="${script}"></script>`;
  return html.replace('</head>', () => `${tag}</head>`);
}

async function renderStreamed(tree: ReactNode): Promise<string> {
  const failed: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    // Whatever its size, the page comes in one piece: later pieces would need inline scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => void failed.push(error),
  });
  await stream.allReady;
  if (failed.length > 0) throw failed[0];
  return new Response(stream).text();
}
