import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/**
 * Adds what the media library knows about a picture, and where the content uses each. Uses in content from before this
 * migration come from a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  for (const name of ['alt', 'licence', 'words', 'focus', 'user_name', 'thumbhash']) {
    await db.schema
      .alterTable('pictures')
      .addColumn(name, text, (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.alterTable('pictures').addColumn('user_id', text).execute();
  await db.schema.alterTable('pictures').addColumn('deleted_at', text).execute();
  await db.schema
    .alterTable('pictures')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('media_uses')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('record_id', text, (column) => column.notNull())
    .addColumn('field', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('media_uses_pk', ['kind', 'record_id', 'field', 'name'])
    .execute();
  await db.schema.createIndex('media_uses_by_name').on('media_uses').column('name').execute();
}
