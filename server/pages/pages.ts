import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyStatic from '@fastify/static';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { PUBLIC_CACHE_HEADERS, type CacheableResponse, type PublicCache } from '#server/http/public-cache.ts';
import { openBuiltRenderer } from './built-renderer.ts';
import type { Renderer, RenderedPage } from './renderer.ts';
import { serveSeoFiles } from '#server/seo/routes.ts';
import { serveShareImages } from '#server/seo/share.ts';
import { serveIcons } from './icons.ts';
import { inProcessTransport } from './in-process.ts';
import { Moved, redirectTarget } from './moved.ts';
import { busyPage, failedPage, badAddressPage } from './plain-page.ts';
import { DIST } from './start-script.ts';

/** The longest slug is a fifth of it; finding the page of a longer path would only cost time. */
const PATH_MAX = 1000;
const ERROR_HEADERS = { 'cache-control': 'no-store', 'retry-after': '5' };

export interface PagesOptions {
  settings: {
    /** The site's canonical address, without a slash at the end. */
    siteUrl: string;
  };
  database: Database;
  /** Render the sources through Vite instead of the built files. */
  dev: boolean;
  cache: PublicCache;
  /** Hears how many ms each page took to make. */
  observeRender?: ((ms: number) => void) | undefined;
  /** Where the build is; the product's own unless told. */
  distDir?: string;
}

/** Serves the public site: its pages, scripts, styles and icons. Comes last, because it answers every address. */
export async function registerPages(app: FastifyInstance, options: PagesOptions) {
  const { settings, database, dev, cache, observeRender: rendered, distDir = DIST } = options;
  const door = dev ? await serveSources(app) : await serveBuild(app, distDir);
  const transport = inProcessTransport(app, cache);
  const site = { siteUrl: settings.siteUrl, apiBase: '/api' };

  serveSeoFiles(app, { siteUrl: settings.siteUrl, transport, database, cache, paths: await door.paths() });
  serveShareImages(app, { guard: cache.guard, pageMeta: (path) => door.pageMeta(path, transport) });
  serveIcons(app);
  app.get('/portfolio-details', async (_request, reply) => reply.redirect('/portfolio', 301));
  app.get('/*', async (request, reply) => {
    if (pathLength(request.url) > PATH_MAX) return sendBadAddressPage(reply);
    try {
      const proper = await door.canonicalSpelling(request.url);
      if (proper !== null) return await reply.redirect(proper, 301);
      const url = await door.normalizeUrl(request.url);
      return await cache.respond(request, reply, dev ? null : url, async () => {
        const start = performance.now();
        const page = await door.render({ url, site, transport });
        rendered?.(performance.now() - start);
        return toCacheableResponse(page);
      });
    } catch (error) {
      // Kept by nobody without asking: an address may be taken back.
      if (error instanceof Moved)
        return reply.headers(PUBLIC_CACHE_HEADERS).redirect(redirectTarget(error, request.url), 301);
      if (error instanceof Failure && isOverload(error)) return sendBusy(reply, error);
      request.log.error(error);
      return sendHtml(reply, 500, failedPage());
    }
  });
}

/** Answers a person who asked for an address that cannot be read, or that no page can have. */
export function sendBadAddressPage(reply: FastifyReply) {
  return sendHtml(reply, 404, badAddressPage());
}

function toCacheableResponse({ status, html, isComplete, movedTo }: RenderedPage): CacheableResponse {
  if (movedTo) throw new Moved(movedTo);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (status >= 500) return { status, body: html, isCacheable: false, headers: { ...headers, ...ERROR_HEADERS } };
  if (status !== 200 || !isComplete)
    return { status, body: html, isCacheable: false, headers: { ...headers, 'cache-control': 'no-cache' } };
  return { status, body: html, isCacheable: true, headers: { ...headers, ...PUBLIC_CACHE_HEADERS } };
}

function pathLength(url: string): number {
  const mark = url.indexOf('?');
  return mark < 0 ? url.length : mark;
}

async function serveBuild(app: FastifyInstance, distDir: string): Promise<Renderer> {
  await app.register(fastifyStatic, {
    root: [join(distDir, 'client/static'), join(distDir, 'panel/static')],
    prefix: '/static/',
    // Every file's name carries the hash of its content.
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    // The build has a brotli and a gzip of every script and style.
    preCompressed: true,
    decorateReply: false,
  });
  return openBuiltRenderer(distDir);
}

async function serveSources(app: FastifyInstance): Promise<Renderer> {
  const { openDevRenderer: openSourceDoor } = await import('./dev-renderer.ts');
  return openSourceDoor(app);
}

/** Whether a page was not made, because too much is asked for. */
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
