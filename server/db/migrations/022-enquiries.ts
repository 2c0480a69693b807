import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { createCounters } from './022-enquiries/counters.ts';
import { createSearchIndex } from './022-enquiries/search-index.ts';
import { fillEnquiries } from './022-enquiries/fill.ts';
import { textType } from './text-type.ts';

/**
 * Adds the work of staff on messages and leads. Triggers count the enquiries and index their words, so that lists, counts
 * and searches take the same time with any number of enquiries, whatever writes the rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createTables(db);
  await createIndexes(db);
  await createCounters(db, isPostgres);
  await createSearchIndex(db, isPostgres);
  await fillEnquiries(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('enquiries')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('stage', text, (column) => column.notNull())
    .addColumn('owner_id', text, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('next_step', text, (column) => column.notNull())
    .addColumn('next_step_on', text)
    .addColumn('deal_value', 'double precision', (column) => column.notNull())
    .addColumn('tags', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('email_key', text, (column) => column.notNull())
    .addColumn('phone_key', text, (column) => column.notNull())
    .addColumn('company_key', text, (column) => column.notNull())
    .addColumn('is_suspect', 'integer', (column) => column.notNull())
    .addColumn('done_at', text)
    .addColumn('first_answer_at', text)
    .addColumn('last_activity_at', text, (column) => column.notNull())
    .addColumn('merged_into', text)
    .addColumn('removed_at', text)
    .addColumn('visit', text, (column) => column.notNull())
    .execute();
  await createTimelineTable(db, 'enquiry_notes', ['text']);
  await createTimelineTable(db, 'enquiry_events', ['event', 'detail']);
}

/** A table of what staff wrote or did, by enquiry. */
async function createTimelineTable(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const text = textType(db);
  const base = db.schema
    .createTable(table)
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('enquiry_id', text, (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('user_id', text)
    .addColumn('user_name', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull());
  await columns.reduce((built, name) => built.addColumn(name, text, (column) => column.notNull()), base).execute();
  await db.schema.createIndex(`${table}_by_enquiry`).on(table).columns(['enquiry_id', 'id']).execute();
}

const INDEXES = {
  enquiries_by_state: ['state', 'id'],
  enquiries_by_stage: ['state', 'stage', 'id'],
  enquiries_by_owner: ['state', 'owner_id', 'id'],
  enquiries_by_kind: ['state', 'kind', 'id'],
  enquiries_by_activity: ['state', 'last_activity_at'],
  enquiries_by_owner_id: ['owner_id'],
  enquiries_by_created_at: ['created_at'],
};
/** Columns that are empty in most rows. */
const PARTIAL_INDEXES = {
  enquiries_by_email: sql`(email_key, id) where email_key <> ''`,
  enquiries_by_phone: sql`(phone_key, id) where phone_key <> ''`,
  enquiries_by_company: sql`(company_key, id) where company_key <> ''`,
  enquiries_by_merge: sql`(merged_into) where merged_into is not null`,
  enquiries_by_next_step: sql`(next_step_on) where next_step_on is not null`,
};

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await db.schema.createIndex(name).on('enquiries').columns(columns).execute();
  }
  for (const [name, columns] of Object.entries(PARTIAL_INDEXES)) {
    await sql`create index ${sql.ref(name)} on enquiries ${columns}`.execute(db);
  }
}
