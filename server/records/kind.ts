import type { Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely';
import type { z } from 'zod';
import type { TrashKind } from '#contract/constants.ts';
import type { RecordColumns, Tables } from '#server/db/tables.ts';

/** A kind of record: its table, its fields, and which fields have their own column. */
export interface RecordKind<S extends z.ZodType<RecordStamps>> {
  table: RecordTable;
  record: S;
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

/** The table of each kind. */
export const RECORD_TABLES = {
  testimonials: 'testimonials',
  reviews: 'reviews',
  messages: 'contact_messages',
  leads: 'leads',
  blog: 'blog_posts',
  portfolio: 'portfolio_items',
  services: 'service_pages',
} as const satisfies Record<TrashKind, keyof Tables>;
export type RecordTable = (typeof RECORD_TABLES)[TrashKind];

export function kindOfTable(table: RecordTable): TrashKind {
  const kinds = Object.keys(RECORD_TABLES) as TrashKind[];
  return kinds.find((kind) => RECORD_TABLES[kind] === table) ?? 'blog';
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

/** The table of a kind, typed as `record`. */
export function recordTable({ table }: { table: RecordTable }): 'record' {
  return table as string as 'record';
}
