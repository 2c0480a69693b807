import type { Database } from '#server/db/open.ts';
import { PICTURES_LISTED } from './list-older-pictures.ts';
import type { Variants } from './variants.ts';

const DONE = 'pictures-hashed';
const AT_ONCE = 100;

/**
 * Hashes what the pictures look like that were stored before uploads did it: one after the other, behind the uploads and
 * variants that others wait for. A database needs this once: after the update, or after the restore of an older backup.
 */
export function openPictureHasher({ db }: Pick<Database, 'db'>, variants: Pick<Variants, 'thumbhash'>) {
  return async (closing: AbortSignal): Promise<void> => {
    const marks = db.selectFrom('instance_meta').select('name').where('name', 'in', [DONE, PICTURES_LISTED]);
    const found = (await marks.execute()).map(({ name }) => name);
    if (found.includes(DONE) || !found.includes(PICTURES_LISTED)) return;
    for (let last = ''; ;) {
      const waiting = db.selectFrom('pictures').select('name').where('thumbhash', '=', '').where('name', '>', last);
      const names = (await waiting.orderBy('name').limit(AT_ONCE).execute()).map(({ name }) => name);
      for (const name of names) {
        if (closing.aborted) return;
        await hashPicture(name);
      }
      const end = names.at(-1);
      if (!end) break;
      last = end;
    }
    const mark = { name: DONE, value: new Date().toISOString() };
    await db.insertInto('instance_meta').values(mark).onConflict((conflict) => conflict.column('name').doNothing()).execute(); // prettier-ignore
  };

  /** A picture that cannot be decoded stays without a hash. */
  async function hashPicture(name: string): Promise<void> {
    const thumbhash = await variants.thumbhash(name);
    if (thumbhash) await db.updateTable('pictures').set({ thumbhash }).where('name', '=', name).execute();
  }
}
