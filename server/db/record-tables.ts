import type { Generated } from 'kysely';
import type { Flag, Time } from './tables.ts';

/** The columns of every kind of record. `value` is the JSON of all fields without a column. */
export interface RecordColumns {
  id: string;
  version: number;
  created_at: Time;
  updated_at: Time;
  value: string;
}

/** More columns of records with long texts. */
export interface BodyColumns {
  /** JSON of the long texts, including all HTML. Rows not written since migration 014 still have them in `value`. */
  body: Generated<string>;
  /** The version of the sanitizer that cleaned the row; 0 for none. */
  sanitizer_version: Generated<number>;
}

export interface TestimonialsTable extends RecordColumns {
  position: number;
  is_visible: Flag;
}

export interface ReviewsTable extends RecordColumns {
  position: number;
  is_visible: Flag;
  is_approved: Flag;
  source: string;
  is_suspect: Generated<Flag>;
}

/** `search`, here and below, is the searchable text in lower case: SQLite can lower ASCII letters only. */
export interface ContactMessagesTable extends RecordColumns {
  status: string;
  search: string;
  is_suspect: Generated<Flag>;
}

export interface LeadsTable extends RecordColumns {
  status: string;
  search: string;
  is_suspect: Generated<Flag>;
}

/** `tags` has a line break before, between and after the tags. */
export interface BlogPostsTable extends RecordColumns, BodyColumns {
  slug: string;
  status: string;
  published_at: Time;
  search: string;
  tags: string;
}

export interface PortfolioItemsTable extends RecordColumns, BodyColumns {
  slug: string;
  status: string;
  is_visible: Flag;
  position: number;
  category: string;
  search: string;
  tags: string;
}

export interface ServicePagesTable extends RecordColumns, BodyColumns {
  slug: string;
  is_published: Flag;
  position: number;
}

/**
 * The records of every collection without a table of its own. The columns below `collection` hold the fields of the same
 * name; a collection without the field leaves them empty.
 */
export interface CollectionRecordsTable extends RecordColumns, BodyColumns {
  collection: string;
  slug: string | null;
  position: number | null;
  status: string | null;
  is_visible: Flag | null;
  is_published: Flag | null;
  published_at: Time | null;
  category: string | null;
  search: string;
  tags: string;
}

export interface RecordTables {
  testimonials: TestimonialsTable;
  reviews: ReviewsTable;
  contact_messages: ContactMessagesTable;
  leads: LeadsTable;
  blog_posts: BlogPostsTable;
  portfolio_items: PortfolioItemsTable;
  service_pages: ServicePagesTable;
  collection_records: CollectionRecordsTable;
}
export type RecordTable = keyof RecordTables;

/** The tables of the kinds that have one of their own. All other collections share `collection_records`. */
export const OWN_TABLES = {
  testimonials: 'testimonials',
  reviews: 'reviews',
  messages: 'contact_messages',
  leads: 'leads',
  blog: 'blog_posts',
  portfolio: 'portfolio_items',
  services: 'service_pages',
} as const satisfies Record<string, RecordTable>;
export const SHARED_TABLE = 'collection_records';

/** All tables of records. */
export const RECORD_TABLES: readonly RecordTable[] = [...Object.values(OWN_TABLES), SHARED_TABLE];

/** The table of a kind of record. */
export function tableOf(kind: string): RecordTable {
  return hasOwnTable(kind) ? OWN_TABLES[kind] : SHARED_TABLE;
}

/** Whether the table of a kind has columns for a search and for tags. */
export function hasSearchColumns(kind: string): boolean {
  return ['blog', 'portfolio'].includes(kind) || !hasOwnTable(kind);
}

export function hasOwnTable(kind: string): kind is keyof typeof OWN_TABLES {
  return Object.hasOwn(OWN_TABLES, kind);
}
