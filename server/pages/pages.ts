import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyStatic from '@fastify/static';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { LASTING, type Answer, type PublicCache } from '#server/http/public-cache.ts';
import { openBuiltDoor } from './built-renderer.ts';
import type { Door, RenderedPage } from './renderer.ts';
import { serveSeoFiles } from '#server/seo/routes.ts';
import { serveShareImages } from '#server/seo/share.ts';
import { serveIcons } from './icons.ts';
import { inProcess } from './in-process.ts';
import { Moved, newAddress } from './moved.ts';
import { busyPage, failedPage, unreadablePage } from './plain-page.ts';
import { DIST } from './start-script.ts';

/** The longest slug is a fifth of it; finding the page of a longer path would only cost time. */
const PATH_MAX = 1000;
const FAILED = { 'cache-control': 'no-store', 'retry-after': '5' };

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
  rendered?: ((ms: number) => void) | undefined;
  /** Where the build is; the product's own unless told. */
  distDir?: string;
}

/** Serves the public site: its pages, scripts, styles and icons. Comes last, because it answers every address. */
export async function registerPages(app: FastifyInstance, options: PagesOptions) {
  const { settings, database, dev, cache, rendered, distDir = DIST } = options;
  const door = dev ? await openSources(app) : await openBuild(app, distDir);
  const transport = inProcess(app, cache);
  const site = { siteUrl: settings.siteUrl, apiBase: '/api' };

  serveSeoFiles(app, { siteUrl: settings.siteUrl, transport, database, cache, paths: await door.paths() });
  serveShareImages(app, cache.guard);
  serveIcons(app);
  app.get('/portfolio-details', async (_request, reply) => reply.redirect('/portfolio', 301));
  app.get('/*', async (request, reply) => {
    if (pathLength(request.url) > PATH_MAX) return answerUnreadable(reply);
    try {
      const proper = await door.properAddress(request.url);
      if (proper !== null) return await reply.redirect(proper, 301);
      const url = await door.addressOf(request.url);
      return await cache.answer(request, reply, dev ? null : url, async () => {
        const start = performance.now();
        const page = await door.render({ url, site, transport });
        rendered?.(performance.now() - start);
        return answerOf(page);
      });
    } catch (error) {
      // Kept by nobody without asking: an address may be taken back.
      if (error instanceof Moved) return reply.headers(LASTING).redirect(newAddress(error, request.url), 301);
      if (error instanceof Failure && isRefused(error)) return sendBusy(reply, error);
      request.log.error(error);
      return sendHtml(reply, 500, failedPage());
    }
  });
}

/** Answers a person who asked for an address that cannot be read, or that no page can have. */
export function answerUnreadable(reply: FastifyReply) {
  return sendHtml(reply, 404, unreadablePage());
}

function answerOf({ status, html, isComplete, movedTo }: RenderedPage): Answer {
  if (movedTo) throw new Moved(movedTo);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (status >= 500) return { status, body: html, isLasting: false, headers: { ...headers, ...FAILED } };
  if (status !== 200 || !isComplete)
    return { status, body: html, isLasting: false, headers: { ...headers, 'cache-control': 'no-cache' } };
  return { status, body: html, isLasting: true, headers: { ...headers, ...LASTING } };
}

function pathLength(url: string): number {
  const mark = url.indexOf('?');
  return mark < 0 ? url.length : mark;
}

async function openBuild(app: FastifyInstance, distDir: string): Promise<Door> {
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
  return openBuiltDoor(distDir);
}

async function openSources(app: FastifyInstance): Promise<Door> {
  const { openSourceDoor } = await import('./dev-renderer.ts');
  return openSourceDoor(app);
}

/** Whether a page was not made, because too much is asked for. */
function isRefused({ code }: Failure): boolean {
  return code === 'busy' || code === 'too-many';
}

function sendBusy(reply: FastifyReply, failure: Failure) {
  const headers = { ...failure.headers, 'cache-control': 'no-store' };
  return reply.code(failure.status).headers(headers).type('text/html; charset=utf-8').send(busyPage(failure));
}

function sendHtml(reply: FastifyReply, status: number, html: string) {
  if (status >= 500) reply.headers(FAILED);
  else reply.header('cache-control', 'no-cache');
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
