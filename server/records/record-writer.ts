import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { collections } from '#contract/collections/index.ts';
import { stateOf, type PublicWhen } from '#contract/collections/public-when.ts';
import { failures } from '#contract/failures.ts';
import { isCollection } from '#contract/kinds.ts';
import { canUseMedia } from '#contract/media-uses.ts';
import { UniqueViolation } from '#server/db/failures.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { contentFields } from '#server/history/content-fields.ts';
import { addVersion, type Snapshot } from '#server/history/versions.ts';
import { Failure } from '#server/http/failure.ts';
import { writeMediaUses } from '#server/history/media-uses.ts';
import { recordTitle } from '#server/history/record-title.ts';
import { recordsOf, type RecordKind, type RecordRow, type RecordStamps } from './kind.ts';
import { followPermalink } from '#server/sections/follow-permalink.ts';
import { permalinkOf, updateRedirects, type Permalink } from './permalinks.ts';
import { openRecordOrder } from './reorder.ts';
import { createRowMapper } from './row-mapper.ts';
import { requireDescriptions } from '#server/site-settings/require-descriptions.ts';

interface ReplaceOptions {
  /** The version that is restored; null for another write. */
  restores: number | null;
  /** Runs in the same transaction, before the kind's own hook. */
  also: ((trx: Transaction<Tables>) => Promise<void>) | undefined;
}

/** The steps that the writes to the records of one kind share. */
export function openRecordWriter<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  const { name, pages = null } = kind;
  const { toItem } = createRowMapper(kind);
  const order = openRecordOrder(database, kind);

  /** Writes to one record, and updates the redirects and the menus that lead to its page, in one transaction. */
  async function write<T>(
    id: string,
    work: (trx: Transaction<Tables>, before: Permalink | null) => Promise<T>,
  ): Promise<T> {
    return database.transaction(async (trx) => {
      if (!pages) return work(trx, null);
      const before = await permalinkOf(trx, pages, id);
      const written = await work(trx, before);
      const after = await permalinkOf(trx, pages, id);
      await updateRedirects(trx, before, after);
      if (before && after && before.path !== after.path) await followPermalink(trx, before.path, after.path);
      return written;
    });
  }

  /** Fails with the code `slug-taken` if another record has the slug. */
  async function insert(trx: Transaction<Tables>, row: RecordRow): Promise<void> {
    await toSlugTakenFailure(recordsOf(trx, name).insert(row).execute());
  }

  /** Writes a row over the version that was read; false if there is a newer version. */
  function replace(current: z.output<S>, row: RecordRow, { restores, also }: ReplaceOptions): Promise<boolean> {
    return write(row.id, async (trx) => {
      if (restores === null) await checkDescriptions(trx, current, toItem(row));
      const same = recordsOf(trx, name).update().set(row).where('id', '=', row.id);
      const changed = await toSlugTakenFailure(same.where('version', '=', current.version).executeTakeFirst());
      if (changed.numUpdatedRows === 0n) return false;
      await freePosition(trx, orderOf(current), row);
      const item = toItem(row);
      const [before, after] = [recordState(current), recordState(item)];
      await addVersion(trx, { kind: name, record: row.id, before, after, restores });
      await noteMedia(trx, item);
      await also?.(trx);
      await kind.afterWrite?.(trx, { action: 'update', before: current, after: item });
      return true;
    });
  }

  /** In a numbered list, moves other records to free the number of `row`; `from` was its own, null for a new record. */
  async function freePosition(trx: Transaction<Tables>, from: number | null, row: RecordRow): Promise<void> {
    if (kind.isNumbered) await order.freePosition(trx, { id: row.id, from, to: row.position ?? 0 });
  }

  /** Notes which files a record uses, after its write. */
  async function noteMedia(trx: Transaction<Tables>, item: z.output<S>): Promise<void> {
    if (canUseMedia(kind.record)) await writeMediaUses(trx, { kind: name, record: item._id, schema: kind.record, values: item }); // prettier-ignore
  }

  /** Refuses pictures without a description in what visitors see, now or from its moment on. */
  async function checkDescriptions(trx: Transaction<Tables>, before: z.output<S> | null, after: z.output<S>) {
    if (!isCollection(name)) return;
    const publicWhen: PublicWhen = collections[name].publicWhen;
    if (!['published', 'scheduled'].includes(stateOf(publicWhen, after))) return;
    const isPublic = before !== null && stateOf(publicWhen, before) === 'published';
    const title = recordTitle(after);
    await requireDescriptions(trx, { schema: kind.record, title, before: isPublic ? before : null, after });
  }

  return { name, pages, order, write, insert, replace, freePosition, noteMedia, checkDescriptions };
}

export function recordState(item: RecordStamps): Snapshot {
  return { version: item.version, at: item.updatedAt, values: contentFields(item) };
}

export function orderOf(item: object): number | null {
  return 'order' in item && typeof item.order === 'number' ? item.order : null;
}

/** The only value that must be unique among records of a kind is their slug. */
async function toSlugTakenFailure<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof UniqueViolation) || !error.column.endsWith('slug')) throw error;
    throw new Failure('slug-taken', { issues: [{ path: 'slug', message: failures['slug-taken'].message }] });
  }
}
