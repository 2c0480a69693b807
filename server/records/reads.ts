import type { z } from 'zod';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { createRowMapper } from './row-mapper.ts';
import {
  recordRows,
  recordTable,
  type Condition,
  type RecordKind,
  type RecordQuery,
  type RecordRow,
  type RecordStamps,
  type Where,
} from './kind.ts';

export type Order = [column: 'position' | 'published_at' | 'id' | Condition, direction: 'asc' | 'desc'][];

export interface PageOptions {
  /** From 1. */
  page: number;
  limit: number;
  /** Which records are meant. */
  narrow: (query: RecordQuery) => RecordQuery;
  order: Order;
  /** How many there are, where that is known already. */
  known?: number;
  /** Whether it is a search. Searches scan all texts, so they run once, in the read thread. */
  isSearch?: boolean;
  /** Long texts that are not wanted; they come as if they were empty. */
  without?: readonly string[];
}

interface ListOptions {
  /** From 1. */
  page?: number;
  limit?: number;
  /** Fields that are not wanted; they come as if they were empty. */
  without?: readonly string[];
}

interface NewestOptions {
  limit: number;
  /** The _id of the last record one has; '' for the newest. */
  before: string;
  /** Which records are meant. */
  narrow: (query: RecordQuery) => RecordQuery;
}

/** Listing, counting and finding the records of one kind. */
export function openRecordReads<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  type Item = z.output<S>;
  const table = recordTable(kind);
  const rows = recordRows(database.db);
  const { toItem, columnsOf } = createRowMapper(kind);

  /** Records whose columns have the given values, by `order`, then by creation; all of them unless a page is asked for. */
  async function list(where: Where = {}, { page, limit, without }: ListOptions = {}): Promise<Item[]> {
    const sorted = withValues(rows.selectFrom(table), where)
      .select(columnsOf(without))
      .orderBy('position')
      .orderBy('id');
    const asked = limit === undefined ? sorted : sorted.limit(limit).offset(((page ?? 1) - 1) * limit);
    return (await asked.execute()).map((row) => toItem(row, without));
  }

  /** At most `limit` of the records meant, newest first, older than the one named `before`. */
  async function newest({ limit, before, narrow }: NewestOptions): Promise<Item[]> {
    const meant = narrow(rows.selectFrom(table));
    const older = before ? meant.where('id', '<', before) : meant;
    const found = await older.select(columnsOf()).orderBy('id', 'desc').limit(limit).execute();
    return found.map((row) => toItem(row));
  }

  /** One page of the records meant, and how many there are; past the last page it is empty. */
  async function page({ page, limit, narrow, order, known, isSearch, without }: PageOptions) {
    const meant = narrow(rows.selectFrom(table));
    const isCountedAlong = known === undefined && isSearch === true;
    // First which ones, then all of these: whole records, of which some are long, are slow to sort.
    const sorted = order.reduce((query, [column, direction]) => query.orderBy(column, direction), meant.select('id'));
    const asked = sorted
      .$if(isCountedAlong, (query) => query.select((eb) => eb.fn.countAll().over().as('total')))
      .limit(limit)
      .offset((page - 1) * limit);
    const ids = await (isSearch ? database.heavyRead(asked) : asked.execute());
    const counted = ids[0]?.total ?? (isCountedAlong && page === 1 ? 0 : undefined);
    // Past the last page there is nothing that could carry the count.
    const total = known ?? (counted === undefined ? await countRows(database, meant, isSearch) : Number(counted));
    const found = await withIds(ids, without);
    const totalPages = Math.max(1, Math.ceil(total / limit));
    return { items: found.map((row) => toItem(row, without)), page, totalPages, total, limit };
  }

  /** The rows of these ids, in their order. */
  async function withIds(ids: { id: string }[], without?: readonly string[]): Promise<RecordRow[]> {
    if (ids.length === 0) return [];
    const wanted = ids.map(({ id }) => id);
    const found = await rows.selectFrom(table).select(columnsOf(without)).where('id', 'in', wanted).execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    return wanted.flatMap((id) => byId.get(id) ?? []);
  }

  /** The values of a column over the records meant, with how often each occurs. */
  const tally = (column: 'category' | 'tags', narrow: (query: RecordQuery) => RecordQuery) =>
    tallyColumn(narrow(rows.selectFrom(table)), column);

  /** The number of matching records, and how many of them meet each condition. */
  const countEach = <C extends string>(
    narrow: (query: RecordQuery) => RecordQuery,
    conditions: Record<C, Condition>,
    isSearch = false,
  ) => countByCondition(database, narrow(rows.selectFrom(table)), { conditions, isSearch });

  /** The one record whose columns have the given values, if it is among those meant. */
  async function find(where: Where, narrow: (query: RecordQuery) => RecordQuery = (all) => all): Promise<Item | null> {
    const row = await narrow(withValues(rows.selectFrom(table), where))
      .select(columnsOf())
      .executeTakeFirst();
    return row ? toItem(row) : null;
  }

  async function get(id: string): Promise<Item> {
    const row = await rows.selectFrom(table).select(columnsOf()).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return toItem(row);
  }

  return { list, newest, page, tally, countEach, find, get };
}

async function countRows(database: Database, meant: RecordQuery, isSearch = false): Promise<number> {
  const counted = meant.select((eb) => eb.fn.countAll().as('total'));
  const [found] = await (isSearch ? database.heavyRead(counted) : counted.execute());
  return Number(found?.total);
}

async function countByCondition<C extends string>(
  database: Database,
  meant: RecordQuery,
  { conditions, isSearch }: { conditions: Record<C, Condition>; isSearch: boolean },
) {
  const names = Object.keys(conditions) as C[];
  const counting = meant.select((eb) => [
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

async function tallyColumn(meant: RecordQuery, column: 'category' | 'tags') {
  const found = await meant
    .select([column, (eb) => eb.fn.countAll().as('count')])
    .groupBy(column)
    .execute();
  return found.map((row) => ({ value: row[column] ?? '', count: Number(row.count) }));
}
