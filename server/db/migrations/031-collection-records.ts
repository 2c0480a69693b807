import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

const TABLE = 'collection_records';

/** Adds the table of the collections that have no table of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable(TABLE)
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('collection', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull().defaultTo('{}'))
    .addColumn('sanitizer_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('slug', text)
    .addColumn('position', 'integer')
    .addColumn('status', text)
    .addColumn('is_visible', 'integer')
    .addColumn('is_published', 'integer')
    .addColumn('published_at', text)
    .addColumn('category', text)
    .addColumn('search', text, (column) => column.notNull().defaultTo(''))
    .addColumn('tags', text, (column) => column.notNull().defaultTo(''))
    .execute();
  const indexes = {
    slug: ['collection', 'slug'],
    position: ['collection', 'position', 'id'],
    moment: ['collection', 'published_at', 'id'],
    sanitizer: ['collection', 'sanitizer_version'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    const index = db.schema.createIndex(`${TABLE}_by_${name}`).on(TABLE).columns(columns);
    await (name === 'slug' ? index.unique() : index).execute();
  }
}
