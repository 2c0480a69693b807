import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { blog } from '#contract/collections/blog.ts';
import { portfolio } from '#contract/collections/portfolio.ts';
import { services } from '#contract/collections/services.ts';
import { cleanHtml } from '#server/sanitize/sanitize.ts';
import { blogPosts } from './content/blog/index.ts';
import { portfolioItems } from './content/portfolio/index.ts';
import { servicePages } from './content/services/index.ts';

const posts = stored(blog.create, blogPosts);
const text = posts.map(({ content }) => content).join('\n');
const each = posts.map((post) => [post.slug, post] as const);

/** Every element that a post may be made of and that an editor can copy from one. */
const ELEMENTS = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'a', 'strong', 'em', 'mark', 'kbd'],
  ...['figure', 'img', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const PAGES = ['/', '/services', '/portfolio', '/pricing', '/blog', '/about', '/contact', '/privacy', '/terms'];

/** Entries as they are stored: a picture's address stands where its name stood. */
function stored<S extends z.ZodType>(schema: S, entries: unknown[]): z.output<S>[] {
  const filled: unknown[] = JSON.parse(JSON.stringify(entries).replaceAll('starter:', '/media/'));
  return filled.map((entry) => schema.parse(entry));
}

function wordsOf(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
}

/** The text and the bare tags, in one spelling. */
function textAndTags(html: string): string {
  return html
    .replace(/<(\/?[a-z0-9]+)[^>]*>/g, '<$1>')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>');
}

/** The attributes of each tag, in the order of the tags. */
function attributesOf(html: string): string[][] {
  return [...html.matchAll(/<[a-z0-9]+([^>]*)>/g)].map(([, inside = '']) => inside.match(/[a-z]+="[^"]*"/g) ?? []);
}

/** Every address below the site's root that the starter site answers. */
function addresses(): Set<string> {
  return new Set([
    ...PAGES,
    ...stored(services.create, servicePages).map(({ slug }) => `/services/${slug}`),
    ...stored(portfolio.create, portfolioItems).map(({ slug }) => `/portfolio/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ]);
}

describe('the starter blog', () => {
  test('has fourteen published posts with unique slugs, newest first', () => {
    expect(posts).toHaveLength(14);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(14);
    expect(posts.every(({ status }) => status === 'published')).toBe(true);
    const dates = posts.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every(Boolean)).toBe(true);
  });

  test('has 12 to 14 tags for the twelve tag chips, and at least one per post', () => {
    const tags = new Set(posts.flatMap((post) => post.tags));
    expect(tags.size).toBeGreaterThanOrEqual(12);
    expect(tags.size).toBeLessThanOrEqual(14);
    for (const post of posts) expect(post.tags.length, post.slug).toBeGreaterThan(0);
  });

  test('is written by the three authors of the studio', () => {
    expect(new Set(posts.map(({ author }) => author))).toEqual(
      new Set(['Meera Chauhan', 'Kabir Solanki', 'Ila Purohit']),
    );
  });

  test('uses every element that a post may contain', () => {
    const used = new Set([...text.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name));
    expect([...used]).toEqual(expect.arrayContaining(ELEMENTS));
    expect(text).toMatch(/<th scope="col">/);
    expect(text).toMatch(/<th scope="row">/);
    expect(text).toMatch(/<pre><code class="language-(html|css|js)">/);
  });

  test('starts headings at h2 and skips no level', () => {
    for (const { slug, content } of posts) {
      expect(content, slug).toMatch(/^<p>/);
      const ranks = [...content.matchAll(/<h(\d)/g)].map(([, rank]) => Number(rank));
      expect(ranks[0], slug).toBe(2);
      for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 1), slug).toBeLessThanOrEqual(1);
    }
  });
});

describe.each(each)('the starter post %s', (_slug, post) => {
  test('is 500 to 900 words long, without its figure', () => {
    const words = wordsOf(post.content.replace(/<figure>[^]*?<\/figure>/g, ''));
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  test('has one figure with a caption, a picture or tables of numbers, beside code with the name of its file', () => {
    const figures = post.content.match(/<figure>[^]*?<\/figure>/g) ?? [];
    const [figure = '', ...others] = figures.filter((one) => !one.includes('<pre>'));
    expect(others).toEqual([]);
    expect(/<figcaption>([^<]+)<\/figcaption>/.exec(figure)?.[1]?.length).toBeGreaterThan(20);
    const [, short] = /^\/media\/blog-([a-z]+)\.webp$/.exec(post.coverImageUrl) ?? [];
    const [, image = ''] = /<img ([^>]*)>/.exec(figure) ?? [];
    if (!image) {
      expect(figure).toMatch(/<th scope="row">[^<]+<\/th><td>(?:<strong>)?\d/);
      return;
    }
    expect(image).toContain(`src="/media/figure-${short}.webp"`);
    expect(/alt="([^"]*)"/.exec(image)?.[1]?.length).toBeGreaterThan(40);
    expect(image).toMatch(/width="\d+" height="\d+"/);
  });

  test('contains at least two of code, quote and table', () => {
    const kinds = ['<pre>', '<blockquote>', '<table>'].filter((tag) => post.content.includes(tag));
    expect(kinds.length).toBeGreaterThanOrEqual(2);
  });

  test('has SEO texts and an excerpt that fit a search result and a card', () => {
    expect(post.seo.title.length).toBeGreaterThan(10);
    expect(post.seo.title.length).toBeLessThanOrEqual(60);
    expect(post.seo.description.length).toBeGreaterThan(50);
    expect(post.seo.description.length).toBeLessThanOrEqual(155);
    expect(post.excerpt.length).toBeGreaterThan(50);
    expect(post.excerpt.length).toBeLessThanOrEqual(200);
  });

  test('links only to paths of the starter site, and to at least two of them', () => {
    const links = linksOf(post.content);
    expect(new Set(links).size).toBeGreaterThanOrEqual(2);
    for (const href of links) expect([...addresses()], href).toContain(href.replace(/#.*/, ''));
    expect(links).not.toContain(`/blog/${post.slug}`);
  });

  test('loses nothing when its HTML is sanitised', () => {
    const cleaned = cleanHtml(post.content);
    expect(textAndTags(cleaned)).toBe(textAndTags(post.content));
    for (const [index, attributes] of attributesOf(post.content).entries()) {
      expect(attributesOf(cleaned)[index]).toEqual(expect.arrayContaining(attributes));
    }
  });
});
