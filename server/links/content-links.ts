import { sql } from 'kysely';
import { collections } from '#contract/collections/index.ts';
import { linksOf, type ContentLink } from '#contract/content-links.ts';
import { collectionNames, type CollectionName } from '#contract/kinds.ts';
import type { IncomingLink } from '#contract/records/incoming-link.ts';
import { isSection, sections } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import { hasOwnTable } from '#server/db/record-tables.ts';
import { recordsOf } from '#server/records/kind.ts';

/** A section or record with its links. */
export interface LinkingRecord extends IncomingLink {
  /** The path of its own page; '' for none. */
  path: string;
  links: ContentLink[];
}

/** The collections with long texts, whose tables have the columns for them. No others have links. */
const LINKING = collectionNames.filter((name) => collections[name].hasPages || !hasOwnTable(name));

/** Rows that are read at once. Between two reads the server answers requests. */
const ROWS_AT_ONCE = 200;

/**
 * Yields all sections and records with their links. With `word`, only those of the records that contain it. It reads all
 * content, so do not call it at each request.
 */
export async function* contentLinks(db: Database['db'], word = ''): AsyncGenerator<LinkingRecord> {
  for (const { name, value } of await db.selectFrom('sections').select(['name', 'value']).execute()) {
    if (!isSection(name)) continue;
    const { title, fields } = sections[name];
    yield { kind: 'sections', id: name, title, path: '', links: linksOf(fields, JSON.parse(value)) };
  }
  for (const kind of LINKING) yield* recordLinks(db, kind, word);
}

async function* recordLinks(db: Database['db'], kind: CollectionName, word: string): AsyncGenerator<LinkingRecord> {
  const { record, title, pagesAt, hasPages } = collections[kind];
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  let last = '';
  for (;;) {
    const rows = await recordsOf(db, kind)
      .select()
      .select(['id', 'slug', 'value', 'body'])
      .where('id', '>', last)
      .$if(word !== '', (all) =>
        all.where(sql<boolean>`(value like ${pattern} escape '\\' or body like ${pattern} escape '\\')`),
      )
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, slug, value, body } of rows) {
      const fields = { ...readObject(value), ...readObject(body ?? '{}') };
      const name = fields[title];
      yield {
        ...{ kind, id, title: typeof name === 'string' ? name : '', path: hasPages ? pagesAt + (slug ?? '') : '' },
        links: linksOf(record, fields),
      };
    }
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return;
    last = end.id;
  }
}

function readObject(json: string): Record<string, unknown> {
  return JSON.parse(json) as Record<string, unknown>; // as the store wrote it
}
