import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { withFocus } from '#contract/pictures.ts';
import type { BlogPost } from '#contract/collections/blog.ts';
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
type FeedPost = BlogPost & { url: string; html: string; image: string };

/** The newest 20 posts with their full text, as RSS 2.0. */
export async function rssFeed(records: PublicRecords, siteUrl: string): Promise<string> {
  const { title, description, posts } = await loadFeed(records, siteUrl);
  const items: Markup[] = [];
  for (const post of posts) {
    items.push(rssItem(post));
    await yieldToRequests();
  }
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${siteUrl}/blog</link>
<description>${description}</description>
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

/** The newest 20 posts with their full text, as JSON Feed 1.1. */
export async function jsonFeed(records: PublicRecords, siteUrl: string): Promise<string> {
  const { title, description, posts } = await loadFeed(records, siteUrl);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
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

async function loadFeed(records: PublicRecords, siteUrl: string): Promise<Feed> {
  const [footer, newest] = await Promise.all([records.footer(), records.newestPosts(MAX_POSTS)]);
  const posts: FeedPost[] = [];
  for (const post of newest) {
    posts.push({
      ...post,
      url: `${siteUrl}/blog/${encodeURIComponent(post.slug)}`,
      html: withAbsoluteUrls(post.content, siteUrl),
      image: post.coverImageUrl && new URL(withFocus(post.coverImageUrl, null), siteUrl).href,
    });
    // Posts may be long: let other requests run between two of them.
    await yieldToRequests();
  }
  return { title: `${footer.brandName}: Blog`, description: footer.brandAbout, posts };
}

/** Feed readers show the text on other sites, where relative URLs would not work. */
function withAbsoluteUrls(html: string, siteUrl: string): string {
  return html.replace(/(<[^>]*?\s(?:src|href)=")(\/[^"/][^"]*|\/)"/g, (_, before: string, path: string) => {
    return `${before}${siteUrl}${path}"`;
  });
}
