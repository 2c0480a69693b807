import { ICON_SIZES, parsePictureName, variantName, variantsOf, type Variant } from '#contract/pictures.ts';
import type { Database } from '#server/db/open.ts';
import { onlyUnused } from './picture-store.ts';
import type { Storage } from './storage.ts';

const DAY_MS = 86_400_000;

/** Deletes the files of pictures that were deleted a day ago. One that is in use again comes back to the library. */
export async function purgePictures(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  storage: Pick<Storage, 'remove'>,
  now: () => number = Date.now,
): Promise<void> {
  const before = new Date(now() - DAY_MS).toISOString();
  const expired = await db.selectFrom('pictures').select('name').where('deleted_at', '<', before).execute();
  for (const { name } of expired) {
    // Somebody may use it or take it back meanwhile. An upload of the same picture waits for the lock.
    await transaction(async (trx) => {
      const own = trx.selectFrom('pictures').select('name').where('name', '=', name).where('deleted_at', '<', before);
      if (!(await own.forUpdate().executeTakeFirst())) return;
      if (await own.$call(onlyUnused).executeTakeFirst()) {
        await trx.deleteFrom('pictures').where('name', '=', name).execute();
        for (const file of [...filesOf(name), name]) await storage.remove(file);
      } else await trx.updateTable('pictures').set({ deleted_at: null }).where('name', '=', name).execute();
    });
  }
}

/** The names of all variants of a picture. */
function filesOf(name: string): string[] {
  const picture = parsePictureName(name);
  const icons: Variant[] = ICON_SIZES.map((icon) => ({ icon }));
  return picture
    ? [...variantsOf(picture), 'share' as const, ...icons].map((variant) => variantName(name, variant))
    : [];
}
