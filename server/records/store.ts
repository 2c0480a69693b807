import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { failures } from '#contract/failures.ts';
import { UniqueViolation } from '#server/db/failures.ts';
import type { Database } from '#server/db/open.ts';
import type { TrashTable, Tables } from '#server/db/tables.ts';
import type { VersionedRecords, Restored } from '#server/history/versioned.ts';
import { addVersion, type Snapshot } from '#server/history/versions.ts';
import { contentFields } from '#server/history/content-fields.ts';
import { Failure } from '#server/http/failure.ts';
import { SANITIZER_VERSION } from '#server/sanitize/sanitize.ts';
import { newId } from '#server/ids.ts';
import type { SanitizableStore } from '#server/sanitize/resanitize.ts';
import { updateRedirects, hasPages, permalinkOf, type Permalink } from './permalinks.ts';
import { firstVersion, availableSlug, restoreRedirectsOf, moveToTrash, removeFromTrash } from './trash.ts';
import { createRowMapper } from './row-mapper.ts';
import {
  kindOfTable,
  recordRows,
  recordTable,
  type Fields,
  type NewFields,
  type RecordKind,
  type RecordRow,
  type RecordStamps,
} from './kind.ts';
import { openRecordOrder } from './reorder.ts';
import { openRecordReads } from './reads.ts';

const ATTEMPTS = 10;
/** Stand in for those of a record where only its words are read. */
const NO_STAMPS: RecordStamps = { _id: '', version: 0, createdAt: '', updatedAt: '' };

/**
 * Creating, reading, changing, ordering and deleting the records of one kind. Every change of words is kept as a version,
 * and what is deleted lies in the bin, at the same time or not at all.
 */
