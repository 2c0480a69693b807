import { parsePictureName } from '#contract/pictures.ts';
import type { Database } from '#server/db/open.ts';
import starterNames from '#server/starter/pictures/names.json' with { type: 'json' };
import { fileNameColumns } from './picture-store.ts';
import type { Storage } from './storage.ts';

const DONE = 'pictures-listed';

/**
 * Gives the pictures that were stored before migration 019 their rows. A database needs this once: after the update,
 * or after the restore of an older backup.
 */
export function openPictureLister({ db }: Pick<Database, 'db'>, storage: Pick<Storage, 'list' | 'open'>) {
  return async (closing: AbortSignal): Promise<void> => {
    const done = await db.selectFrom('instance_meta').select('name').where('name', '=', DONE).executeTakeFirst();
    if (done) return;
    for await (const name of storage.list()) {
      if (closing.aborted) return;
      if (!parsePictureName(name)) continue;
      await db
        .insertInto('pictures')
        .values({ name, ...fileNameColumns(starterFile(name)), bytes: await bytesOf(name, storage), created_at: '' })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
    const mark = { name: DONE, value: new Date().toISOString() };
    await db.insertInto('instance_meta').values(mark).onConflict((conflict) => conflict.column('name').doNothing()).execute(); // prettier-ignore
  };
}

/** The file of the starter site that is stored under a name; '' for other pictures. */
function starterFile(name: string): string {
  return Object.entries(starterNames).find(([, stored]) => stored === name)?.[0] ?? '';
}

async function bytesOf(name: string, storage: Pick<Storage, 'open'>): Promise<number> {
  const file = await storage.open(name);
  if (file === null || Buffer.isBuffer(file)) return file?.length ?? 0;
  file.content.destroy();
  return file.bytes ?? 0;
}
