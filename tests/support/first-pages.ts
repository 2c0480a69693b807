import { pages, type Page } from '#contract/collections/pages.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { firstPages } from '#server/db/migrations/033-pages.ts';

/** A page of a new site, as the API returns it to visitors. */
export function firstPage(slug: string): Page {
  const found = firstPages.find((page) => page.slug === slug);
  if (!found) throw new Error(`A new site has no page ${slug}`);
  const stamps = { _id: slug, version: 1, createdAt: '', updatedAt: '' };
  return parseLenient(pages.record, {
    ...found,
    ...stamps,
    status: 'published',
    seo: { description: found.description },
  });
}
