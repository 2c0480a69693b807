import type { z } from 'zod';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { createRowMapper } from './row-mapper.ts';
import {
  recordsOf,
  type Condition,
  type RecordKind,
  type RecordQuery,
  type RecordRow,
  type RecordStamps,
  type Where,
} from './kind.ts';

export type Order = [column: 'position' | 'published_at' | 'id' | Condition, direction: 'asc' | 'desc'][];

/** Selects the matching records. */
type Narrow = (query: RecordQuery) => RecordQuery;

export interface PageOptions {
  /** From 1. */
  page: number;
  limit: number;
  narrow: Narrow;
  order: Order;
  /** The number of matching records, if it is already known. */
  knownTotal?: number;
  /** Whether it is a search. Searches scan all texts, so they run once, in the read thread. */
  isSearch?: boolean;
  /** Fields to leave out; they are read as empty. */
  omit?: readonly string[];
}

export interface ListOptions {
  /** From 1. */
  page?: number;
  limit?: number;
  /** Fields to leave out; they are read as empty. */
  omit?: readonly string[];
}

interface NewestOptions {
  limit: number;
  /** The _id of the last record of the previous page; '' for the first page. */
  before: string;
  narrow: Narrow;
}

/** Listing, counting and finding the records of one kind. */
export function openRecordReads<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  type Item = z.output<S>;
  const { select } = recordsOf(database.db, kind.name);
  const { toItem, columnsOf } = createRowMapper(kind);

  /** The matching records, by position, then by creation. Without a `limit`, all of them. */
  async function list(narrow: Narrow = (all) => all, { page, limit, omit }: ListOptions = {}): Promise<Item[]> {
    const sorted = narrow(select()).select(columnsOf(omit)).orderBy('position').orderBy('id');
    const query = limit === undefined ? sorted : sorted.limit(limit).offset(((page ?? 1) - 1) * limit);
    return (await query.execute()).map((row) => toItem(row, omit));
  }

  /** At most `limit` matching records, newest first, older than the record `before`. */
  async function newest({ limit, before, narrow }: NewestOptions): Promise<Item[]> {
    const matching = narrow(select());
    const older = before ? matching.where('id', '<', before) : matching;
    const found = await older.select(columnsOf()).orderBy('id', 'desc').limit(limit).execute();
    return found.map((row) => toItem(row));
  }

  /** One page of the matching records, and their total number. Pages past the last one are empty. */
  async function page({ page, limit, narrow, order, knownTotal, isSearch, omit }: PageOptions) {
    const matching = narrow(select());
    const isCountedAlong = knownTotal === undefined && isSearch === true;
    // First selects the ids, then reads their rows: sorting whole rows, some of them long, is slow.
    const sorted = order.reduce(
      (query, [column, direction]) => query.orderBy(column, direction),
      matching.select('id'),
    );
    const query = sorted
      .$if(isCountedAlong, (query) => query.select((eb) => eb.fn.countAll().over().as('total')))
      .limit(limit)
      .offset((page - 1) * limit);
    const ids = await (isSearch ? database.heavyRead(query) : query.execute());
    const counted = ids[0]?.total ?? (isCountedAlong && page === 1 ? 0 : undefined);
    // Past the last page, there is no row to carry the count.
    const total =
      knownTotal ?? (counted === undefined ? await countRows(database, matching, isSearch) : Number(counted));
    const found = await withIds(ids, omit);
    const totalPages = Math.max(1, Math.ceil(total / limit));
    return { items: found.map((row) => toItem(row, omit)), page, totalPages, total, limit };
  }

  /** The rows of these ids, in their order. */
  async function withIds(ids: { id: string }[], omit?: readonly string[]): Promise<RecordRow[]> {
    if (ids.length === 0) return [];
    const wanted = ids.map(({ id }) => id);
    const found = await select().select(columnsOf(omit)).where('id', 'in', wanted).execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    return wanted.flatMap((id) => byId.get(id) ?? []);
  }

  /** The values of a column among the matching records, with how often each occurs. */
  const tally = (column: 'category' | 'tags', narrow: Narrow) => tallyColumn(narrow(select()), column);

  /** The number of matching records, and how many of them meet each condition. */
  const countEach = <C extends string>(narrow: Narrow, conditions: Record<C, Condition>, isSearch = false) =>
    countByCondition(database, narrow(select()), { conditions, isSearch });

  /** The matching record whose columns have the given values; null if there is none. */
  async function find(where: Where, narrow: Narrow = (all) => all): Promise<Item | null> {
    const row = await narrow(withValues(select(), where)).select(columnsOf()).executeTakeFirst();
    return row ? toItem(row) : null;
  }

  async function get(id: string): Promise<Item> {
    const row = await select().select(columnsOf()).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return toItem(row);
  }

  return { list, newest, page, tally, countEach, find, get };
}

async function countRows(database: Database, matching: RecordQuery, isSearch = false): Promise<number> {
  const counted = matching.select((eb) => eb.fn.countAll().as('total'));
  const [found] = await (isSearch ? database.heavyRead(counted) : counted.execute());
  return Number(found?.total);
}

async function countByCondition<C extends string>(
  database: Database,
  matching: RecordQuery,
  { conditions, isSearch }: { conditions: Record<C, Condition>; isSearch: boolean },
) {
  const names = Object.keys(conditions) as C[];
  const counting = matching.select((eb) => [
    eb.fn.countAll().as('all'),
    ...names.map((name) => eb.fn.countAll().filterWhere(conditions[name]).as(name)),
  ]);
  const [counts] = await (isSearch ? database.heavyRead(counting) : counting.execute());
  const found: Record<string, unknown> = { ...counts };
  return Object.fromEntries(['all', ...names].map((name) => [name, Number(found[name])])) as Record<C | 'all', number>; // one for each name
}

function withValues(query: RecordQuery, where: Where): RecordQuery {
  return Object.entries(where).reduce<RecordQuery>(
    (narrowed, [column, value]) => narrowed.where(column as keyof Where, '=', value),
    query,
  );
}

async function tallyColumn(matching: RecordQuery, column: 'category' | 'tags') {
  const found = await matching
    .select([column, (eb) => eb.fn.countAll().as('count')])
    .groupBy(column)
    .execute();
  return found.map((row) => ({ value: row[column] ?? '', count: Number(row.count) }));
}
