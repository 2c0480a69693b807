import type { Kysely } from 'kysely';
import { TRASH_DAYS } from '#contract/constants.ts';
import type { Tables } from '#server/db/tables.ts';
import { onlyUnused } from '#server/media/picture-store.ts';
import names from './pictures/names.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const STORED = Object.values(names);

/**
 * Takes the pictures of the starter site that nothing uses out of the library. Their files are deleted a day after
 * `deleted_at`, so it lies as far in the future as the bin keeps the records that used them.
 */
export async function hideStarterPictures(trx: Kysely<Tables>): Promise<void> {
  const deleted_at = new Date(Date.now() + TRASH_DAYS * DAY_MS).toISOString();
  const unused = trx.selectFrom('pictures').select('name').where('name', 'in', STORED).$call(onlyUnused);
  await trx
    .updateTable('pictures')
    .set({ deleted_at })
    .where('name', 'in', unused)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Those that staff have deleted since then stay deleted. */
export async function showStarterPictures(trx: Kysely<Tables>): Promise<void> {
  const now = new Date().toISOString();
  await trx
    .updateTable('pictures')
    .set({ deleted_at: null })
    .where('name', 'in', STORED)
    .where('deleted_at', '>', now)
    .execute();
}
