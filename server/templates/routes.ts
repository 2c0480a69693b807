import { templates } from '#contract/collections/templates.ts';
import { visibleBlocks } from '#server/records/block-rules.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { openCollection } from '#server/records/open-collection.ts';

/** The blocks that visitors see around the main part of a page. */
export function templateCalls(database: Database): Handlers {
  const store = openCollection(database, templates.name);
  return {
    'GET /templates/at': async ({ query: { place } }) => {
      const found = (await store.listFor(false)).filter((template) => template.place === place);
      return found
        .slice(0, 1)
        .map(({ _id, above, below }) => ({ _id, above: visibleBlocks(above), below: visibleBlocks(below) }));
    },
  };
}
