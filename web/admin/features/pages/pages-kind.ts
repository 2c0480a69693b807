import type { z } from 'zod';
import { pages, type Page } from '#contract/collections/pages.ts';
import { collectionCalls } from '#web/admin/editing/collections/collection-calls.ts';
import { collectionKind, rowOf } from '#web/admin/editing/collections/collection-kind.tsx';
import { PageAside } from './page-aside.tsx';
import { PageForm } from './page-form.tsx';
import { pagePreview } from './page-preview.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';

type PageInList = z.output<typeof pages.inList>;

const { list } = collectionCalls<PageInList, Page>(pages);

/** The pages in the panel. */
export const pagesKind = collectionKind<PageInList, Page>(pages, {
  words: { add: blocksTexts.newPage },
  texts: { emptyHint: blocksTexts.yourPagesAppearHerePublished },
  start: 'note',
  isBeside: true,
  // All at once, sorted by address: the home page, then the others as in the site.
  list: async ({ q, status, signal }) => {
    const found = await list({ q, status }, signal);
    return { ...found, items: found.items.toSorted((a, b) => a.slug.localeCompare(b.slug, 'en')) };
  },
  row: (page) => ({
    ...rowOf(pages, page),
    title: page.slug === '/' ? `${page.title} (home page)` : page.title,
    detail: page.slug,
  }),
  preview: (page) => pagePreview(page?.slug ?? null),
  Form: PageForm,
  Aside: PageAside,
});
