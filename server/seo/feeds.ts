import { language } from '#contract/texts/language.ts';
import { recordPath } from '#contract/links.ts';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { withFocus } from '#contract/pictures.ts';
import { collections } from '#contract/collections/index.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import type { Database } from '#server/db/open.ts';
import { openCollection } from '#server/records/open-collection.ts';
import type { PublicRecords } from './public-records.ts';
import { xml, type Markup } from './xml.ts';

// The `feed` package would write RSS with an author that the format forbids (a name instead of an email address), keep
// control characters that XML forbids, and write JSON Feed 1.0 instead of 1.1.

const MAX_POSTS = 20;

interface Feed {
  title: string;
  description: string;
  posts: FeedPost[];
}
interface FeedPost {
  _id: string;
  title: string;
  excerpt: string;
  author: string;
  tags: string[];
  publishedAt: string;
  updatedAt: string;
  url: string;
  html: string;
  image: string;
}

/** The collection of a feed, and its newest records. */
export interface FeedSource {
  collection: FedCollection;
  newest: (limit: number) => Promise<object[]>;
}
type FedCollection = Pick<Collection, 'path' | 'pagesAt' | 'labels'> & { feed: NonNullable<Collection['feed']> };

/** The newest 20 records with their full text, as RSS 2.0. */
export async function rssFeed(source: FeedSource, records: PublicRecords, siteUrl: string): Promise<string> {
  const { title, description, posts } = await loadFeed(source, records, siteUrl);
  const items: Markup[] = [];
  for (const post of posts) {
    items.push(rssItem(post));
    await yieldToRequests();
  }
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${siteUrl}${source.collection.path}</link>
<description>${description}</description>
<language>en</language>
<atom:link href="${siteUrl}${source.collection.feed.path}.xml" rel="self" type="application/rss+xml"/>
${items}</channel>
</rss>
`.text;
}

function rssItem(post: FeedPost): Markup {
  return xml`<item>
<title>${post.title}</title>
<link>${post.url}</link>
<guid isPermaLink="false">${post._id}</guid>
<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>
${
  post.author &&
  xml`<dc:creator>${post.author}</dc:creator>
`
}${post.tags.map((tag) => xml`<category>${tag}</category>`)}
<description>${post.excerpt}</description>
<content:encoded>${post.html}</content:encoded>
</item>
`;
}

/** The newest 20 records with their full text, as JSON Feed 1.1. */
export async function jsonFeed(source: FeedSource, records: PublicRecords, siteUrl: string): Promise<string> {
  const { title, description, posts } = await loadFeed(source, records, siteUrl);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: `${siteUrl}${source.collection.path}`,
    feed_url: `${siteUrl}${source.collection.feed.path}.json`,
    language: language(),
    items: posts.map((post) => ({
      id: post._id,
      url: post.url,
      title: post.title,
      summary: post.excerpt,
      content_html: post.html,
      date_published: post.publishedAt,
      date_modified: post.updatedAt,
      authors: [{ name: post.author }],
      tags: post.tags,
      ...(post.image && { image: post.image }),
    })),
  });
}

async function loadFeed({ collection, newest }: FeedSource, records: PublicRecords, siteUrl: string): Promise<Feed> {
  const { labels, feed } = collection;
  const [site, found] = await Promise.all([records.site(), newest(MAX_POSTS)]);
  const posts: FeedPost[] = [];
  for (const record of found) {
    const values = { ...NO_VALUES, ...record } as typeof NO_VALUES & Record<string, unknown>; // as the collection describes them
    const { coverImageUrl, slug } = values;
    posts.push({
      ...values,
      url: siteUrl + recordPath(collection, slug),
      html: withAbsoluteUrls(textOrEmpty(values[feed.content]), siteUrl),
      image: coverImageUrl && new URL(withFocus(coverImageUrl, null), siteUrl).href,
    });
    // Texts may be long: let other requests run between two of them.
    await yieldToRequests();
  }
  return { title: `${site.name}: ${labels.title}`, description: site.tagline, posts };
}

/** A record of a collection without some of the fields that a feed shows. */
const NO_VALUES = {
  ...{ _id: '', title: '', slug: '', excerpt: '', author: '', publishedAt: '', updatedAt: '', coverImageUrl: '' },
  tags: [] as string[],
};

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The feeds of all collections that have one. */
export function openFeeds(database: Database): FeedSource[] {
  return Object.values(collections).flatMap(({ name, path, pagesAt, labels, feed }) =>
    feed ? [{ collection: { path, pagesAt, labels, feed }, newest: openCollection(database, name).newestPublic }] : [],
  );
}

/** Feed readers show the text on other sites, where relative URLs would not work. */
function withAbsoluteUrls(html: string, siteUrl: string): string {
  return html.replace(/(<[^>]*?\s(?:src|href)=")(\/[^"/][^"]*|\/)"/g, (_, before: string, path: string) => {
    return `${before}${siteUrl}${path}"`;
  });
}
