import { sql } from 'kysely';
import type { ITEM_STATES } from '#contract/constants.ts';
import { portfolioItem, type PortfolioItem } from '#contract/records/portfolio-item.ts';
import type { Database } from '#server/db/open.ts';
import { htmlToText } from '#server/sanitize/sanitize.ts';
import { publicCondition } from '#server/records/permalinks.ts';
import { whereMatches, searchText, whereTagged, encodeTags } from '#server/records/search.ts';
import type { RecordQuery } from '#server/records/kind.ts';
import type { Order } from '#server/records/reads.ts';
import { openRecordStore } from '#server/records/store.ts';

interface ListOptions {
  page: number;
  limit: number;
  q: string;
  tag: string;
  category: string;
  /** The slug of the item after which the list begins; the whole list when it is '' or unknown. */
  after: string;
  /** Only the items with these slugs, in this order; all if it is empty. */
  slugs: string[];
  /** The filter for staff; the public gets published and visible items. */
  status: 'all' | (typeof ITEM_STATES)[number];
  /** Whether descriptions and pictures are left out; the public never gets what only an item's page shows. */
  brief: boolean;
  /** Whether to include drafts and hidden items. */
  isStaff: boolean;
}

/** The fields that public lists leave out: only a project's own page shows them. */
const PAGE_FIELDS = ['description', 'results', 'quote'] as const;

/** Finished work, in its `order`. */
export function openPortfolioStore(database: Database) {
  const { page, tally, countEach, find, ...store } = openRecordStore(database, {
    table: 'portfolio_items',
    isNumbered: true,
    record: portfolioItem,
    long: PAGE_FIELDS,
    columns: { slug: 'slug', status: 'status', isVisible: 'is_visible', order: 'position', category: 'category' },
    searched: ({ title, excerpt, tags, techUsed, makers, category, client, description }) => ({
      search: searchText(title, excerpt, tags, techUsed, makers, category, client, htmlToText(description)),
      tags: encodeTags(tags),
    }),
  });

  /** A page of the items, with all categories and how many items each has. */
  async function list({ q, tag, category, after, slugs, status, brief, isStaff, ...paging }: ListOptions) {
    const visible = (query: RecordQuery) => (isStaff ? query : publicOnly(query));
    const first = after ? await find({ slug: after }, visible) : null;
    const matching = (query: RecordQuery) => {
      const found = whereTagged(whereMatches(following(visible(query), first), q), tag);
      const named = slugs.length > 0 ? found.where('slug', 'in', slugs) : found;
      return category ? named.where('category', '=', category) : named;
    };
    const narrow = (query: RecordQuery) =>
      isStaff && status !== 'all' ? matching(query).where(STATES[status]) : matching(query);
    const omit = brief ? ['images', 'gallery', ...PAGE_FIELDS] : isStaff ? [] : PAGE_FIELDS;
    const order: Order = [
      ['position', 'asc'],
      ['id', 'asc'],
    ];
    const found = await page({ ...paging, isSearch: q !== '', omit, narrow, order });
    if (slugs.length > 0) found.items.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
    const counted = await tally('category', visible);
    const categories = counted
      .map(({ value, count }) => ({ category: value, count }))
      .sort((a, b) => (a.category < b.category ? -1 : 1));
    return { ...found, categories, ...(isStaff && { statuses: await countEach(matching, STATES, q !== '') }) };
  }

  /** The item with a slug. The public does not find drafts and hidden items. */
  async function at(slug: string, isStaff: boolean): Promise<PortfolioItem | null> {
    return isStaff ? find({ slug }) : find({ slug }, publicOnly);
  }

  const { get, create, update, remove, reorder, move, versioned, sanitizing } = store;
  return { list, at, get, create, update, remove, reorder, move, versioned, sanitizing };
}

/** The items that come after one in the order of the list. */
function following(query: RecordQuery, item: PortfolioItem | null): RecordQuery {
  if (!item) return query;
  return query.where((eb) =>
    eb.or([eb('position', '>', item.order), eb.and([eb('position', '=', item.order), eb('id', '>', item._id)])]),
  );
}

const STATES = {
  draft: sql<boolean>`status <> 'published'`,
  hidden: sql<boolean>`status = 'published' and is_visible = 0`,
  published: sql<boolean>`status = 'published' and is_visible = 1`,
};

function publicOnly(query: RecordQuery): RecordQuery {
  return query.where(publicCondition.portfolio_items());
}
