import { join } from 'node:path';
import { PREVIEW_SCRIPT } from '#contract/preview-script.ts';
import { region, setRegion, type Region } from '#contract/region.ts';
import { PREVIEW_THEME, THEMES, type Theme } from '#contract/themes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { Failure } from '#server/http/failure.ts';
import { NO_CONTENT_POLICY } from '#server/http/headers.ts';
import { inProcessTransport, type InProcessTransport } from '#server/http/in-process.ts';
import { PUBLIC_CACHE_HEADERS, type CacheableResponse, type PublicCache } from '#server/http/public-cache.ts';
import { openComposedStyles, serveComposedStyles } from './composed-styles.ts';
import { openBuiltRenderer } from './built-renderer.ts';
import { serveDifferences } from './dictionaries.ts';
import type { Renderer, RenderedPage, Site } from './renderer.ts';
import { readProperty } from '#server/read-property.ts';
import { readAppearance, serveAppearance } from './appearance.ts';
import { serveIcons } from './icons.ts';
import { Moved, redirectTarget } from './moved.ts';
import { previewedPicture, withPicture } from './preview-picture.ts';
import { pageStateUrl, servePageStates } from './page-state.ts';
import { busyPage, failedPage, badAddressPage } from './plain-page.ts';
import { DIST } from './start-script.ts';

/** Five times the longest slug. Longer paths cannot exist and are not looked up. */
const PATH_MAX = 1000;
const ERROR_HEADERS = { 'cache-control': 'no-store', 'retry-after': '5' };

export interface PagesOptions {
  settings: {
    /** The site's canonical address, without a slash at the end. */
    siteUrl: string;
  };
  /** Reads the region of the site. */
  readRegion: () => Promise<Region>;
  /** Render the sources through Vite instead of the built files. */
  dev: boolean;
  cache: PublicCache;
  /** Called with the render time of each page in ms. */
  observeRender?: ((ms: number) => void) | undefined;
  /** Called with the address of each page that was not found, and the address of the page that linked to it. */
  noteMissing?: ((url: string, referrer: string | undefined) => void) | undefined;
  /** The folder of the build; the product's own by default. */
  distDir?: string;
}

/** The interface for other routes. */
interface Pages {
  transport: InProcessTransport;
  /** Paths of the pages that always exist, whatever the content. */
  staticPaths: string[];
  /** Title and brand of the page at a path; null if there is no such page. */
  pageMeta: (path: string) => ReturnType<Renderer['pageMeta']>;
  /** Renders a page without scripts, from the replies of another transport. It is not cached. */
  renderStatic: (url: string, transport: InProcessTransport) => Promise<RenderedPage>;
}

/** Serves the public site: its pages, scripts, styles and icons. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const { settings, readRegion, dev, cache, observeRender, noteMissing, distDir = DIST } = options;
  const renderer = dev ? await serveSources(app) : await serveBuild(app, distDir);
  const transport = inProcessTransport(app, cache);
  const readSite = async (): Promise<Site> => {
    // While the database cannot be read, the site keeps its region.
    const current = await readRegion().catch(() => region());
    setRegion(current);
    return { siteUrl: settings.siteUrl, apiBase: '/api', region: current };
  };

  const render = async (url: string, theme?: Theme): Promise<RenderedPage> =>
    renderer.render({
      url,
      site: await readSite(),
      appearance: await readAppearance(transport, theme),
      transport,
      stateUrl: (state) => pageStateUrl(url, state),
    });

  const renderStatic: Pages['renderStatic'] = async (url, within) =>
    renderer.render({
      ...{ url, site: await readSite(), transport: within, stateUrl: () => '', isStatic: true },
      appearance: await readAppearance(within),
    });

  // Icons matter less than an answer: while the name cannot be read, the drawn one stands in.
  serveIcons(app, async () => readIcon(transport).catch(() => ''));
  serveAppearance(app, cache.guard);
  servePageStates(app, { renderer, readSite, transport, cache, dev });
  servePreviewScript(app, { renderer, readRegion, transport });
  app.get('/*', async (request, reply) => {
    if (pathLength(request.url) > PATH_MAX) return sendBadAddressPage(reply);
    try {
      const canonical = await renderer.canonicalSpelling(request.url, transport);
      if (canonical !== null) return await reply.redirect(canonical, 301);
      const url = await renderer.normalizeUrl(request.url);
      const theme = previewedTheme(request);
      if (theme) return await sendHtml(reply, 200, (await cache.guard.run(request, () => render(url, theme))).html);
      const picture = previewedPicture(request);
      if (picture) {
        const page = await cache.guard.run(request, () => renderStatic(url, withPicture(transport, picture)));
        return await sendHtml(reply.header('vary', 'Sec-Fetch-Dest'), page.status, page.html);
      }
      return await cache.respond(request, reply, dev ? null : url, async () => {
        const start = performance.now();
        const page = await render(url);
        observeRender?.(performance.now() - start);
        if (page.status === 404) noteMissing?.(url, request.headers.referer);
        return toPageResponse(page);
      });
    } catch (error) {
      // Caches must revalidate, because a redirect may be removed.
      if (error instanceof Moved)
        return reply.headers(PUBLIC_CACHE_HEADERS).redirect(redirectTarget(error, request.url), 301);
      if (error instanceof Failure && isOverload(error)) return sendBusy(reply, error);
      request.log.error(error);
      return sendHtml(reply, 500, failedPage());
    }
  });
  return {
    transport,
    staticPaths: await renderer.paths(),
    pageMeta: async (path) => renderer.pageMeta(path, { site: await readSite(), transport }),
    renderStatic,
  };
}

async function readIcon(transport: InProcessTransport): Promise<string> {
  const reply = await transport('/site', { method: 'GET' });
  const address = reply.ok ? readProperty(await reply.json(), 'iconUrl') : '';
  return typeof address === 'string' ? address : '';
}

interface PreviewScriptOptions extends Pick<PagesOptions, 'readRegion'> {
  renderer: Renderer;
  transport: InProcessTransport;
}

/** Serves the script with which the site starts in the panel's preview, at an address that never changes. */
function servePreviewScript(app: FastifyInstance, { renderer, readRegion, transport }: PreviewScriptOptions): void {
  app.get(PREVIEW_SCRIPT, async (request, reply) => {
    const { language } = await readRegion();
    const theme = themeParameter(request) ?? (await readAppearance(transport)).theme;
    const script = renderer.previewScript({ theme, language });
    if (script === null) throw new Failure('not-found');
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
    return reply.headers(headers).send(`import '${script}';\n`);
  });
}

