import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#server/db/open.ts';
import {
  recordsOf,
  type Condition,
  type NewFields,
  type RecordKind,
  type RecordQuery,
  type RecordStamps,
} from './kind.ts';
import type { ListOptions, Order } from './reads.ts';
import { decodeTags, whereMatches, whereTagged } from './search.ts';
import { openRecordStore } from './store.ts';
import type { CollectionOf } from './collection-kind.ts';
import { publicCondition, stateConditions } from './public-condition.ts';

/** Which records a list returns. */
export interface CollectionQuery {
  /** From 1. */
  page: number;
  limit: number;
  /** Search words that must all occur; '' for none. */
  q: string;
  /** A tag that the records must have; '' for any. */
  tag: string;
  /** The value of each facet's field; '' for any. */
  facets: Record<string, string>;
  /** The slug of the record after which the list begins; the whole list when it is '' or unknown. */
  after: string;
  /** Only the records with these slugs, in this order; all if it is empty. */
  slugs: string[];
  /** One of the collection's states, for staff. The public gets the published records. */
  status: string;
  /** Whether long texts are left out; the public never gets them in a list. */
  brief: boolean;
  /** Whether to include records that are not public. */
  isStaff: boolean;
}

const ORDERS = {
  numbered: [
    ['position', 'asc'],
    ['id', 'asc'],
  ],
  newest: [
    ['published_at', 'desc'],
    ['id', 'desc'],
  ],
} as const satisfies Record<string, Order>;
const UNDATED_FIRST: Order[number] = [sql<boolean>`published_at = ''`, 'desc'];

/** The records of a collection: lists with search and filters, and all that a store of records does. */
export function openCollectionStore<S extends z.ZodType<RecordStamps>>(
  database: Database,
  collection: CollectionOf<S>,
  kind: RecordKind<S>,
) {
  const store = openRecordStore(database, kind);
  const { publicWhen, long, listOmits, facets } = collection;
  const isByTime = !collection.isSorted; // without a moment of publication the ids decide, which ascend with time
  const publicOnly = (query: RecordQuery) => query.where(publicCondition(publicWhen));
  const everything = (query: RecordQuery) => query;

  /** A page of the records, with the facets, and for staff with the number of records in each state. */
  async function listPage({ status, brief, isStaff, page, limit, ...asked }: CollectionQuery) {
    const visible = isStaff ? everything : publicOnly;
    const matching = await matcher(visible, asked);
    const states = stateConditions(publicWhen);
    const isSearch = asked.q !== '';
    const statuses = isStaff ? await store.countEach(matching, states, isSearch) : null;
    const state = isStaff ? states[status] : undefined;
    const found = await store.page({
      ...{ page, limit, isSearch },
      narrow: (query) => (state ? matching(query).where(state) : matching(query)),
      order: isByTime ? [...(isStaff ? [UNDATED_FIRST] : []), ...ORDERS.newest] : [...ORDERS.numbered],
      omit: brief ? [...listOmits.brief, ...long] : isStaff ? [] : long,
      ...(statuses && { knownTotal: statuses[status] ?? statuses.all }),
    });
    const { slugs } = asked;
    if (slugs.length > 0) found.items.sort((a, b) => slugs.indexOf(slugOf(a)) - slugs.indexOf(slugOf(b)));
    return { ...found, ...(await countFacets(visible)), ...(statuses && { statuses }) };
  }

  /** Selects the records that a list asks for. */
  async function matcher(
    visible: typeof everything,
    { q, tag, after, slugs, facets: values }: Pick<CollectionQuery, 'q' | 'tag' | 'after' | 'slugs' | 'facets'>,
  ) {
    const first = after ? await keyOf(after, visible) : null;
    return (all: RecordQuery) => {
      const following = first ? visible(all).where(follows(first, isByTime)) : visible(all);
      const found = whereTagged(whereMatches(following, q), tag);
      const named = slugs.length > 0 ? found.where('slug', 'in', slugs) : found;
      const category = Object.values(facets).find(({ field }) => field === 'category');
      const wanted = category && values[category.key];
      return wanted ? named.where('category', '=', wanted) : named;
    };
  }

  /** What a record is sorted by. */
  async function keyOf(slug: string, visible: typeof everything): Promise<SortKey | null> {
    const columns = ['id', isByTime ? 'published_at as value' : 'position as value'] as const;
    const own = visible(recordsOf(database.db, kind.name).select()).select(columns);
    return (await own.where('slug', '=', slug).executeTakeFirst()) ?? null;
  }

  async function countFacets(visible: typeof everything) {
    const counted = Object.entries(facets).map(async ([name, { field, key, top, isPublic }]) => {
      const counts = new Map<string, number>();
      for (const { value, count } of await store.tally(field, isPublic ? publicOnly : visible)) {
        for (const one of field === 'tags' ? decodeTags(value) : [value])
          counts.set(one, (counts.get(one) ?? 0) + count);
      }
      const byName = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
      const sorted = top === Infinity ? byName : byName.sort(([, a], [, b]) => b - a).slice(0, top);
      return [name, sorted.map(([value, count]) => ({ [key]: value, count }))] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }

  return {
    ...store,
    /** Creates a record from what people write. The fields that the server derives start with their defaults. */
    createWritten: (written: object, also?: Parameters<typeof store.create>[1]) =>
      store.create({ ...computedDefaults(collection), ...written } as NewFields<S>, also), // its schema checked them
    listPage,
    /** The records in their order, for staff or for the public. */
    listFor: (isStaff: boolean, options?: ListOptions) => store.list(isStaff ? everything : publicOnly, options),
    /** The record with a slug. The public does not find one that is not public. */
    at: (slug: string, isStaff: boolean) => store.find({ slug }, isStaff ? everything : publicOnly),
    /** The newest public records, with their long texts. */
    newestPublic: async (limit: number) => {
      const order = isByTime ? [...ORDERS.newest] : [...ORDERS.numbered];
      return (await store.page({ page: 1, limit, knownTotal: limit, narrow: publicOnly, order })).items;
    },
  };
}

function computedDefaults({ computed }: Pick<CollectionOf<z.ZodType<RecordStamps>>, 'computed'>): object {
  return Object.fromEntries(Object.entries(computed).map(([name, field]) => [name, field.parse(undefined)]));
}

interface SortKey {
  id: string;
  value?: string | number | null;
}

/** The records that come after one in the order of the list. */
function follows({ id, value }: SortKey, isByTime: boolean): Condition {
  const column = sql.ref(isByTime ? 'published_at' : 'position');
  const after = isByTime ? sql`<` : sql`>`;
  return sql`(${column} ${after} ${value ?? 0} or (${column} = ${value ?? 0} and id ${after} ${id}))`;
}

function slugOf(item: object): string {
  return 'slug' in item ? String(item.slug) : '';
}
