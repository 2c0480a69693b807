import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { read } from '#contract/describe.ts';
import type { Database } from '#server/db/open.ts';
import type { RecordColumns, Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { cleanFields } from '#server/http/sanitize.ts';
import { newId } from '#server/ids.ts';

/** A kind of record that comes in many: its table, its fields, and which of them are columns of their own. */
export interface RecordKind<S extends z.ZodType<RecordStamps>> {
  table: 'testimonials' | 'reviews' | 'contact_messages' | 'leads';
  record: S;
  /** Column by field; every other field is kept in the row's JSON value. */
  columns: Partial<Record<keyof z.output<S> & string, keyof OwnColumns>>;
}

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
  source?: string;
  status?: string;
}
type RecordRow = RecordColumns & OwnColumns;
type Rows = Kysely<Tables & { record: RecordRow }>;
type Where = { [C in keyof OwnColumns]: NonNullable<OwnColumns[C]> };

const ATTEMPTS = 10;

/** Creating, reading, changing, ordering and deleting the records of one kind. */
export function openRecordStore<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  type Item = z.output<S>;
  type Fields = Omit<Item, keyof RecordStamps>;
  const table = kind.table as string as 'record'; // the table of every kind has the columns of RecordRow
  const rows: Rows = database.db.$extendTables<{ record: RecordRow }>();

  /** Records whose columns have the given values, by `order`, then by creation. */
  async function list(where: Where = {}): Promise<Item[]> {
    const found = await filtered(where).orderBy('position').orderBy('id').execute();
    return found.map(toItem);
  }

  /** At most `limit` records, newest first, older than the one named `before`. */
  async function newest({
    limit,
    before,
    where = {},
  }: {
    limit: number;
    before: string;
    where?: Where;
  }): Promise<Item[]> {
    const all = filtered(where).orderBy('id', 'desc').limit(limit);
    const found = await (before ? all.where('id', '<', before) : all).execute();
    return found.map(toItem);
  }

  function filtered(where: Where) {
    return Object.entries(where).reduce(
      (query, [column, value]) => query.where(column as keyof Where, '=', value),
      rows.selectFrom(table).selectAll(),
    );
  }

  async function get(id: string): Promise<Item> {
    const row = await rows.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return toItem(row);
  }

  async function create(fields: Fields): Promise<Item> {
    const now = new Date().toISOString();
    const row: RecordRow = { ...toCells(fields), id: newId(), version: 1, created_at: now, updated_at: now };
    await rows.insertInto(table).values(row).execute();
    return toItem(row);
  }

  /** Changes the given fields. With `ifMatch`, only the version it names; another one fails as stale. */
  async function update(id: string, patch: Partial<Fields>, ifMatch: number | null = null): Promise<Item> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await get(id);
      if (ifMatch !== null && ifMatch !== current.version) throw new Failure('stale');
      const row = {
        ...toCells({ ...current, ...patch }),
        version: current.version + 1,
        updated_at: new Date().toISOString(),
      };
      const changed = await rows
        .updateTable(table)
        .set(row)
        .where('id', '=', id)
        .where('version', '=', current.version)
        .executeTakeFirst();
      if (changed.numUpdatedRows > 0n) return get(id);
    }
    throw new Failure('stale');
  }

  async function remove(id: string): Promise<void> {
    const removed = await rows.deleteFrom(table).where('id', '=', id).executeTakeFirst();
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

  function toCells(fields: Fields): OwnColumns & { value: string } {
    const clean = cleanFields(kind.record, fields as Item); // stamps are not needed to clean
    const cells: Record<string, Cell> = {};
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(clean)) {
      const column = kind.columns[name as keyof typeof kind.columns];
      if (column) cells[column] = toCell(value);
      else if (!(name in STAMP_COLUMNS)) rest[name] = value;
    }
    return { ...cells, value: JSON.stringify(rest) };
  }

  function toItem(row: RecordRow): Item {
    const value: Record<string, unknown> = { ...(JSON.parse(row.value) as object) };
    const cells: Record<string, Cell> = { ...row };
    for (const [field, column] of Object.entries({ ...kind.columns, ...STAMP_COLUMNS })) {
      const cell = cells[column];
      value[field] = column.startsWith('is_') ? cell === 1 : cell;
    }
    return cleanFields(kind.record, read(kind.record, value));
  }

  return { list, newest, get, create, update, remove, reorder };
}

const STAMP_COLUMNS = { _id: 'id', version: 'version', createdAt: 'created_at', updatedAt: 'updated_at' };

function toCell(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
