import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { preinit } from 'react-dom';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ApiError, createApi, query, type Reply, type Transport } from '#web/api.ts';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { App } from './app.tsx';
import { loadPage, loadParts } from './chunks.ts';
import { pack, serverQueries } from './queries.ts';
import { notFoundRoute, pathOf, routeOf, routes, type Found, type PageRoute, type Read } from './routes.ts';
import type { Site } from './site-context.tsx';
import { structuredData } from './structured-data.ts';

export type { Transport };

/** How React marks a part of a page that it leaves to the browser. Texts of ours never hold comments. */
const NOT_MADE = '<!--$!-->';

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
  isWhole: boolean;
  /** Where it is now that it is not here any more. */
  movedTo?: string;
}

/** Where a page lies whose address was written in another way: in capitals, or with a slash at the end. */
export function properAddress(url: string): string | null {
  const [pathname, search] = partsOf(url);
  const proper = withoutSlashesAtEnd(pathname.toLowerCase());
  if (proper === pathname || routeOf(proper).route === notFoundRoute) return null;
  return search ? `${proper}?${search}` : proper;
}

/** The one address of what an address shows: without what nothing on the page depends on. */
export async function addressOf(url: string): Promise<string> {
  const [pathname, search] = partsOf(url);
  const { route, params } = routeOf(pathname);
  if (route === notFoundRoute) return pathname;
  const { address } = await loadPage(route);
  return address ? address(new URLSearchParams(search)) : pathOf(route, params);
}

/** The pages that are there whatever the content is, and may be found. */
export const paths = routes
  .filter(({ path, isUnlisted }) => !path.includes(':') && !isUnlisted)
  .map(({ path }) => path);

/** What the page's own JSON carries over to the browser. */
export interface PageState {
  site: Site;
  content: DehydratedState;
}

/** The one door from the server to the site: a page as a whole HTML document. */
export async function render({ url, site, transport, assetsOf }: RenderOptions): Promise<RenderedPage> {
  const [pathname, search] = partsOf(url);
  const { route, params } = routeOf(pathname);
  const queries = serverQueries();
  const page = await loadPage(route);
  const read = readerOf(queries, transport);
  const visit = { params, search: new URLSearchParams(search) };
  await Promise.all([loadParts(page), read('GET /footer'), page.reads?.(read, visit)]);
  const movedTo = movedFrom(queries);
  if (movedTo) return { status: 301, html: '', isWhole: true, movedTo };
  const state = jsonForHtml({ site, content: pack(queries) } satisfies PageState);
  const assets = assetsOf(route.source);
  const tree = (
    <StaticRouter location={search ? `${pathname}?${search}` : pathname}>
      <WithStyles styles={assets.styles}>
        <App site={site} queries={queries} state={state} />
      </WithStyles>
    </StaticRouter>
  );
  const html = withScripts(await htmlOf(tree), assets);
  const isMissing = page.isMissing?.(finderOf(queries), visit) ?? false;
  const status = movedTo === '' ? 410 : isMissing ? 404 : statusOf(route, queries);
  const data =
    status === 200 && !route.isUnlisted ? structuredData(queries, { path: pathname, siteUrl: site.siteUrl }) : null;
  return { status, html: data ? withStructuredData(html, data) : html, isWhole: failedOf(queries).length === 0 };
}

/** Not by a pattern: matching one against a thousand slashes takes a million steps. */
function withoutSlashesAtEnd(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end--;
  return pathname.slice(0, end);
}

/** Path and query. Not by URL(): to that, a path that begins with two slashes names another host. */
function partsOf(whole: string): [pathname: string, search: string] {
  const url = whole.replace(/^https?:\/\/[^/]*/i, ''); // as proxies ask
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** A page about a record that is unknown is unknown; one whose record, or all of whose calls, failed is none to keep. */
function statusOf(route: PageRoute, queries: QueryClient): number {
  if (route === notFoundRoute) return 404;
  const asked = queries.getQueryCache().getAll();
  const failed = failedOf(queries);
  const subject = failed.find(({ queryKey }) => isAboutOne(queryKey));
  if (subject) return subject.state.error instanceof ApiError && subject.state.error.status < 500 ? 404 : 503;
  return asked.length > 0 && failed.length === asked.length ? 503 : 200;
}

/** Where the page is now, '' where it is gone for good; null where nothing is known of that. */
function movedFrom(queries: QueryClient): string | null {
  const error = failedOf(queries).find(({ queryKey }) => isAboutOne(queryKey))?.state.error;
  if (error instanceof ApiError) return error.movedTo;
  const [asked] = queries.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === LOOKED_UP });
  return (asked?.state.data as Reply<typeof LOOKED_UP> | undefined)?.to ?? null; // the key says which call it was
}

/** What the missing page asks: whether something was there once. */
const LOOKED_UP = 'GET /redirects/at';

function failedOf(queries: QueryClient) {
  return queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
}

/** Whether a call names one record in its path: the one the page is about. */
function isAboutOne([, params]: readonly unknown[]): boolean {
  return typeof params === 'object' && params !== null && Object.keys(params).length > 0;
}

function readerOf(queries: QueryClient, transport: Transport): Read {
  const api = createApi(transport);
  // A failure is kept for the section that shows it.
  return (key, options) => queries.query(query(key, options, api)).catch(() => undefined);
}

function finderOf(queries: QueryClient): Found {
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

async function htmlOf(tree: ReactNode): Promise<string> {
  const html = `<!DOCTYPE html>${renderToString(tree)}`;
  // Something in it was not there at once, or failed. Streams take half as long again, but wait, and tell failures.
  return html.includes(NOT_MADE) ? streamed(tree) : html;
}

/** The document with the script that starts it, which is told what to fetch. It stands in the page, as no request of its own. */
function withScripts(html: string, { start, script, preloads }: PageAssets): string {
  const tag = start
    ? `<script type="module" async id="start" data-app="${script}" data-ahead="${preloads.join(' ')}">${start}</script>`
    : `<script type="module" async src="${script}"></script>`;
  return html.replace('</head>', () => `${tag}</head>`);
}

async function streamed(tree: ReactNode): Promise<string> {
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
