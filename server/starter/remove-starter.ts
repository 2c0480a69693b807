import type { Kysely, Transaction } from 'kysely';
import { pages } from '#contract/collections/pages.ts';
import { templates } from '#contract/collections/templates.ts';
import { collectionNames, type CollectionName } from '#contract/kinds.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { openCollections } from '#server/collection-hooks.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { contentFields, type FieldValues } from '#server/history/content-fields.ts';
import { Failure } from '#server/http/failure.ts';
import { recordsOf } from '#server/records/kind.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { emptySection, saysTheSame, starterSections } from './starter-sections.ts';

/** The seed takes seconds; visitors and staff cannot come before it has ended. */
const SEED_MS = 60_000;
/** The pages of the site, and what stands around its lists, are no content of the starter agency. */
const COLLECTIONS = collectionNames.filter((name) => name !== pages.name && name !== templates.name);
/** The row of `instance_meta` that says what was removed. */
const REMOVED = 'starter-removed';

interface StarterRecord {
  kind: CollectionName;
  id: string;
}

/** What was removed: the names of emptied fields by section, and records. */
interface Removed {
  fields: Partial<Record<SectionName, string[]>>;
  records: StarterRecord[];
}

export type StarterState = 'present' | 'removed' | 'none';

/** Removes the starter content that nobody has changed, and brings it back. */
export function openStarterRemoval(database: Database) {
  const { db, transaction } = database;

  async function state(): Promise<StarterState> {
    const removed = await readRemoved(db);
    if (removed && (await isInTrash(removed))) return 'removed';
    const { records, fields } = await findUnchanged(db);
    return records.length > 0 || Object.keys(fields).length > 0 ? 'present' : 'none';
  }

  /** The bin keeps records for some weeks. */
  async function isInTrash({ records }: Removed): Promise<boolean> {
    if (records.length === 0) return true; // only texts were removed
    const ids = records.map(({ id }) => id);
    return (await db.selectFrom('trash').select('id').where('id', 'in', ids).limit(1).execute()).length > 0;
  }

  async function remove(): Promise<void> {
    await transaction(async (trx) => {
      const found = await findUnchanged(trx);
      if (found.records.length === 0 && Object.keys(found.fields).length === 0) throw new Failure('not-found');
      const stores = storesWithin(trx);
      for (const { kind, id } of found.records) await stores.collection(kind).remove(id, null);
      const starter = new Map(starterSections());
      for (const [name, fields] of sectionsIn(found)) {
        await stores.sections.change(
          name,
          replacing(fields, { from: starter.get(name) ?? {}, to: emptySection(name) }),
        );
      }
      const value = JSON.stringify(found);
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
      if (!removed) throw new Failure('not-found');
      const stores = storesWithin(trx);
      const starter = new Map(starterSections());
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
    };
  }

  async function findUnchanged(trx: Kysely<Tables>): Promise<Removed> {
    const { value: seededAt } = (await readMeta(trx, 'seeded')) ?? {};
    if (!seededAt) return { fields: {}, records: [] };
    const records: StarterRecord[] = [];
    for (const kind of COLLECTIONS) records.push(...(await unchangedRecords(trx, kind, seededAt)));
    const store = openSectionStore({ ...database, db: trx });
    const fields: Removed['fields'] = {};
    for (const [name, starter] of starterSections()) {
      const values: FieldValues = contentFields(await store.get(name, trx));
      const empty = emptySection(name);
      const same = Object.keys(starter).filter(
        (field) => saysTheSame(values[field], starter[field]) && !saysTheSame(values[field], empty[field]),
      );
      if (same.length > 0) fields[name] = same;
    }
    return { fields, records };
  }

  return { state, remove, restore };
}

/** Changes the fields that say the same as in `from` to those of `to`. */
function replacing(fields: readonly string[], { from, to }: Record<'from' | 'to', FieldValues>) {
  return (values: FieldValues): FieldValues => {
    const same = fields.filter((field) => saysTheSame(values[field], from[field]));
    return { ...values, ...Object.fromEntries(same.map((field) => [field, to[field]])) };
  };
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

function sectionsIn({ fields }: Removed): [SectionName, string[]][] {
  return Object.entries(fields) as [SectionName, string[]][];
}

async function readRemoved(trx: Kysely<Tables>): Promise<Removed | null> {
  const row = await readMeta(trx, REMOVED);
  return row ? (JSON.parse(row.value) as Removed) : null; // as `remove` wrote it
}

function readMeta(trx: Kysely<Tables>, name: string) {
  return trx.selectFrom('instance_meta').select('value').where('name', '=', name).executeTakeFirst();
}
