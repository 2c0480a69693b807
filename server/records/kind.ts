import type { Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely';
import type { z } from 'zod';
import type { PublicWhen } from '#contract/collections/public-when.ts';
import type { TrashKind } from '#contract/kinds.ts';
import { SHARED_TABLE, tableOf, type RecordColumns } from '#server/db/record-tables.ts';
import type { Tables } from '#server/db/tables.ts';

/** A kind of record: its fields, and which of them have their own column. */
export interface RecordKind<S extends z.ZodType<RecordStamps>> {
  /** Its name, also in the history and the trash. */
  name: TrashKind;
  record: S;
  /** The path of its pages, followed by the slug; absent if its records have none. */
  pages?: PageKind;
  /** Column by field; all other fields are in the row's JSON value. */
  columns: Partial<Record<keyof z.output<S> & string, keyof OwnColumns>>;
  /**
   * Fields with long texts. They have a separate column, which lists need not read. All fields with HTML are among
   * them.
   */
  long?: readonly (keyof z.output<S> & string)[];
  /** Its records are numbered 0, 1, 2 and so on. A deletion or a move renumbers them. */
  isNumbered?: true;
  /** Sets the fields that follow from others, before a record is stored. */
  complete?: (fields: Fields<S>) => Fields<S>;
  /** Columns that only searches and filters use. */
  searched?: (fields: Fields<S>) => OwnColumns;
  /** Runs in the transaction of each write to a record. Reordering a list is no such write. */
  afterWrite?: (trx: Transaction<Tables>, written: RecordWrite<z.output<S>>) => Promise<void>;
}

/** A write to one record. `restore` brings it back from the trash, to which `remove` moved it. */
export type RecordWrite<Item> =
  | { action: 'create' | 'restore'; before: null; after: Item }
  | { action: 'update'; before: Item; after: Item }
  | { action: 'remove'; before: Item; after: null };

/** The pages of a kind of record. */
export interface PageKind {
  name: string;
  /** The path before their slugs: '/blog/'. */
  pagesAt: string;
  publicWhen: PublicWhen;
}

export type Fields<S extends z.ZodType> = Omit<z.output<S>, keyof RecordStamps>;
/** A new record; its order may be left to the store. */
export type NewFields<S extends z.ZodType> = Omit<Fields<S>, 'order'> & { order?: number | undefined };

export interface RecordStamps {
  _id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type Cell = string | number | null;
/** The columns that only some kinds of record have. */
export interface OwnColumns {
  position?: number;
  is_visible?: number;
  is_approved?: number;
  is_published?: number;
  is_suspect?: number;
  source?: string;
  status?: string;
  slug?: string;
  category?: string;
  published_at?: string;
  search?: string;
  tags?: string;
  body?: string;
  sanitizer_version?: number;
  collection?: string;
}
export type RecordRow = RecordColumns & OwnColumns;
/** The database, in which the table of a kind is called `record`. */
export type Rows = Kysely<Tables & { record: RecordRow }>;
export type Where = { [C in keyof OwnColumns]: NonNullable<OwnColumns[C]> };
/** A query for records, before its columns are selected. */
export type RecordQuery = SelectQueryBuilder<Tables & { record: RecordRow }, 'record', object>;
/** A condition on records, in SQL. */
export type Condition = RawBuilder<boolean>;

/** The database with `record` as a table. */
export function recordRows(db: Kysely<Tables>): Rows {
  return db.$extendTables<{ record: RecordRow }>();
}

/** The stored records of a kind: all rows of its own table, or its rows of the shared one. */
export function recordsOf(db: Kysely<Tables>, name: string) {
  const table = tableOf(name) as string as 'record';
  const isShared = table === (SHARED_TABLE as string);
  const rows = recordRows(db);
  return {
    select: () => rows.selectFrom(table).$if(isShared, (all) => all.where('collection', '=', name)),
    update: () => rows.updateTable(table).$if(isShared, (all) => all.where('collection', '=', name)),
    remove: () => rows.deleteFrom(table).$if(isShared, (all) => all.where('collection', '=', name)),
    insert: (row: RecordRow) => rows.insertInto(table).values(isShared ? { ...row, collection: name } : row),
  };
}
