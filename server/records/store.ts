import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { WHOLE_MAX } from '#contract/constants.ts';
import { read } from '#contract/describe.ts';
import { failures } from '#contract/failures.ts';
import { UniqueViolation } from '#server/db/failures.ts';
import type { Database } from '#server/db/open.ts';
import type { RecordColumns, Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { cleanFields } from '#server/http/sanitize.ts';
import { newId } from '#server/ids.ts';
import { follow, hasPages, placeOf, type Place } from './addresses.ts';
import { shiftsTo, type Placed } from './shifts.ts';

/** A kind of record that comes in many: its table, its fields, and which of them are columns of their own. */
export interface RecordKind<S extends z.ZodType<RecordStamps>> {
  table: RecordTable;
  record: S;
  /** Column by field; every other field is kept in the row's JSON value. */
  columns: Partial<Record<keyof z.output<S> & string, keyof OwnColumns>>;
  /** Sets the fields that follow from others, before a record is stored. */
  complete?: (fields: Fields<S>) => Fields<S>;
  /** Columns that are only looked through. */
  searched?: (fields: Fields<S>) => OwnColumns;
}

type RecordTable =
  'testimonials' | 'reviews' | 'contact_messages' | 'leads' | 'blog_posts' | 'portfolio_items' | 'service_pages';
type Fields<S extends z.ZodType> = Omit<z.output<S>, keyof RecordStamps>;
/** A new record; its order may be left to the store. */
type NewFields<S extends z.ZodType> = Omit<Fields<S>, 'order'> & { order?: number | undefined };

interface RecordStamps {
  _id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

type Cell = string | number | null;
/** The columns that some kinds of record have besides those of all. */
interface OwnColumns {
  position?: number;
  is_visible?: number;
  is_approved?: number;
  is_published?: number;
  source?: string;
  status?: string;
  slug?: string;
  category?: string;
  published_at?: string;
  search?: string;
  tags?: string;
}
type RecordRow = RecordColumns & OwnColumns;
type Rows = Kysely<Tables & { record: RecordRow }>;
type Where = { [C in keyof OwnColumns]: NonNullable<OwnColumns[C]> };
/** A query for records that has not said yet what of them it wants. */
export type RecordQuery = SelectQueryBuilder<Tables & { record: RecordRow }, 'record', object>;
type Order = [column: 'position' | 'published_at' | 'id' | Condition, direction: 'asc' | 'desc'][];
/** What is true of a record or not, in SQL. */
export type Condition = RawBuilder<boolean>;

export interface PageOptions {
  /** From 1. */
  page: number;
  limit: number;
  /** Which records are meant. */
  narrow: (query: RecordQuery) => RecordQuery;
  order: Order;
  /** How many there are, where that is known already. */
  known?: number;
  /** Whether what is meant is found by looking through all texts: then they are gone through once and not twice. */
  isSearch?: boolean;
  /** Long texts that are not wanted; they come as if they were empty. */
  without?: readonly string[];
}

interface NewestOptions {
  limit: number;
  /** The _id of the last record one has; '' for the newest. */
  before: string;
  /** Which records are meant. */
  narrow: (query: RecordQuery) => RecordQuery;
}

const ATTEMPTS = 10;

/** Creating, reading, changing, ordering and deleting the records of one kind. */
export function openRecordStore<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  type Item = z.output<S>;
  const table = kind.table as string as 'record'; // the table of every kind has the columns of RecordRow
  const hasOrder = Object.values<string | undefined>(kind.columns).includes('position');
  const rows: Rows = database.db.$extendTables<{ record: RecordRow }>();
  const pages = hasPages(kind.table) ? kind.table : null;

  /** Records whose columns have the given values, by `order`, then by creation; texts `without` come as if empty. */
  async function list(where: Where = {}, without?: readonly string[]): Promise<Item[]> {
    const found = await filtered(where).orderBy('position').orderBy('id').execute();
    return found.map((row) => toItem(row, without));
  }

  /** At most `limit` of the records meant, newest first, older than the one named `before`. */
  async function newest({ limit, before, narrow }: NewestOptions): Promise<Item[]> {
    const meant = narrow(rows.selectFrom(table));
    const older = before ? meant.where('id', '<', before) : meant;
    const found = await older.selectAll().orderBy('id', 'desc').limit(limit).execute();
    return found.map((row) => toItem(row));
  }

  function filtered(where: Where) {
    return Object.entries(where).reduce(
      (query, [column, value]) => query.where(column as keyof Where, '=', value),
      rows.selectFrom(table).selectAll(),
    );
  }

  /** One page of the records meant, and how many there are; past the last page it is empty. */
  async function page({ page, limit, narrow, order, known, isSearch, without }: PageOptions) {
    const meant = narrow(rows.selectFrom(table));
    const isCountedAlong = known === undefined && isSearch === true;
    // First which ones, then all of these: whole records, of which some are long, are slow to sort.
    const sorted = order.reduce((query, [column, direction]) => query.orderBy(column, direction), meant.select('id'));
    const ids = await sorted
      .$if(isCountedAlong, (query) => query.select((eb) => eb.fn.countAll().over().as('total')))
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const counted = ids[0]?.total ?? (isCountedAlong && page === 1 ? 0 : undefined);
    // Past the last page there is nothing that could carry the count.
    const total = known ?? (counted === undefined ? await countOf(meant) : Number(counted));
    const found = await withIds(ids.map(({ id }) => id));
    const totalPages = Math.max(1, Math.ceil(total / limit));
    return { items: found.map((row) => toItem(row, without)), page, totalPages, total, limit };
  }

  async function countOf(meant: RecordQuery): Promise<number> {
    const { total } = await meant.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
    return Number(total);
  }

  /** The rows of these ids, in their order. */
  async function withIds(ids: string[]): Promise<RecordRow[]> {
    if (ids.length === 0) return [];
    const found = await rows.selectFrom(table).selectAll().where('id', 'in', ids).execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The values of a column over the records meant, with how often each occurs. */
  async function tally(column: 'category' | 'tags', narrow: (query: RecordQuery) => RecordQuery) {
    const found = await narrow(rows.selectFrom(table))
      .select([column, (eb) => eb.fn.countAll().as('count')])
      .groupBy(column)
      .execute();
    return found.map((row) => ({ value: row[column] ?? '', count: Number(row.count) }));
  }

  /** How many of the records meant there are, and how many of them are as each condition says. */
  async function countEach<C extends string>(
    narrow: (query: RecordQuery) => RecordQuery,
    conditions: Record<C, Condition>,
  ) {
    const names = Object.keys(conditions) as C[];
    const counts = await narrow(rows.selectFrom(table))
      .select((eb) => [
        eb.fn.countAll().as('all'),
        ...names.map((name) => eb.fn.countAll().filterWhere(conditions[name]).as(name)),
      ])
      .executeTakeFirstOrThrow();
    const found: Record<string, unknown> = counts;
    return Object.fromEntries(['all', ...names].map((name) => [name, Number(found[name])])) as Record<
      C | 'all',
      number
    >; // one for each name
  }

  /** The one record whose columns have the given values. */
  async function find(where: Where): Promise<Item | null> {
    const row = await filtered(where).executeTakeFirst();
    return row ? toItem(row) : null;
  }

  async function get(id: string): Promise<Item> {
    const row = await rows.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return toItem(row);
  }

  /** Stores a new record. One that has an order and comes without stands behind all others. */
  async function create(fields: NewFields<S>): Promise<Item> {
    const now = new Date().toISOString();
    const placed = hasOrder && fields.order === undefined ? { ...fields, order: await lastPlace() } : fields;
    const cells = toCells(placed as Fields<S>); // only its order could be left out
    const row: RecordRow = { ...cells, id: newId(), version: 1, created_at: now, updated_at: now };
    await following(row.id, (within) => unlessTaken(within.insertInto(table).values(row).execute()));
    return toItem(row);
  }

  /** Writes to one record. What that changes about its address is noted at the same time, or neither is done. */
  async function following<T>(id: string, write: (within: Rows) => Promise<T>): Promise<T> {
    if (!pages) return write(rows);
    return database.transaction(async (trx) => {
      const place = (): Promise<Place | null> => placeOf(trx, pages, id);
      const before = await place();
      const written = await write(trx.$extendTables<{ record: RecordRow }>());
      await follow(trx, before, await place());
      return written;
    });
  }

  /** Changes the given fields. With `ifMatch`, only the version it names; another one fails as stale. */
  async function update(id: string, patch: Partial<Fields<S>>, ifMatch: number | null = null): Promise<Item> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await get(id);
      if (ifMatch !== null && ifMatch !== current.version) throw new Failure('stale');
      const row = {
        ...toCells({ ...current, ...patch }),
        version: current.version + 1,
        updated_at: new Date().toISOString(),
      };
      const changed = await following(id, (within) =>
        unlessTaken(
          within
            .updateTable(table)
            .set(row)
            .where('id', '=', id)
            .where('version', '=', current.version)
            .executeTakeFirst(),
        ),
      );
      if (changed.numUpdatedRows > 0n) return get(id);
    }
    throw new Failure('stale');
  }

  async function remove(id: string): Promise<void> {
    const removed = await following(id, (within) => within.deleteFrom(table).where('id', '=', id).executeTakeFirst());
    if (removed.numDeletedRows === 0n) throw new Failure('not-found');
  }

  /** Gives every named record its place; all of them or, when one is unknown, none. */
  async function reorder(places: { _id: string; order: number }[]): Promise<Item[]> {
    await database.transaction(async (trx) => {
      const within: Rows = trx.$extendTables<{ record: RecordRow }>();
      for (const { _id, order } of places) {
        const moved = await within
          .updateTable(table)
          .set((eb) => ({ position: order, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
          .where('id', '=', _id)
          .executeTakeFirst();
        if (moved.numUpdatedRows === 0n) throw new Failure('not-found');
      }
    });
    return list();
  }

  /** Moves a record to a place in the list, from 0, and numbers all anew; records that stay where they are stay as they are. */
  async function move(id: string, place: number): Promise<Item> {
    await renumber((all) => {
      const moved = all.find((row) => row.id === id);
      if (!moved) throw new Failure('not-found');
      return all.filter((row) => row !== moved).toSpliced(place, 0, moved);
    });
    return get(id);
  }

  /** Gives all records their places from 0, as they stand or as they are `arranged`. */
  async function renumber(arranged: (all: Placed[]) => Placed[] = (all) => all): Promise<void> {
    await database.transaction(async (trx) => {
      const within: Rows = trx.$extendTables<{ record: RecordRow }>();
      const listed = within.selectFrom(table).select(['id', 'position']).orderBy('position').orderBy('id');
      for (const { by, ids } of shiftsTo(arranged(await listed.forUpdate().execute()))) {
        await within
          .updateTable(table)
          .set((eb) => ({ position: eb('position', '+', by), version: eb('version', '+', 1) }))
          .where('id', 'in', ids)
          .execute();
      }
    });
  }

  async function lastPlace(): Promise<number> {
    const last = await rows
      .selectFrom(table)
      .select('position')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    return Math.min((last?.position ?? -1) + 1, WHOLE_MAX);
  }

  function toCells(fields: Fields<S>): OwnColumns & { value: string } {
    const whole = kind.complete?.(fields) ?? fields;
    const clean = cleanFields(kind.record, whole as Item); // stamps are not needed to clean
    const cells: Record<string, Cell> = {};
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(clean)) {
      const column = kind.columns[name as keyof typeof kind.columns];
      if (column) cells[column] = toCell(value);
      else if (!(name in STAMP_COLUMNS)) rest[name] = value;
    }
    return { ...cells, ...kind.searched?.(clean), value: JSON.stringify(rest) };
  }

  function toItem(row: RecordRow, without: readonly string[] = []): Item {
    const value: Record<string, unknown> = { ...(JSON.parse(row.value) as object) };
    const cells: Record<string, Cell> = { ...row };
    for (const [field, column] of Object.entries({ ...kind.columns, ...STAMP_COLUMNS })) {
      const cell = cells[column];
      value[field] = column.startsWith('is_') ? cell === 1 : cell;
    }
    for (const name of without) value[name] = undefined;
    return cleanFields(kind.record, read(kind.record, value));
  }

  return { list, newest, page, tally, countEach, find, get, create, update, remove, reorder, move, renumber };
}

/** The only value that must be unique among records of a kind is their slug. */
async function unlessTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof UniqueViolation) || error.column !== 'slug') throw error;
    throw new Failure('slug-taken', { issues: [{ path: 'slug', message: failures['slug-taken'].message }] });
  }
}

const STAMP_COLUMNS = { _id: 'id', version: 'version', createdAt: 'created_at', updatedAt: 'updated_at' };

function toCell(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
