import { PostgresAdapter } from 'kysely';
import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

const WITH_PAGES = ['blog_posts', 'portfolio_items', 'service_pages'];

/**
 * Adds the version of the sanitizer that cleaned the HTML of a row, so that reads need not clean it again. Existing
 * rows get version 0. Long texts get their own column, which lists do not read. Existing rows move their texts there
 * when they are next cleaned or saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [...WITH_PAGES, 'sections']) {
    await db.schema
      .alterTable(table)
      .addColumn('sanitizer_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  for (const table of WITH_PAGES) {
    await db.schema
      .alterTable(table)
      .addColumn('body', textType(db), (column) => column.notNull().defaultTo('{}'))
      .execute();
    await db.schema
      .createIndex(`${table}_by_sanitizer_version`)
      .on(table)
      .columns(['sanitizer_version', 'id'])
      .execute();
  }
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) await coverLists(db);
}

/**
 * Indexes all columns that a list reads before it fetches the rows of one page. Without the index, SQLite reads the
 * long texts of every row: filtering 5,000 posts by a tag took 100 ms. PostgreSQL stores long texts separately, and
 * refuses index entries above 2.7 kB.
 */
async function coverLists(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('blog_posts_by_status_published_at_tags').ifExists().execute();
  await db.schema
    .createIndex('blog_posts_for_lists')
    .on('blog_posts')
    .columns(['status', 'published_at', 'id', 'tags'])
    .execute();
  await db.schema
    .createIndex('portfolio_items_for_lists')
    .on('portfolio_items')
    .columns(['status', 'is_visible', 'position', 'id', 'category', 'tags'])
    .execute();
}
