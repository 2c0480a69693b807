import type { Kysely, Transaction } from 'kysely';
import { pages } from '#contract/collections/pages.ts';
import { templates } from '#contract/collections/templates.ts';
import { TRASH_DAYS } from '#contract/constants.ts';
import { collectionNames, type CollectionName } from '#contract/kinds.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { openCollections } from '#server/collection-hooks.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { contentFields, type FieldValues } from '#server/history/content-fields.ts';
import { Failure } from '#server/http/failure.ts';
import { recordsOf } from '#server/records/kind.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { openStarterPages } from './starter-pages.ts';
import { hideStarterPictures, showStarterPictures } from './starter-pictures.ts';
import { emptySection, replacing, saysTheSame, starterSections } from './starter-sections.ts';

/** The seed takes seconds; visitors and staff cannot come before it has ended. */
const SEED_MS = 60_000;
/** The pages of the site stay, with other words in their blocks. What stands around its lists is nobody's content. */
const COLLECTIONS = collectionNames.filter((name) => name !== pages.name && name !== templates.name);
/** The row of `instance_meta` that says what was removed. */
const REMOVED = 'starter-removed';
const DAY_MS = 86_400_000;

interface StarterRecord {
  kind: CollectionName;
  id: string;
}

/** The starter content that nobody has changed: the names of fields by section, those of blocks, and records. */
interface Unchanged {
  fields: Partial<Record<SectionName, string[]>>;
  records: StarterRecord[];
  blocks: Awaited<ReturnType<ReturnType<typeof openStarterPages>['unchanged']>>;
}

/** What was removed, and when. Earlier versions removed no words of blocks and no pictures, and did not note the time. */
type Removed = Pick<Unchanged, 'fields' | 'records'> & Partial<Pick<Unchanged, 'blocks'> & { at: string }>;

export type StarterState = 'present' | 'removed' | 'none';

/** Removes the starter content that nobody has changed, and brings it back. */
export function openStarterRemoval(database: Database) {
  const { db, transaction } = database;

  async function state(): Promise<StarterState> {
    const removed = await readRemoved(db);
    if (removed && (await canComeBack(db, removed))) return 'removed';
    return isNothing(await findUnchanged(db)) ? 'none' : 'present';
  }

  /** The bin keeps records for some weeks, and the library the files of their pictures. */
  async function canComeBack(within: Kysely<Tables>, { records, at }: Removed): Promise<boolean> {
    if (at && Date.parse(at) < Date.now() - TRASH_DAYS * DAY_MS) return false;
    if (records.length === 0) return true; // only texts were removed
    const ids = records.map(({ id }) => id);
    return (await within.selectFrom('trash').select('id').where('id', 'in', ids).limit(1).execute()).length > 0;
  }

  async function remove(): Promise<void> {
    await transaction(async (trx) => {
      const found = await findUnchanged(trx);
      if (isNothing(found)) throw new Failure('not-found');
      const stores = storesWithin(trx);
      for (const { kind, id } of found.records) await stores.collection(kind).remove(id, null);
      const starter = new Map(starterSections());
      for (const [name, fields] of sectionsIn(found)) {
        await stores.sections.change(
          name,
          replacing(fields, { from: starter.get(name) ?? {}, to: emptySection(name) }),
        );
      }
      await stores.pages.replace(found.blocks, 'starter');
      await hideStarterPictures(trx);
      const value = JSON.stringify({ ...found, at: new Date().toISOString() } satisfies Removed);
      await trx
        .insertInto('instance_meta')
        .values({ name: REMOVED, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    });
  }

  /** Fields that have other content by now, and records that are no longer in the bin, stay as they are. */
  async function restore(): Promise<void> {
    await transaction(async (trx) => {
      const removed = await readRemoved(trx);
      if (!removed || !(await canComeBack(trx, removed))) throw new Failure('not-found');
      const stores = storesWithin(trx);
      const starter = new Map(starterSections());
      await showStarterPictures(trx);
      for (const { kind, id } of removed.records) {
        const own = trx.selectFrom('trash').selectAll().where('kind', '=', kind).where('id', '=', id);
        const trashed = await own.executeTakeFirst();
        if (trashed) await stores.collection(kind).versioned.restoreFromTrash(trashed);
      }
      for (const [name, fields] of sectionsIn(removed)) {
        await stores.sections.change(
          name,
          replacing(fields, { from: emptySection(name), to: starter.get(name) ?? {} }),
        );
      }
      await stores.pages.replace(removed.blocks ?? [], 'empty');
      await trx.deleteFrom('instance_meta').where('name', '=', REMOVED).execute();
    });
  }

  function storesWithin(trx: Transaction<Tables>) {
    const within: Database = { ...database, db: trx, transaction: (work) => work(trx) };
    const collections = openCollections(within);
    return {
      collection(kind: CollectionName) {
        const found = collections.find(({ name }) => name === kind);
        if (!found) throw new Error(`There is no collection ${kind}`);
        return found.store;
      },
      sections: openSectionStore(within),
      pages: openStarterPages(within),
    };
  }

  async function findUnchanged(trx: Kysely<Tables>): Promise<Unchanged> {
    const { value: seededAt } = (await readMeta(trx, 'seeded')) ?? {};
    if (!seededAt) return { fields: {}, records: [], blocks: [] };
    const records: StarterRecord[] = [];
    for (const kind of COLLECTIONS) records.push(...(await unchangedRecords(trx, kind, seededAt)));
    const store = openSectionStore({ ...database, db: trx });
    const fields: Unchanged['fields'] = {};
    for (const [name, starter] of starterSections()) {
      const values: FieldValues = contentFields(await store.get(name, trx));
      const empty = emptySection(name);
      const same = Object.keys(starter).filter(
        (field) => saysTheSame(values[field], starter[field]) && !saysTheSame(values[field], empty[field]),
      );
      if (same.length > 0) fields[name] = same;
    }
    return { fields, records, blocks: await openStarterPages({ ...database, db: trx }).unchanged() };
  }

  return { state, remove, restore };
}

function isNothing({ records, fields, blocks }: Unchanged): boolean {
  return records.length === 0 && blocks.length === 0 && Object.keys(fields).length === 0;
}

/** The records of the seed without a version by staff. */
async function unchangedRecords(trx: Kysely<Tables>, kind: CollectionName, seededAt: string): Promise<StarterRecord[]> {
  const until = new Date(Date.parse(seededAt) + SEED_MS).toISOString();
  const edited = trx.selectFrom('history').select('record_id').where('kind', '=', kind);
  const rows = await recordsOf(trx, kind)
    .select()
    .select('id')
    .where('created_at', '>=', seededAt)
    .where('created_at', '<=', until)
    .where('id', 'not in', edited)
    .execute();
  return rows.map(({ id }) => ({ kind, id }));
}

function sectionsIn({ fields }: Pick<Unchanged, 'fields'>): [SectionName, string[]][] {
  return Object.entries(fields) as [SectionName, string[]][];
}

async function readRemoved(trx: Kysely<Tables>): Promise<Removed | null> {
  const row = await readMeta(trx, REMOVED);
  return row ? (JSON.parse(row.value) as Removed) : null; // as `remove` wrote it
}

function readMeta(trx: Kysely<Tables>, name: string) {
  return trx.selectFrom('instance_meta').select('value').where('name', '=', name).executeTakeFirst();
}
