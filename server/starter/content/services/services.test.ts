import { describe, expect, test } from 'vitest';
import { SERVICE_SECTIONS } from '#contract/constants.ts';
import { sectionsOf } from '#contract/service-sections.ts';
import { services } from '#contract/collections/services.ts';
import { cleanHtml } from '#server/sanitize/sanitize.ts';
import { serviceSection } from '../service-section.ts';
import { servicePages } from './index.ts';

/** As seeding does, an address in place of every `starter:NAME`. */
const pages = servicePages.map((page) => {
  const parsed = services.create.parse(JSON.parse(JSON.stringify(page).replaceAll('starter:', '/uploads/')));
  return { ...parsed, sections: sectionsOf(parsed.blocks) };
});

describe('the starter service pages', () => {
  test('match the service cards in slug, title and order', () => {
    expect(pages.map(({ slug }) => slug)).toEqual(serviceSection.cards.map(({ slug }) => slug));
    expect(pages.map(({ title }) => title)).toEqual(serviceSection.cards.map(({ title }) => title));
    expect(pages.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('pass the contract unchanged', () => {
    for (const [index, page] of pages.entries()) {
      expect(page).toMatchObject(
        JSON.parse(JSON.stringify(servicePages[index]).replaceAll('starter:', '/uploads/'), trimmed),
      );
    }
  });

  test('use all eight section types, with six to eight sections per page', () => {
    const types = pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(Object.keys(SERVICE_SECTIONS)));
    for (const { slug, sections } of pages) {
      expect(sections.length, slug).toBeGreaterThanOrEqual(6);
      expect(sections.length, slug).toBeLessThanOrEqual(8);
    }
  });

  test('have four to six questions and four or five process steps', () => {
    for (const { slug, faqs, sections } of pages) {
      expect(faqs.length, slug).toBeGreaterThanOrEqual(4);
      expect(faqs.length, slug).toBeLessThanOrEqual(6);
      const steps = sections.find(({ type }) => type === 'process')?.items.length;
      expect([4, 5], slug).toContain(steps);
    }
  });

  test('have one most popular plan, and prices in the format of the site', () => {
    for (const { slug, sections } of pages) {
      const plans = sections.find(({ type }) => type === 'pricing')?.items ?? [];
      const written = JSON.stringify(plans);
      expect(written.match(/"mostPopular":true/g), slug).toHaveLength(1);
      for (const [, price] of written.matchAll(/"price":"([^"]+)"/g)) expect(price).toMatch(/^Rs \d+(\.\d)?K$/);
    }
  });

  test('lose nothing when they are sanitised', () => {
    for (const { sections } of pages) {
      for (const { content } of sections) expect(cleanHtml(content)).toBe(content);
    }
  });

  test('have SEO texts that fit a search result', () => {
    for (const { slug, seo } of pages) {
      expect(seo.title.length, slug).toBeLessThanOrEqual(60);
      expect(seo.description.length, slug).toBeLessThanOrEqual(155);
      expect(seo.description.length, slug).toBeGreaterThan(80);
    }
  });
});

function trimmed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
