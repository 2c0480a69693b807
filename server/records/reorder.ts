import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { INTEGER_MAX } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { recordRows, recordTable, type RecordKind, type RecordStamps, type Rows } from './kind.ts';
import { positionUpdates, updatesToFreePosition, type PositionedRow, type PositionUpdate } from './position-updates.ts';

/** Reorders the records of one kind. Their content does not change, so this adds no versions. */
export function openRecordOrder<S extends z.ZodType<RecordStamps>>(database: Database, kind: RecordKind<S>) {
  const table = recordTable(kind);
  const rows = recordRows(database.db);

  /** Gives every named record its place; all of them or, when one is unknown, none. */
  async function reorder(places: { _id: string; order: number }[]): Promise<void> {
    await database.transaction(async (trx) => {
      const within = recordRows(trx);
      for (const { _id, order } of places) {
        const moved = await within
          .updateTable(table)
          .set((eb) => ({ position: order, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
          .where('id', '=', _id)
          .executeTakeFirst();
        if (moved.numUpdatedRows === 0n) throw new Failure('not-found');
      }
    });
  }

  /** Moves a record to a position in the list, from 0, and renumbers the list. Only records with a new number change. */
  async function move(id: string, place: number): Promise<void> {
    await renumber((all) => {
      const moved = all.find((row) => row.id === id);
      if (!moved) throw new Failure('not-found');
      return all.filter((row) => row !== moved).toSpliced(place, 0, moved);
    });
  }

  /** Gives all records their places from 0, as they stand or as they are `arranged`. */
  async function renumber(arranged: (all: PositionedRow[]) => PositionedRow[] = (all) => all): Promise<void> {
    await database.transaction(async (trx) => {
      const within = recordRows(trx);
      await shift(within, positionUpdates(arranged(await listed(within))));
    });
  }

  /** Moves other records so that no other one has the number `to`, which the record `id` takes; `from` was its own. */
  async function free(trx: Kysely<Tables>, { id, from, to }: { id: string; from: number | null; to: number }) {
    if (from === to) return;
    const within = recordRows(trx);
    const others = (await listed(within)).filter((row) => row.id !== id);
    await shift(within, updatesToFreePosition({ others, from, to }));
  }

  function listed(within: Rows): Promise<PositionedRow[]> {
    const all = within.selectFrom(table).select(['id', 'position']).orderBy('position').orderBy('id');
    return all.forUpdate().execute();
  }

  async function shift(within: Rows, shifts: PositionUpdate[]): Promise<void> {
    for (const { by, ids } of shifts) {
      await within
        .updateTable(table)
        .set((eb) => ({ position: eb('position', '+', by), version: eb('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute();
    }
  }

  async function lastPlace(): Promise<number> {
    const last = await rows
      .selectFrom(table)
      .select('position')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    return Math.min((last?.position ?? -1) + 1, INTEGER_MAX);
  }

  return { reorder, move, renumber, free, lastPlace };
}
