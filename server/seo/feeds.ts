import { setImmediate as turn } from 'node:timers/promises';
import type { BlogPost } from '#contract/records/blog-post.ts';
import type { PublicRecords } from './public-records.ts';
import { xml, type Markup } from './xml.ts';

const NEWEST = 20;

interface Feed {
  title: string;
  about: string;
  posts: FeedPost[];
}
type FeedPost = BlogPost & { url: string; html: string; image: string };

/** The newest posts with their whole text, as RSS 2.0. */
export async function rssFeed(records: PublicRecords, siteUrl: string): Promise<string> {
  const { title, about, posts } = await newestFeed(records, siteUrl);
  const items: Markup[] = [];
  for (const post of posts) {
    items.push(rssItem(post));
    await turn();
  }
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${siteUrl}/blog</link>
<description>${about}</description>
<language>en</language>
<atom:link href="${siteUrl}/feed.xml" rel="self" type="application/rss+xml"/>
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
<dc:creator>${post.author}</dc:creator>
${post.tags.map((tag) => xml`<category>${tag}</category>`)}
<description>${post.excerpt}</description>
<content:encoded>${post.html}</content:encoded>
</item>
`;
}

/** The same as JSON Feed 1.1. */
export async function jsonFeed(records: PublicRecords, siteUrl: string): Promise<string> {
  const { title, about, posts } = await newestFeed(records, siteUrl);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: about,
    home_page_url: `${siteUrl}/blog`,
    feed_url: `${siteUrl}/feed.json`,
    language: 'en',
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

async function newestFeed(records: PublicRecords, siteUrl: string): Promise<Feed> {
  const [footer, found] = await Promise.all([records.footer(), records.newestPosts(NEWEST)]);
  const posts: FeedPost[] = [];
  for (const post of found) {
    posts.push({
      ...post,
      url: `${siteUrl}/blog/${encodeURIComponent(post.slug)}`,
      html: withWholeAddresses(post.content, siteUrl),
      image: post.coverImageUrl && new URL(post.coverImageUrl, siteUrl).href,
    });
    // Texts may be long: others are answered between two of them.
    await turn();
  }
  return { title: `${footer.brandName}: Blog`, about: footer.brandAbout, posts };
}

/** A feed is read elsewhere, where an address without its host leads nowhere. */
function withWholeAddresses(html: string, siteUrl: string): string {
  return html.replace(/(<[^>]*?\s(?:src|href)=")(\/[^"/][^"]*|\/)"/g, (_, before: string, path: string) => {
    return `${before}${siteUrl}${path}"`;
  });
}
