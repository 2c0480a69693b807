import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** The tags of posts and projects, to be filtered by and counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blog_posts', 'portfolio_items']) {
    await db.schema
      .alterTable(table)
      .addColumn('tags', textType(db), (column) => column.notNull().defaultTo('\n'))
      .execute();
  }
}
