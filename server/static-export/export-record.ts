import { z } from 'zod';
import { exportReport } from '#contract/records/static-export.ts';
import type { Database } from '#server/db/open.ts';

/** The row of `instance_meta` with the newest export. */
const ROW = 'static-export';
/** An export whose process wrote nothing for so long was interrupted. */
const SILENT_MS = 60_000;

const stored = z.object({
  id: z.string(),
  startedAt: z.string(),
  aliveAt: z.string(),
  endedAt: z.string(),
  formsTo: z.string(),
  expectedPages: z.number(),
  report: exportReport,
  name: z.string(),
  bytes: z.number(),
  failure: z.string(),
  /** Whether somebody asked to stop it, perhaps through another process. */
  isStopped: z.boolean(),
});
export type ExportRecord = z.output<typeof stored>;

export const EMPTY_REPORT: ExportRecord['report'] = { pages: 0, files: 0, redirects: 0, leftOut: [] };

/** The record of the newest export, which all processes on the database share. */
export function openExportRecord(database: Pick<Database, 'db' | 'transaction'>) {
  async function read(db = database.db): Promise<ExportRecord | null> {
    const row = await db.selectFrom('instance_meta').select('value').where('name', '=', ROW).executeTakeFirst();
    return row ? parsedRecord(row.value) : null;
  }

  /** Replaces the record with what `change` makes of it, unless that is null. Returns whether it did. */
  async function change(make: (before: ExportRecord | null) => ExportRecord | null): Promise<boolean> {
    return database.transaction(async (trx) => {
      // Locks the row on PostgreSQL; SQLite has one writer at a time.
      const insert = trx.insertInto('instance_meta').values({ name: ROW, value: '' });
      await insert.onConflict((conflict) => conflict.column('name').doUpdateSet({ name: ROW })).execute();
      const next = make(await read(trx));
      if (next === null) return false;
      await trx
        .updateTable('instance_meta')
        .set({ value: JSON.stringify(next) })
        .where('name', '=', ROW)
        .execute();
      return true;
    });
  }

  async function clear(): Promise<void> {
    await database.db.deleteFrom('instance_meta').where('name', '=', ROW).execute();
  }

  return { read: () => read(), change, clear };
}

/** Whether a process works on it. */
export function isRunning(record: ExportRecord | null, now = Date.now()): boolean {
  return record !== null && record.endedAt === '' && now - Date.parse(record.aliveAt) < SILENT_MS;
}

/** Null for what another version wrote. */
function parsedRecord(value: string): ExportRecord | null {
  try {
    return stored.safeParse(JSON.parse(value)).data ?? null;
  } catch {
    return null;
  }
}
