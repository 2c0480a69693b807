import { collections } from '#contract/collections/index.ts';
import { collectionNames, type CollectionName } from '#contract/kinds.ts';
import { canUseMedia } from '#contract/media-uses.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import { hasOwnTable } from '#server/db/record-tables.ts';
import { recordsOf } from '#server/records/kind.ts';
import { writeMediaUses } from '#server/history/media-uses.ts';

const DONE = 'media-uses-listed';

/**
 * Notes which files the content uses that was saved before migration 039. A database needs this once: after the update,
 * or after the restore of an older backup.
 */
export function openUsesLister({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  return async (closing: AbortSignal): Promise<void> => {
    const done = await db.selectFrom('instance_meta').select('name').where('name', '=', DONE).executeTakeFirst();
    if (done) return;
    for (const name of Object.keys(sections) as SectionName[]) await listSection(name);
    for (const kind of collectionNames) {
      if (!canUseMedia(collections[kind].record)) continue;
      for (const { id } of await recordsOf(db, kind).select().select('id').execute()) {
        if (closing.aborted) return;
        await listRecord(kind, id);
      }
    }
    const mark = { name: DONE, value: new Date().toISOString() };
    await db.insertInto('instance_meta').values(mark).onConflict((conflict) => conflict.column('name').doNothing()).execute(); // prettier-ignore
  };

  // Both lock the row, so that a save in between does not get the uses of its old content.
  async function listSection(name: SectionName): Promise<void> {
    await transaction(async (trx) => {
      const own = trx.selectFrom('sections').select('value').where('name', '=', name);
      const row = await own.forUpdate().executeTakeFirst();
      const schema = sections[name].fields;
      if (row) await writeMediaUses(trx, { kind: 'sections', record: name, schema, values: readObject(row.value) });
    });
  }

  async function listRecord(kind: CollectionName, id: string): Promise<void> {
    await transaction(async (trx) => {
      const own = recordsOf(trx, kind).select().select('value').where('id', '=', id);
      const hasBody = collections[kind].hasPages || !hasOwnTable(kind);
      const row = await own
        .$if(hasBody, (all) => all.select('body'))
        .forUpdate()
        .executeTakeFirst();
      const values = { ...readObject(row?.value), ...readObject(row?.body) };
      if (row) await writeMediaUses(trx, { kind, record: id, schema: collections[kind].record, values });
    });
  }
}

function readObject(json = '{}'): Record<string, unknown> {
  return JSON.parse(json || '{}') as Record<string, unknown>; // as the store wrote it
}
