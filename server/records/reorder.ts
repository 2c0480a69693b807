import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { INTEGER_MAX } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { recordsOf, type RecordKind, type RecordStamps } from './kind.ts';
import { positionUpdates, updatesToFreePosition, type PositionedRow, type PositionUpdate } from './position-updates.ts';

/** Reorders the records of one kind. Their content does not change, so the history gets no entries. */
export function openRecordOrder<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  const { name } = kind;
  type Within = ReturnType<typeof recordsOf>;

  /** Sets the position of every named record. If one is unknown, it changes nothing and fails as `not-found`. */
  async function reorder(positions: { _id: string; order: number }[]): Promise<void> {
    await database.transaction(async (trx) => {
      const within = recordsOf(trx, name);
      for (const { _id, order } of positions) {
        const moved = await within
          .update()
          .set((eb) => ({ position: order, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
          .where('id', '=', _id)
          .executeTakeFirst();
        if (moved.numUpdatedRows === 0n) throw new Failure('not-found');
      }
    });
  }

  /** Moves a record to a position in the list, from 0, and renumbers the list. Only records with a new number change. */
  async function move(id: string, position: number): Promise<void> {
    await renumber((all) => {
      const moved = all.find((row) => row.id === id);
      if (!moved) throw new Failure('not-found');
      return all.filter((row) => row !== moved).toSpliced(position, 0, moved);
    });
  }

  /** Numbers all records from 0, in their current order or as `reordered`. Only records with a new number change. */
  async function renumber(reordered: (all: PositionedRow[]) => PositionedRow[] = (all) => all): Promise<void> {
    await database.transaction(async (trx) => {
      const within = recordsOf(trx, name);
      await shift(within, positionUpdates(reordered(await listed(within))));
    });
  }

  /**
   * Moves other records to free the number `to` for the record `id`. `from` is its old number; null for a new record.
   */
  async function freePosition(trx: Kysely<Tables>, { id, from, to }: { id: string; from: number | null; to: number }) {
    if (from === to) return;
    const within = recordsOf(trx, name);
    const others = (await listed(within)).filter((row) => row.id !== id);
    await shift(within, updatesToFreePosition({ others, from, to }));
  }

  function listed(within: Within): Promise<PositionedRow[]> {
    const all = within.select().select(['id', 'position']).orderBy('position').orderBy('id');
    return all.forUpdate().execute();
  }

  async function shift(within: Within, shifts: PositionUpdate[]): Promise<void> {
    for (const { by, ids } of shifts) {
      await within
        .update()
        .set((eb) => ({ position: eb('position', '+', by), version: eb('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute();
    }
  }

  async function positionAfterLast(): Promise<number> {
    const last = await recordsOf(database.db, name)
      .select()
      .select('position')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    return Math.min((last?.position ?? -1) + 1, INTEGER_MAX);
  }

  return { reorder, move, renumber, freePosition, positionAfterLast };
}
