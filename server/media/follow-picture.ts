import type { Transaction } from 'kysely';
import { describingPicturesOf } from '#contract/described-places.ts';
import { STAGED_KINDS } from '#contract/kinds.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { fillPictureWords } from '#server/history/picture-words.ts';
import { changedFields } from '#server/history/content-fields.ts';
import { carryToStaged } from './carry-to-staged.ts';
import { contentSchema, storeIn, type OpenContent } from './content-stores.ts';

/**
 * Gives the places that take their description from a picture its new one, each by a save like any other, in the
 * transaction that changes the picture. Returns how many sections and records changed.
 */
export async function followPicture(
  trx: Transaction<Tables>,
  { database, openContent, name }: { database: Database; openContent: OpenContent; name: string },
): Promise<number> {
  let count = 0;
  const own = trx.selectFrom('media_uses').select(['kind', 'record_id']).distinct().where('name', '=', name);
  for (const { kind: used, record_id: record } of await own.orderBy('kind').orderBy('record_id').execute()) {
    const kind = STAGED_KINDS.find((one) => one === used);
    if (!kind) continue;
    const store = storeIn(trx, database, openContent, kind);
    const schema = contentSchema(kind, record);
    const current = await store.current(record);
    if (!current || !describingPicturesOf(schema, current.values).includes(name)) continue;
    const values = await fillPictureWords(trx, schema, current.values);
    if (changedFields(current.values, values).length === 0) continue;
    const saved = await store.save(record, values, { ifMatch: current.version, restores: null });
    const change = (staged: typeof values) => fillPictureWords(trx, schema, staged);
    await carryToStaged(trx, { kind, record, before: current.version, after: saved.record.version, change });
    count += 1;
  }
  return count;
}
