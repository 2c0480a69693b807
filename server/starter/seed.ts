import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { parsePictureName } from '#contract/pictures.ts';
import { collections } from '#contract/collections/index.ts';
import { pages } from '#contract/collections/pages.ts';
import type { CollectionName } from '#contract/kinds.ts';
import { sections, type SectionFields, type SectionName } from '#contract/sections/index.ts';
import { openCollections } from '#server/collection-hooks.ts';
import type { Database } from '#server/db/open.ts';
import { RECORD_TABLES, SHARED_TABLE } from '#server/db/record-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import { pictureFromWebp, type Picture } from '#server/media/picture.ts';
import { rememberPicture } from '#server/media/picture-store.ts';
import { storePicture } from '#server/media/routes.ts';
import type { Storage } from '#server/media/storage.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { starter } from './content/index.ts';
import names from './pictures/names.json' with { type: 'json' };
import thumbhashes from './pictures/thumbhashes.json' with { type: 'json' };

const PICTURES = join(import.meta.dirname, 'pictures');
const countAll = sql<number>`count(*)`.as('count');
const REFERENCE = /starter:([\w.-]+)/g;

/** Fills an empty database with the starter site, in one transaction. */
export async function seedStarter(database: Database, storage: Storage): Promise<void> {
  const { content, pictures } = await storePictures(starter, storage);
  await database.transaction(async (trx) => {
    const first = await trx
      .insertInto('instance_meta')
      .values({ name: 'seeded', value: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return; // another process seeded first
    if (await hasContent(trx)) return;
    for (const picture of pictures) await rememberPicture(trx, picture);
    await insertContent({ ...database, db: trx, transaction: (work) => work(trx) }, content);
    await trx.deleteFrom('events').execute(); // nobody sent the starter site's reviews
    // Facts of the site are written with each of their sections, which is no history.
    await trx.updateTable('sections').set({ version: 1 }).execute();
    await trx.deleteFrom('history').execute();
  });
}

/** Whether the database has content already. The starter site would only be in the way. */
async function hasContent(db: Kysely<Tables>): Promise<boolean> {
  const own = RECORD_TABLES.filter((table) => table !== SHARED_TABLE);
  const counts = [
    ...['sections' as const, ...own].map((table) => db.selectFrom(table).select(countAll)),
    // Every database has its first pages.
    db.selectFrom(SHARED_TABLE).select(countAll).where('collection', '!=', pages.name),
  ];
  for (const query of counts) if ((await query.executeTakeFirstOrThrow()).count > 0) return true;
  return false;
}

async function insertContent(database: Database, content: typeof starter): Promise<void> {
  const sectionStore = openSectionStore(database);
  for (const [name, fields] of Object.entries(content.sections) as [SectionName, unknown][]) {
    const parsed: SectionFields<SectionName> = sections[name].write.parse(fields);
    await sectionStore.save(name, parsed);
  }
  const records: Partial<Record<CollectionName, readonly object[]>> = content.records;
  for (const { name, store } of openCollections(database)) {
    for (const entry of records[name] ?? []) await store.createWritten(collections[name].create.parse(entry));
  }
}

/** Stores the pictures and replaces each `starter:NAME` in the content by the picture's URL. */
async function storePictures(starterContent: typeof starter, storage: Storage) {
  const text = JSON.stringify(starterContent);
  const urls = new Map<string, string>();
  const pictures: Parameters<typeof rememberPicture>[1][] = [];
  for (const [, fileName = ''] of text.matchAll(REFERENCE)) {
    if (urls.has(fileName)) continue;
    const picture = await loadPicture(fileName);
    const { imageUrl } = await storePicture(storage, picture);
    urls.set(fileName, imageUrl);
    const { name, content, thumbhash } = picture;
    pictures.push({ name, fileName, bytes: content.length, thumbhash });
  }
  const replaced = text.replace(REFERENCE, (reference, name: string) => urls.get(name) ?? reference);
  // The same structure with other URLs.
  return { content: JSON.parse(replaced) as typeof starter, pictures };
}

/** Reads a picture and takes its name and its hash from files, so that the first start need not decode it. */
async function loadPicture(file: string): Promise<Picture> {
  const content = await readFile(join(PICTURES, file));
  const name = Object.entries(names).find(([one]) => one === file)?.[1] ?? '';
  const thumbhash = Object.entries(thumbhashes).find(([one]) => one === file)?.[1] ?? '';
  const parsed = parsePictureName(name);
  return parsed ? { name, content, width: parsed.width, height: parsed.height, thumbhash } : pictureFromWebp(content);
}
