import { ICON_SIZES, parsePictureName, variantName, variantsOf, type Variant } from '#contract/pictures.ts';
import type { Database } from '#server/db/open.ts';
import { onlyUnused } from './picture-store.ts';
import type { Storage } from './storage.ts';

const DAY_MS = 86_400_000;

/** Deletes the files of pictures that were deleted a day ago. One that is in use again comes back to the library. */
export async function purgePictures(
  { db }: Pick<Database, 'db'>,
  storage: Pick<Storage, 'remove'>,
  now: () => number = Date.now,
): Promise<void> {
  const before = new Date(now() - DAY_MS).toISOString();
  const expired = db.selectFrom('pictures').select('name').where('deleted_at', '<', before);
  for (const { name } of await expired.$call(onlyUnused).execute()) {
    for (const file of [...filesOf(name), name]) await storage.remove(file);
    await db.deleteFrom('pictures').where('name', '=', name).where('deleted_at', '<', before).execute();
  }
  await db.updateTable('pictures').set({ deleted_at: null }).where('deleted_at', '<', before).execute();
}

/** The names of all variants of a picture. */
function filesOf(name: string): string[] {
  const picture = parsePictureName(name);
  const icons: Variant[] = ICON_SIZES.map((icon) => ({ icon }));
  return picture
    ? [...variantsOf(picture), 'share' as const, ...icons].map((variant) => variantName(name, variant))
    : [];
}
