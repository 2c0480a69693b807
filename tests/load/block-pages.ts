import { startingShapes } from '../../contract/blocks/starting-shapes.ts';
import { pages } from '../../contract/collections/pages.ts';
import { hooksOf } from '../../server/collection-hooks.ts';
import type { Database } from '../../server/db/open.ts';
import { openCollection } from '../../server/records/open-collection.ts';

/** Publishes a page for each number of blocks. Their kinds are those of the starting shapes, by turns. Returns the paths. */
export async function publishBlockPages(database: Database, counts: readonly number[]): Promise<string[]> {
  const store = openCollection(database, 'pages', hooksOf('pages'));
  const examples = startingShapes.flatMap(({ blocks }) => blocks);
  const blockAt = (index: number) => {
    const { type, look, content } = examples[index % examples.length] ?? { type: 'text' };
    return { type, ...(look && { look }), ...(content && { source: 'own', content }) };
  };
  return Promise.all(
    counts.map(async (count) => {
      const slug = `/blocks-${count}`;
      const blocks = Array.from({ length: count }, (_, index) => blockAt(index));
      await store.createWritten(pages.create.parse({ title: `${count} blocks`, slug, status: 'published', blocks }));
      return slug;
    }),
  );
}
