import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#server/db/open.ts';
import { contentFields } from '#server/history/content-fields.ts';
import type { Tables } from '#server/db/tables.ts';
import type { VersionedRecords } from '#server/history/versioned.ts';
import { addVersion } from '#server/history/versions.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { removeMediaUses } from '#server/history/media-uses.ts';
import { fillPictureWords } from '#server/history/picture-words.ts';
import { recordsOf, type Fields, type NewFields, type RecordKind, type RecordRow, type RecordStamps } from './kind.ts';
import { openRecordReads } from './reads.ts';
import { openRecordSanitizing } from './record-sanitizing.ts';
import { openRecordWriter, recordState } from './record-writer.ts';
import { openTrashRestore } from './restore-from-trash.ts';
import { createRowMapper } from './row-mapper.ts';
import { firstVersion, moveToTrash } from './trash.ts';

const ATTEMPTS = 10;
/** Placeholder stamps for parsing only the content of a record. */
const NO_STAMPS: RecordStamps = { _id: '', version: 0, createdAt: '', updatedAt: '' };

/**
 * Creates, reads, changes, reorders and deletes the records of one kind. Every change of content adds a version, and every
 * deletion an entry in the trash, in the same transaction.
 */
export function openRecordStore<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  type Item = z.output<S>;
  const hasOrder = Object.values<string | undefined>(kind.columns).includes('position');
  const { toCells, toItem, toRecord, columnsOf } = createRowMapper(kind);
  const reads = openRecordReads(database, kind);
  const { list, get } = reads;
  const writer = openRecordWriter(database, kind);
  const { name, pages, order, write, insert, replace, freePosition, noteMedia, checkDescriptions } = writer;

  /**
   * Stores a new record. In a kind with an order, a record without one comes last. `also` runs in the same transaction,
   * after the kind's own hook.
   */
  async function create(
    fields: NewFields<S>,
    also?: (trx: Transaction<Tables>, made: Item) => Promise<void>,
  ): Promise<Item> {
    const now = new Date().toISOString();
    const positioned =
      hasOrder && fields.order === undefined ? { ...fields, order: await order.positionAfterLast() } : fields;
    const described = await fillPictureWords(database.db, kind.record, positioned);
    const cells = toCells(described as Fields<S>); // only its order could be left out
    const id = newId();
    return write(id, async (trx) => {
      const version = pages && cells.slug ? await firstVersion(trx, name, cells.slug) : 1;
      const row: RecordRow = { ...cells, id, version, created_at: now, updated_at: now };
      const made = toItem(row);
      await checkDescriptions(trx, null, made);
      await insert(trx, row);
      await freePosition(trx, null, row);
      await addVersion(trx, { kind: name, record: id, before: null, after: recordState(made) });
      await noteMedia(trx, made);
      await kind.afterWrite?.(trx, { action: 'create', before: null, after: made });
      await also?.(trx, made);
      return made;
    });
  }

  /**
   * Changes the given fields; a function gets the current record and returns them. With `ifMatch`, only the version it
   * names; another one fails as stale. `also` runs in the same transaction, before the kind's own hook.
   */
  async function update(
    id: string,
    patch: Partial<Fields<S>> | ((current: Item) => Partial<Fields<S>>),
    ifMatch: number | null = null,
    restores: number | null = null,
    also?: (trx: Transaction<Tables>) => Promise<void>,
  ): Promise<Item> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await get(id);
      if (ifMatch !== null && ifMatch !== current.version) throw new Failure('stale');
      const changed = typeof patch === 'function' ? patch(current) : patch;
      const cells = toCells(await fillPictureWords(database.db, kind.record, { ...current, ...changed }));
      const stamps = { id, version: current.version + 1, created_at: current.createdAt };
      const row: RecordRow = { ...cells, ...stamps, updated_at: new Date().toISOString() };
      if (await replace(current, row, { restores, also })) return toItem(row);
    }
    throw new Failure('stale');
  }

  /** Moves a record to the trash. With `ifMatch`, only the version it names; another one fails as stale. */
  async function remove(id: string, ifMatch: number | null): Promise<void> {
    await write(id, async (trx, permalink) => {
      const own = recordsOf(trx, name).select().select(columnsOf()).where('id', '=', id);
      const row = await own.forUpdate().executeTakeFirst();
      if (!row) throw new Failure('not-found');
      if (ifMatch !== null && ifMatch !== row.version) throw new Failure('stale');
      const item = toItem(row);
      await moveToTrash(trx, { kind: name, item, permalink });
      await removeMediaUses(trx, name, id);
      await recordsOf(trx, name).remove().where('id', '=', id).execute();
      await kind.afterWrite?.(trx, { action: 'remove', before: item, after: null });
    });
    if (kind.isNumbered) await order.renumber();
  }

  return {
    ...reads,
    create,
    update,
    remove,
    versioned: versionedRecords<S>({ get, update, toRecord, restoreFromTrash: openTrashRestore(database, kind) }),
    sanitizing: openRecordSanitizing(database, kind),
    /** Sets the position of every named record. If one is unknown, it changes nothing and fails as `not-found`. */
    reorder: async (positions: { _id: string; order: number }[]): Promise<Item[]> => {
      await order.reorder(positions);
      return list();
    },
    /** Moves a record to a position in the list, from 0, and renumbers the list. Only records with a new number change. */
    move: async (id: string, position: number): Promise<Item> => {
      await order.move(id, position);
      return get(id);
    },
  };
}

interface VersionedParts<S extends z.ZodType<RecordStamps>> extends Pick<VersionedRecords, 'restoreFromTrash'> {
  get: (id: string) => Promise<z.output<S>>;
  update: (
    id: string,
    patch: Partial<Fields<S>>,
    ifMatch: number | null,
    restores: number | null,
  ) => Promise<z.output<S>>;
  toRecord: (stored: object) => z.output<S>;
}

/** The interface of a kind for the history and the trash. */
function versionedRecords<S extends z.ZodType<RecordStamps>>({
  get,
  update,
  toRecord,
  restoreFromTrash,
}: VersionedParts<S>): VersionedRecords {
  return {
    current: async (id) => {
      const item = await get(id).catch(unlessMissing);
      return item && recordState(item);
    },
    parse: (stored) => contentFields(toRecord({ ...stored, ...NO_STAMPS })),
    async save(id, values, { ifMatch, restores, needsSlug }) {
      const patch = values as Partial<Fields<S>>; // `parse` returns this type
      try {
        return { record: await update(id, patch, ifMatch, restores), takenSlug: null };
      } catch (error) {
        if (needsSlug || !(error instanceof Failure) || error.code !== 'slug-taken') throw error;
        const { slug, ...withoutSlug } = values;
        const record = await update(id, withoutSlug as Partial<Fields<S>>, ifMatch, restores); // as above
        return { record, takenSlug: String(slug) };
      }
    },
    restoreFromTrash,
  };
}

function unlessMissing(error: unknown): null {
  if (error instanceof Failure && error.code === 'not-found') return null;
  throw error;
}