/** The theme of a preview, which only the panel's frame can show: other sites may not frame a page. */
function previewedTheme(request: FastifyRequest): Theme | undefined {
  return request.headers['sec-fetch-dest'] === 'iframe' ? themeParameter(request) : undefined;
}

function themeParameter({ query }: FastifyRequest): Theme | undefined {
  const name = readProperty(query, PREVIEW_THEME);
  return THEMES.find((theme) => theme === name);
}

/** Sends the page for a malformed address, or one that no page can have. */
export function sendBadAddressPage(reply: FastifyReply) {
  return sendHtml(reply, 404, badAddressPage());
}

function toPageResponse({ status, html, isComplete, movedTo }: RenderedPage): CacheableResponse {
  if (movedTo) throw new Moved(movedTo);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (status >= 500) return { status, body: html, isCacheable: false, headers: { ...headers, ...ERROR_HEADERS } };
  if (status !== 200 || !isComplete)
    return { status, body: html, isCacheable: false, headers: { ...headers, 'cache-control': 'no-cache' } };
  return { status, body: html, isCacheable: true, headers: { ...headers, ...PUBLIC_CACHE_HEADERS } };
}

function pathLength(url: string): number {
  const queryStart = url.indexOf('?');
  return queryStart < 0 ? url.length : queryStart;
}

async function serveBuild(app: FastifyInstance, distDir: string): Promise<Renderer> {
  await app.register(async (scope) => {
    // No file runs or loads anything by itself. The policy of a page would add half a kilobyte to each.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', NO_CONTENT_POLICY);
    });
    const composed = openComposedStyles(join(distDir, 'client'));
    serveComposedStyles(scope, composed);
    serveDifferences(scope, join(distDir, 'client'), composed);
    await scope.register(fastifyStatic, {
      root: [join(distDir, 'client/static'), join(distDir, 'panel/static')],
      prefix: '/static/',
      // The file names contain a hash of the content.
      immutable: true,
      maxAge: '1y',
      lastModified: false, // the ETag says the same
      acceptRanges: false,
      index: false,
      redirect: false,
      // The build has a brotli and a gzip of every script and style.
      preCompressed: true,
      decorateReply: false,
    });
  });
  return openBuiltRenderer(distDir);
}

async function serveSources(app: FastifyInstance): Promise<Renderer> {
  const { openDevRenderer } = await import('./dev-renderer.ts');
  return openDevRenderer(app);
}

/** Whether a page was not rendered because of overload. */
function isOverload({ code }: Failure): boolean {
  return code === 'busy' || code === 'too-many';
}

function sendBusy(reply: FastifyReply, failure: Failure) {
  const headers = { ...failure.headers, 'cache-control': 'no-store' };
  return reply.code(failure.status).headers(headers).type('text/html; charset=utf-8').send(busyPage(failure));
}

function sendHtml(reply: FastifyReply, status: number, html: string) {
  if (status >= 500) reply.headers(ERROR_HEADERS);
  else reply.header('cache-control', 'no-cache');
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
