import { portfolioItem, type PortfolioItem } from '#contract/records/portfolio-item.ts';
import type { Database } from '#server/db/open.ts';
import { plainText } from '#server/http/sanitize.ts';
import { searching, searchText, tagged, tagsText } from '#server/records/search.ts';
import { openRecordStore, type RecordQuery } from '#server/records/store.ts';

interface ListOptions {
  page: number;
  limit: number;
  q: string;
  tag: string;
  category: string;
  /** Whether drafts and hidden items are meant too. */
  isStaff: boolean;
}

/** Finished work, in its `order`. */
export function openPortfolioStore(database: Database) {
  const { page, tally, find, create, update, remove } = openRecordStore(database, {
    table: 'portfolio_items',
    record: portfolioItem,
    columns: { slug: 'slug', status: 'status', isVisible: 'is_visible', order: 'position', category: 'category' },
    searched: ({ title, excerpt, tags, techUsed, category, client, description }) => ({
      search: searchText(title, excerpt, tags, techUsed, category, client, plainText(description)),
      tags: tagsText(tags),
    }),
  });

  /** A page of the items, with all categories and how many items each has. */
  async function list({ q, tag, category, isStaff, ...paging }: ListOptions) {
    const seen = (query: RecordQuery) => (isStaff ? query : publicOnly(query));
    const narrow = (query: RecordQuery) => {
      const found = tagged(searching(seen(query), q), tag);
      return category ? found.where('category', '=', category) : found;
    };
    const found = await page({ ...paging, narrow, order: [['position', 'asc'], ['id', 'asc']] }); // prettier-ignore
    const counted = await tally('category', seen);
    const categories = counted
      .map(({ value, count }) => ({ category: value, count }))
      .sort((a, b) => (a.category < b.category ? -1 : 1));
    return { ...found, categories };
  }

  /** The item at an address; to the public a draft or hidden one is unknown. */
  async function at(slug: string, isStaff: boolean): Promise<PortfolioItem | null> {
    const item = await find({ slug });
    return item && (isStaff || (item.isVisible && item.status === 'published')) ? item : null;
  }

  return { list, at, create, update, remove };
}

function publicOnly(query: RecordQuery): RecordQuery {
  return query.where('status', '=', 'published').where('is_visible', '=', 1);
}
