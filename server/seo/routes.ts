import { derivePalette } from '#contract/palette.ts';
import type { FastifyInstance } from 'fastify';
import { PUBLIC_CACHE_HEADERS, type PublicCache } from '#server/http/public-cache.ts';
import { jsonFeed, openFeeds, rssFeed, type FeedSource } from './feeds.ts';
import { publicRecords, type PublicRecords, type PublicSources } from './public-records.ts';
import { sitemap } from './sitemap.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export interface SeoFilesOptions extends PublicSources {
  siteUrl: string;
  cache: PublicCache;
  /** Paths of the pages that always exist, whatever the content. */
  paths: readonly string[];
}

/** Serves sitemap, feeds, robots.txt, web manifest and security.txt. All are cached like pages. */
export function serveSeoFiles(app: FastifyInstance, { siteUrl, cache, paths, ...sources }: SeoFilesOptions): void {
  const records = publicRecords(sources);
  const files: Files = {
    '/sitemap.xml': ['application/xml', () => sitemap(records, siteUrl, paths)],
    ...feedFiles(openFeeds(sources.database), records, siteUrl),
    '/robots.txt': ['text/plain', async () => robots(siteUrl)],
    '/site.webmanifest': ['application/manifest+json', () => manifest(records)],
    '/.well-known/security.txt': ['text/plain', () => security(records, siteUrl)],
  };
  for (const [path, [type, make]] of Object.entries(files)) {
    app.get(path, async (request, reply) =>
      cache.respond(request, reply, path, async () => ({
        status: 200,
        headers: { 'content-type': `${type}; charset=utf-8`, ...PUBLIC_CACHE_HEADERS },
        body: await make(),
        isCacheable: true,
      })),
    );
  }
}

type Files = Record<string, [type: string, make: () => Promise<string>]>;

/** The feeds of all collections that have one, in both formats. */
function feedFiles(feeds: readonly FeedSource[], records: PublicRecords, siteUrl: string): Files {
  return Object.assign(
    {},
    ...feeds.map((feed): Files => {
      const { path } = feed.collection.feed;
      return {
        [`${path}.xml`]: ['application/rss+xml', () => rssFeed(feed, records, siteUrl)],
        [`${path}.json`]: ['application/feed+json', () => jsonFeed(feed, records, siteUrl)],
      };
    }),
  ) as Files;
}

/** Names no private path, because that would reveal it: private pages send noindex instead. */
function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

async function manifest(records: PublicRecords): Promise<string> {
  const [{ name, tagline }, appearance] = await Promise.all([records.site(), records.appearance()]);
  const { colors } = derivePalette(appearance);
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name,
    short_name: name.slice(0, 12),
    description: tagline,
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors['night-deep'],
    icons: [icon(192), icon(512)],
  });
}

/** Where to report a vulnerability (RFC 9116). */
async function security(records: PublicRecords, siteUrl: string): Promise<string> {
  const { email } = await records.site();
  const contact = email ? `mailto:${email}` : `${siteUrl}/contact`;
  const expires = new Date(Date.now() + YEAR_MS).toISOString();
  const canonical = `${siteUrl}/.well-known/security.txt`;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
}
