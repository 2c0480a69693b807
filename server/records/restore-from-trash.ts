import type { z } from 'zod';
import type { Database } from '#server/db/open.ts';
import type { TrashTable } from '#server/db/tables.ts';
import { fillPictureWords } from '#server/history/picture-words.ts';
import type { Restored } from '#server/history/versioned.ts';
import { Failure } from '#server/http/failure.ts';
import type { RecordKind, RecordRow, RecordStamps } from './kind.ts';
import { permalinkOf } from './permalinks.ts';
import { openRecordReads } from './reads.ts';
import { openRecordWriter, orderOf } from './record-writer.ts';
import { createRowMapper } from './row-mapper.ts';
import { availableSlug, removeFromTrash, restoreRedirectsOf } from './trash.ts';

/** Somebody may take the free slug in between. */
const ATTEMPTS = 10;

/** Restores records from the trash with their id and position, under a free slug if theirs is taken. */
export function openTrashRestore<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  type Item = z.output<S>;
  const { toCells, toItem, toRecord } = createRowMapper(kind);
  const { name, pages, order, write, insert, noteMedia } = openRecordWriter(database, kind);
  const { get } = openRecordReads(database, kind);

  async function restoreFromTrash(trashed: TrashTable): Promise<Restored> {
    const stored = { ...(JSON.parse(trashed.value) as object), version: trashed.version + 1 };
    const kept = toRecord({ ...stored, updatedAt: new Date().toISOString() });
    const item = await fillPictureWords(database.db, kind.record, kept); // somebody may have described its pictures since
    const slug = await insertAgain(trashed, item);
    // Records that moved up after the deletion move down again.
    const position = orderOf(item);
    if (kind.isNumbered && position !== null) await order.move(item._id, position);
    const record = await get(item._id);
    return { record, takenSlug: slug === slugOf(item) ? null : slugOf(item) };
  }

  /** Inserts the record again and returns its slug. */
  async function insertAgain(trashed: TrashTable, item: Item): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await write(item._id, async (trx) => {
          await removeFromTrash(trx, item._id);
          const slug = slugOf(item);
          const fields = slug ? { ...item, slug: await availableSlug(trx, name, slug) } : item;
          const stamps = {
            id: item._id,
            version: item.version,
            created_at: item.createdAt,
            updated_at: item.updatedAt,
          };
          const row: RecordRow = { ...toCells(fields), ...stamps };
          await insert(trx, row);
          await restoreRedirectsOf(trx, trashed, pages && (await permalinkOf(trx, pages, item._id)));
          const restored = toItem(row);
          await noteMedia(trx, restored);
          await kind.afterWrite?.(trx, { action: 'restore', before: null, after: restored });
          return slugOf(restored);
        });
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof Failure) || error.code !== 'slug-taken') throw error;
      }
    }
  }

  return restoreFromTrash;
}

function slugOf(item: object): string {
  return 'slug' in item && typeof item.slug === 'string' ? item.slug : '';
}
