import { parsePictureName } from '#contract/pictures.ts';
import type { Database } from '#server/db/open.ts';
import { fileNameColumns } from './picture-store.ts';
import { bytesOf, type Storage } from './storage.ts';

export const PICTURES_LISTED = 'pictures-listed';

/** The file name of a stored picture, if the product knows it; else ''. */
type FileNameOf = (stored: string) => string;

/**
 * Gives the pictures that were stored before migration 019 their rows. A database needs this once: after the update,
 * or after the restore of an older backup.
 */
export function openPictureLister(
  { db }: Pick<Database, 'db'>,
  storage: Pick<Storage, 'list' | 'open'>,
  fileNameOf: FileNameOf,
) {
  return async (closing: AbortSignal): Promise<void> => {
    const done = await db
      .selectFrom('instance_meta')
      .select('name')
      .where('name', '=', PICTURES_LISTED)
      .executeTakeFirst();
    if (done) return;
    for await (const name of storage.list()) {
      if (closing.aborted) return;
      if (!parsePictureName(name)) continue;
      await db
        .insertInto('pictures')
        .values({
          name,
          ...fileNameColumns(fileNameOf(name)),
          bytes: bytesOf(await storage.open(name)),
          created_at: '',
        })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
    const mark = { name: PICTURES_LISTED, value: new Date().toISOString() };
    await db.insertInto('instance_meta').values(mark).onConflict((conflict) => conflict.column('name').doNothing()).execute(); // prettier-ignore
  };
}
