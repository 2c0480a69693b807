import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '#server/http/failure.ts';
import type { LoadGuard } from '#server/http/load-guard.ts';
import { PUBLIC_CACHE_HEADERS } from '#server/http/public-cache.ts';
import type { ShareText } from './share-image.ts';
import type { ShareLook } from './share-look.ts';

const MAX_CACHED = 200;
const SHARE_PATH = /^\/share(\/[^?]+)?\.jpg(?:\?|$)/;
/** No page has a longer path. */
const MAX_PATH_LENGTH = 500;
const ANY_ORIGIN = 'http://site.invalid';

interface ShareImage {
  content: Buffer;
  etag: string;
}

interface ShareImageOptions {
  guard: LoadGuard;
  /** The title and brand of the page at a path; null if there is no such page. */
  pageMeta: (path: string) => Promise<ShareText | null>;
  readLook: () => Promise<ShareLook>;
}

/**
 * Serves the pictures of shared links: `/share.jpg` for the landing page, `/share/<path>.jpg` for any other page. The
 * text comes from the page's content, never from the URL, so that nobody can forge it.
 */
export function serveShareImages(app: FastifyInstance, { guard, pageMeta, readLook }: ShareImageOptions): void {
  const cache = new LRUCache<string, Promise<ShareImage>>({ max: MAX_CACHED });

  function cachedImage(text: ShareText, look: ShareLook): Promise<ShareImage> {
    const key = JSON.stringify([text, look]);
    const cached = cache.get(key);
    if (cached) return cached;
    const image = drawImage(text, look);
    cache.set(key, image);
    image.catch(() => cache.delete(key));
    return image;
  }

  for (const url of ['/share.jpg', '/share/*']) {
    app.get(url, async (request, reply) => {
      const [match, path = '/'] = SHARE_PATH.exec(request.url) ?? [];
      if (match === undefined || !isPagePath(path)) throw new Failure('not-found');
      const { content, etag } = await guard.run(request, async () => {
        const [text, look] = await Promise.all([pageMeta(path), readLook()]);
        if (!text) throw new Failure('not-found');
        return cachedImage(text, look);
      });
      reply.headers({ ...PUBLIC_CACHE_HEADERS, etag, 'cross-origin-resource-policy': 'cross-origin' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/jpeg').send(content);
    });
  }
}

/** Loads sharp with the first picture: it takes 85 ms and 19 MB. */
async function drawImage(text: ShareText, look: ShareLook): Promise<ShareImage> {
  const { drawShareImage } = await import('./share-image.ts');
  const content = await drawShareImage(text, look);
  return { content, etag: hashEtag(content) };
}

/** Whether a page could have this path: short, and unchanged by URL parsing. */
function isPagePath(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH) return false;
  const url = URL.parse(path, ANY_ORIGIN);
  return url?.origin === ANY_ORIGIN && url.pathname === path;
}

function hashEtag(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
