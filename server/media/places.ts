import { collections } from '#contract/collections/index.ts';
import { isCollection } from '#contract/kinds.ts';
import { shapesAt } from '#contract/picture-places.ts';
import type { PictureShape } from '#contract/field-meta.ts';
import { isSection, sections } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import { hasOwnTable } from '#server/db/record-tables.ts';
import { recordsOf } from '#server/records/kind.ts';

/** A field that uses a picture. */
export interface Place {
  kind: string;
  id: string;
  field: string;
  /** The stored name of the picture. */
  name: string;
}

export interface PlaceWithShapes extends Place {
  shapes: readonly PictureShape[];
}

/** A record can have a long text and hundreds of blocks. */
const RECORDS_AT_ONCE = 20;

/**
 * Tells in which shapes the site shows the pictures of places. It reads the content of each, in batches, so that the
 * server answers requests in between.
 */
export async function* withShapes(db: Database['db'], places: readonly Place[]): AsyncGenerator<PlaceWithShapes> {
  for (const [kind, ofKind] of Map.groupBy(places, (place) => place.kind)) {
    const schema = isCollection(kind) ? collections[kind].record : null;
    const byId = Map.groupBy(ofKind, ({ id }) => id);
    const ids = [...byId.keys()];
    for (let start = 0; start < ids.length; start += RECORDS_AT_ONCE) {
      const values = await readValues(db, kind, ids.slice(start, start + RECORDS_AT_ONCE));
      for (const [id, value] of values) {
        const fields = schema ?? (isSection(id) ? sections[id].fields : null);
        if (!fields) continue;
        for (const place of byId.get(id) ?? []) {
          yield { ...place, shapes: shapesAt(fields, value, place.field) };
        }
      }
    }
  }
}

/** The content of those sections (by name) or records (by id) that exist. */
async function readValues(db: Database['db'], kind: string, ids: readonly string[]): Promise<[string, object][]> {
  if (!isCollection(kind)) {
    const rows = await db.selectFrom('sections').select(['name', 'value']).where('name', 'in', ids).execute();
    return rows.map(({ name, value }) => [name, parseStored(value)]);
  }
  const hasBody = collections[kind].hasPages || !hasOwnTable(kind);
  const found = recordsOf(db, kind).select().select(['id', 'value']).where('id', 'in', ids);
  const rows = await found.$if(hasBody, (all) => all.select('body')).execute();
  return rows.map(({ id, value, body }) => [id, { ...parseStored(value), ...parseStored(body ?? '{}') }]);
}

function parseStored(json: string): object {
  return JSON.parse(json || '{}') as object; // as the store wrote it
}
