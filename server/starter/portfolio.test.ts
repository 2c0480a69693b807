import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { projectColors } from '#contract/colors.ts';
import { portfolio } from '#contract/collections/portfolio.ts';
import { cleanHtml } from '#server/sanitize/sanitize.ts';
import { about } from './content/about.ts';
import { portfolioItems } from './content/portfolio/index.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const KB = 1024;
/** What is stored: seeding gives each `starter:NAME` an address, as here. */
const stored = portfolioItems.map((words) => JSON.stringify(words).replaceAll('starter:', '/media/'));
const items = stored.map((words) => portfolio.create.parse(JSON.parse(words)));
const galleryOf = (item: (typeof items)[number]) => item.gallery.map(({ imageUrl }) => imageUrl);

function countBy<T>(values: T[]): number[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

function fileOf(picture: string): string {
  expect(picture).toMatch(/^\/media\/[a-z0-9-]+\.webp$/);
  return join(PICTURES, picture.replace('/media/', ''));
}

describe('the starter portfolio', () => {
  test('has fifteen projects with unique slugs, in list order', () => {
    expect(items).toHaveLength(15);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(15);
    expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index));
  });

  test('has five categories with two to four projects each', () => {
    const sizes = countBy(items.map(({ category }) => category));
    expect(sizes).toHaveLength(5);
    for (const size of sizes) expect(size >= 2 && size <= 4).toBe(true);
  });

  test('has at most five projects per year, as many as the studio takes on', () => {
    const years = items.map(({ projectDate }) => new Date(projectDate).getUTCFullYear());
    expect(Math.max(...countBy(years))).toBeLessThanOrEqual(5);
    for (const year of years) expect(year >= 2020 && year <= 2026).toBe(true);
  });

  test.each(items)('has complete content for $title', (item) => {
    for (const text of [item.title, item.excerpt, item.client]) expect(text).not.toBe('');
    expect(item.tags.length >= 2 && item.tags.length <= 4).toBe(true);
    expect(item.techUsed.length).toBeGreaterThan(1);
    const words = item.description
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(words >= 150 && words <= 300, `${words} words`).toBe(true);
    expect(cleanHtml(item.description)).toBe(item.description);
  });

  test('names two or three makers of each project, all from the About page, and each person somewhere', () => {
    for (const { makers } of items) expect([2, 3]).toContain(makers.length);
    const named = new Set(items.flatMap(({ makers }) => makers));
    expect(named).toEqual(new Set(about.people.map(({ name }) => name)));
  });

  test.each(items)('has a result, three figures, the words of a client and own colours for $title', (item) => {
    const { result, results, quote, colors, coverImageUrl } = item;
    for (const text of [result, quote.text, quote.by, quote.role]) expect(text).not.toBe('');
    expect(results).toHaveLength(3);
    for (const { value, label } of results) expect(value && label).not.toBe('');
    expect(projectColors({ colors, coverImageUrl })).toEqual(colors);
  });

  test.each(items)('shows $title with a cover and captioned pictures that exist and are small', async (item) => {
    expect(item.coverImageUrl).toBe(`/media/cover-${item.slug}.webp`);
    expect(galleryOf(item).length >= 2 && galleryOf(item).length <= 3).toBe(true);
    for (const { caption } of item.gallery) expect(caption.length).toBeGreaterThan(20);
    for (const picture of [item.coverImageUrl, ...galleryOf(item)]) {
      const { format, width } = await sharp(fileOf(picture)).metadata();
      const isCover = picture === item.coverImageUrl;
      expect([format, width]).toEqual(['webp', isCover ? 2400 : 1200]);
      expect(statSync(fileOf(picture)).size).toBeLessThanOrEqual((isCover ? 150 : 60) * KB);
    }
  });

  test('keeps all gallery pictures together under two megabytes', () => {
    const pictures = items.flatMap(galleryOf);
    expect(new Set(pictures).size).toBe(pictures.length);
    const total = pictures.reduce((sum, picture) => sum + statSync(fileOf(picture)).size, 0);
    expect(total).toBeLessThan(2048 * KB);
  });
});
