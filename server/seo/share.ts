import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '#server/http/failure.ts';
import type { LoadGuard } from '#server/http/load-guard.ts';
import { PUBLIC_CACHE_HEADERS } from '#server/http/public-cache.ts';
import { drawShare, type Words } from './share-image.ts';

const KEPT_MAX = 200;
const ADDRESS = /^\/share(\/[^?]+)?\.jpg(?:\?|$)/;
/** Longer than the path of any page. */
const PATH_MAX = 500;
const ANY_SITE = 'http://site.invalid';

interface Drawn {
  content: Buffer;
  etag: string;
}

/**
 * The pictures of shared links, `/share.jpg` for the landing page and `/share/<path>.jpg` for any other: drawn of what
 * the page says of itself, so that no address draws words that the site does not say.
 */
export function serveShareImages(app: FastifyInstance, guard: LoadGuard): void {
  const drawn = new LRUCache<string, Promise<Drawn>>({ max: KEPT_MAX });

  function pictureOf(words: Words): Promise<Drawn> {
    const key = JSON.stringify(words);
    const known = drawn.get(key);
    if (known) return known;
    const begun = drawShare(words).then((content) => ({ content, etag: etagOf(content) }));
    drawn.set(key, begun);
    begun.catch(() => drawn.delete(key));
    return begun;
  }

  async function wordsAt(path: string): Promise<Words> {
    const { statusCode, body } = await app.inject({ method: 'GET', url: path });
    const title = contentOf(body, 'og:title');
    if (statusCode !== 200 || title === null) throw new Failure('not-found');
    const brand = contentOf(body, 'og:site_name') ?? '';
    return { title: withoutBrand(title, brand), brand };
  }

  for (const url of ['/share.jpg', '/share/*']) {
    app.get(url, async (request, reply) => {
      const [isShare, path = '/'] = ADDRESS.exec(request.url) ?? [];
      if (isShare === undefined || !isPagePath(path)) throw new Failure('not-found');
      const { content, etag } = await guard.run(request, async () => pictureOf(await wordsAt(path)));
      reply.headers({ ...PUBLIC_CACHE_HEADERS, etag, 'cross-origin-resource-policy': 'cross-origin' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/jpeg').send(content);
    });
  }
}

/** Whether a page could be there: not where the pictures themselves are, each of which would ask for the next one. */
function isPagePath(path: string): boolean {
  if (path.length > PATH_MAX || /^\/share(\/|\.jpg)/.test(path)) return false;
  const address = URL.parse(path, ANY_SITE);
  return address?.origin === ANY_SITE && address.pathname === path;
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function withoutBrand(title: string, brand: string): string {
  return brand && title.endsWith(` | ${brand}`) ? title.slice(0, -` | ${brand}`.length) : title;
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What a page of ours says of itself under a name; null where it says nothing. */
function contentOf(html: string, property: string): string | null {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return found?.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name] ?? '') ?? null;
}
