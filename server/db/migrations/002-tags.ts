import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Tags beside the rows, in an index that alone answers which tags are public and how often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blog_posts', 'portfolio_items']) {
    await db.schema
      .alterTable(table)
      .addColumn('tags', textType(db), (column) => column.notNull().defaultTo('\n'))
      .execute();
  }
  await db.schema.createIndex('blog_posts_tags').on('blog_posts').columns(['status', 'published_at', 'tags']).execute();
}
