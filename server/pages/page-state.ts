import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CacheableResponse, PublicCache } from '#server/http/public-cache.ts';
import type { Renderer, RenderedState, Site, Transport } from './renderer.ts';

const PREFIX = '/page-state';
const STATE_URL = /^\/page-state\/([\w-]+)(\/.*)$/;
/** The URL names the content, so it never changes. A visitor who comes back within a day needs no request. */
const IMMUTABLE = 'public, max-age=86400, immutable';

interface PageStateOptions {
  renderer: Pick<Renderer, 'normalizeUrl' | 'renderState'>;
  readSite: () => Promise<Site>;
  transport: Transport;
  cache: PublicCache;
  dev: boolean;
}

/**
 * The URL of the state with which a page was rendered. The browser adds the query: the head of a page contains no text
 * from its URL.
 */
export function pageStateUrl(url: string, state: string): string {
  const [path = ''] = url.split('?');
  return `${PREFIX}/${hashOf(state)}${path}`;
}

/** Serves what the browser needs to hydrate a page, apart from the page, so that the page does not say everything twice. */
export function servePageStates(app: FastifyInstance, options: PageStateOptions): void {
  const { renderer, readSite, transport, cache, dev } = options;
  app.get(`${PREFIX}/*`, async (request, reply) => {
    const [, hash = '', pageUrl = '/'] = STATE_URL.exec(request.url) ?? [];
    const url = await renderer.normalizeUrl(pageUrl);
    return cache.respond(request, reply, dev ? null : `${PREFIX}/${hash}${url}`, async () =>
      toResponse(hash, await renderer.renderState({ url, site: await readSite(), transport })),
    );
  });
}

/** If the content has changed since, the page gets the new state and shows it. */
function toResponse(hash: string, { json, isComplete }: RenderedState): CacheableResponse {
  const isCacheable = isComplete && hashOf(json) === hash;
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isCacheable ? IMMUTABLE : 'no-cache',
      'x-robots-tag': 'noindex',
    },
    body: json,
    isCacheable,
  };
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url').slice(0, 16);
}