export function openRecordStore<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  type Item = z.output<S>;
  const table = recordTable(kind);
  const name = kindOfTable(kind.table);
  const hasOrder = Object.values<string | undefined>(kind.columns).includes('position');
  const pages = hasPages(kind.table) ? kind.table : null;
  const { toCells, toItem, toRecord, sanitized, columnsOf } = createRowMapper(kind);
  const reads = openRecordReads(database, kind);
  const { list, get } = reads;
  const order = openRecordOrder(database, kind);

  /** Stores a new record. One that has an order and comes without stands behind all others. */
  async function create(fields: NewFields<S>): Promise<Item> {
    const now = new Date().toISOString();
    const placed = hasOrder && fields.order === undefined ? { ...fields, order: await order.lastPlace() } : fields;
    const cells = toCells(placed as Fields<S>); // only its order could be left out
    const id = newId();
    return following(id, async (trx) => {
      const version = pages && cells.slug ? await firstVersion(trx, name, cells.slug) : 1;
      const row: RecordRow = { ...cells, id, version, created_at: now, updated_at: now };
      await translateTakenSlug(recordRows(trx).insertInto(table).values(row).execute());
      await freeNumber(trx, null, row);
      const made = toItem(row);
      await addVersion(trx, { kind: name, record: id, before: null, after: recordState(made) });
      return made;
    });
  }

  /** Writes to one record. What that changes about its address is noted at the same time, or neither is done. */
  async function following<T>(
    id: string,
    write: (trx: Transaction<Tables>, before: Permalink | null) => Promise<T>,
  ): Promise<T> {
    return database.transaction(async (trx) => {
      if (!pages) return write(trx, null);
      const before = await permalinkOf(trx, pages, id);
      const written = await write(trx, before);
      await updateRedirects(trx, before, await permalinkOf(trx, pages, id));
      return written;
    });
  }

  /** Changes the given fields. With `ifMatch`, only the version it names; another one fails as stale. */
  async function update(
    id: string,
    patch: Partial<Fields<S>>,
    ifMatch: number | null = null,
    restores: number | null = null,
  ): Promise<Item> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await get(id);
      if (ifMatch !== null && ifMatch !== current.version) throw new Failure('stale');
      const cells = toCells({ ...current, ...patch });
      const stamps = { id, version: current.version + 1, created_at: current.createdAt };
      const row: RecordRow = { ...cells, ...stamps, updated_at: new Date().toISOString() };
      if (await replace(current, row, restores)) return toItem(row);
    }
    throw new Failure('stale');
  }

  /** Writes a row over the version that was read; false where there is another one meanwhile. */
  function replace(current: Item, row: RecordRow, restores: number | null): Promise<boolean> {
    return following(row.id, async (trx) => {
      const same = recordRows(trx).updateTable(table).set(row).where('id', '=', row.id);
      const changed = await translateTakenSlug(same.where('version', '=', current.version).executeTakeFirst());
      if (changed.numUpdatedRows === 0n) return false;
      await freeNumber(trx, orderOf(current), row);
      const [before, after] = [recordState(current), recordState(toItem(row))];
      await addVersion(trx, { kind: name, record: row.id, before, after, restores });
      return true;
    });
  }

  /** In a numbered list, moves the records on whose number another one has taken. */
  async function freeNumber(trx: Transaction<Tables>, from: number | null, row: RecordRow): Promise<void> {
    if (kind.isNumbered) await order.free(trx, { id: row.id, from, to: row.position ?? 0 });
  }

  /** Puts a record into the bin. With `ifMatch`, only the version it names; another one fails as stale. */
  async function remove(id: string, ifMatch: number | null): Promise<void> {
    await following(id, async (trx, place) => {
      const own = recordRows(trx).selectFrom(table).select(columnsOf()).where('id', '=', id);
      const row = await own.forUpdate().executeTakeFirst();
      if (!row) throw new Failure('not-found');
      if (ifMatch !== null && ifMatch !== row.version) throw new Failure('stale');
      await moveToTrash(trx, { kind: name, item: toItem(row), place });
      await recordRows(trx).deleteFrom(table).where('id', '=', id).execute();
    });
    if (kind.isNumbered) await order.renumber();
  }

  /** Takes a record out of the bin, with its id and its place; where its slug is taken, under one that is free. */
  async function takeBack(binned: TrashTable): Promise<Restored> {
    const kept = { ...(JSON.parse(binned.value) as object), version: binned.version + 1 };
    const item = toRecord({ ...kept, updatedAt: new Date().toISOString() });
    const back = await takenBack(binned, item);
    // Where others have moved up, they make way.
    const place = orderOf(item);
    if (kind.isNumbered && place !== null) await order.move(item._id, place);
    const record = await get(item._id);
    return { record, takenSlug: slugOf(back) === slugOf(item) ? null : slugOf(item) };
  }

  async function takenBack(binned: TrashTable, item: Item): Promise<Item> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await following(item._id, async (trx) => {
          await removeFromTrash(trx, item._id);
          const within = recordRows(trx);
          const slug = slugOf(item);
          const fields = slug ? { ...item, slug: await availableSlug(within, table, slug) } : item;
          const stamps = {
            id: item._id,
            version: item.version,
            created_at: item.createdAt,
            updated_at: item.updatedAt,
          };
          const row: RecordRow = { ...toCells(fields), ...stamps };
          await translateTakenSlug(within.insertInto(table).values(row).execute());
          await restoreRedirectsOf(trx, binned, pages && (await permalinkOf(trx, pages, item._id)));
          return toItem(row);
        });
      } catch (error) {
        // Somebody took the free one in between.
        if (attempt === ATTEMPTS || !(error instanceof Failure) || error.code !== 'slug-taken') throw error;
      }
    }
  }

  /** For kinds with HTML: its records that an older sanitizer cleaned, and cleaning one again. Neither its version nor its history changes. */
  const sanitizing: SanitizableStore | null = kind.long
    ? {
        outdated: async () => {
          const old = recordRows(database.db).selectFrom(table).select('id');
          const found = await old.where('sanitizer_version', '<', SANITIZER_VERSION).orderBy('id').execute();
          return found.map(({ id }) => id);
        },
        async sanitize(id) {
          const one = recordRows(database.db).selectFrom(table).select(columnsOf()).where('id', '=', id);
          const row = await one.where('sanitizer_version', '<', SANITIZER_VERSION).executeTakeFirst();
          if (!row) return;
          await recordRows(database.db)
            .updateTable(table)
            .set(sanitized(row))
            .where('id', '=', id)
            .where('version', '=', row.version) // whoever saved it meanwhile has cleaned it
            .execute();
        },
      }
    : null;

  const keeper: VersionedRecords = {
    current: async (id) => {
      const item = await get(id).catch(unlessMissing);
      return item && recordState(item);
    },
    parse: (kept) => contentFields(toRecord({ ...kept, ...NO_STAMPS })),
    async save(id, words, { ifMatch, restores }) {
      const patch = words as Partial<Fields<S>>; // as `read` gives them
      try {
        return { record: await update(id, patch, ifMatch, restores), takenSlug: null };
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'slug-taken') throw error;
        const { slug, ...others } = words;
        const record = await update(id, others as Partial<Fields<S>>, ifMatch, restores); // as above
        return { record, takenSlug: String(slug) };
      }
    },
    restoreFromTrash: takeBack,
  };

  return {
    ...reads,
    create,
    update,
    remove,
    keeper,
    sanitizing,
    /** Gives every named record its place; all of them or, when one is unknown, none. */
    reorder: async (places: { _id: string; order: number }[]): Promise<Item[]> => {
      await order.reorder(places);
      return list();
    },
    /** Moves a record to a place in the list, from 0, and numbers all anew; records that stay where they are stay as they are. */
    move: async (id: string, place: number): Promise<Item> => {
      await order.move(id, place);
      return get(id);
    },
  };
}

function recordState(item: RecordStamps): Snapshot {
  return { version: item.version, at: item.updatedAt, values: contentFields(item) };
}

function slugOf(item: object): string {
  return 'slug' in item && typeof item.slug === 'string' ? item.slug : '';
}

function orderOf(item: object): number | null {
  return 'order' in item && typeof item.order === 'number' ? item.order : null;
}

function unlessMissing(error: unknown): null {
  if (error instanceof Failure && error.code === 'not-found') return null;
  throw error;
}

/** The only value that must be unique among records of a kind is their slug. */
async function translateTakenSlug<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof UniqueViolation) || error.column !== 'slug') throw error;
    throw new Failure('slug-taken', { issues: [{ path: 'slug', message: failures['slug-taken'].message }] });
  }
}
