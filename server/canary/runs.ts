import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { CANARY_RUNS_KEPT, CANARY_RUNS_SHOWN } from '#contract/canary-steps.ts';
import type { CanaryRun, CanaryStep } from '#contract/records/canary.ts';
import type { Database } from '#server/db/open.ts';
import type { CanaryRunsTable, Tables } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';

const MINUTE_MS = 60_000;
/** A mark that is older is worth nothing. */
const MARK_MS = 5 * MINUTE_MS;
/** A run that is older was interrupted. Longer than any run takes. */
const INTERRUPTED_MS = 15 * MINUTE_MS;
const MARK_PREFIX = 'daily-check-';
const MARK = new RegExp(`${MARK_PREFIX}[\\w-]{43}`);

export type CanaryRuns = ReturnType<typeof openCanaryRuns>;
export type StoredRun = CanaryRun & { slot: string; isMarkUsed: boolean; recordId: string };

/** The runs of the daily check, shared by all processes on one database. */
export function openCanaryRuns({ db, transaction }: Database, now: () => number = Date.now) {
  const at = (ms = 0) => new Date(now() + ms).toISOString();

  /**
   * Starts a run in a slot, in which only one process can start one; null if another did. The database knows only the
   * hash of the mark, so that only this process can send it.
   */
  async function claim(slot: string): Promise<{ id: string; mark: string } | null> {
    const mark = `${MARK_PREFIX}${randomBytes(32).toString('base64url')}`;
    const row = { id: newId(), slot, started_at: at(), ended_at: null, result: 'running', steps: '[]', record_id: '' };
    const insert = db.insertInto('canary_runs').values({ ...row, mark_hash: hashOf(mark), mark_used_at: null });
    const stored = await insert.onConflict((conflict) => conflict.column('slot').doNothing()).executeTakeFirst();
    return stored.numInsertedOrUpdatedRows === 0n ? null : { id: row.id, mark };
  }

  /** The run whose mark is in the text, once: a mark that is unknown, used or old gives null. */
  async function redeem(text: string): Promise<string | null> {
    const [mark] = MARK.exec(text) ?? [];
    if (!mark) return null;
    const same = db.selectFrom('canary_runs').select('id').where('mark_hash', '=', hashOf(mark));
    const found = await same
      .where('mark_used_at', 'is', null)
      .where('started_at', '>', at(-MARK_MS))
      .executeTakeFirst();
    if (!found) return null;
    const own = db.updateTable('canary_runs').set({ mark_used_at: at() }).where('id', '=', found.id);
    const { numUpdatedRows } = await own.where('mark_used_at', 'is', null).executeTakeFirst();
    return numUpdatedRows === 1n ? found.id : null;
  }

  async function storeRecordId(trx: Kysely<Tables>, id: string, record_id: string): Promise<void> {
    await trx.updateTable('canary_runs').set({ record_id }).where('id', '=', id).execute();
  }

  async function end(id: string, steps: readonly CanaryStep[]): Promise<void> {
    const result = steps.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
    const ended = { ended_at: at(), result, steps: JSON.stringify(steps) };
    await db.updateTable('canary_runs').set(ended).where('id', '=', id).execute();
  }

  async function get(id: string): Promise<StoredRun> {
    return toRun(await db.selectFrom('canary_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  }

  /** The newest runs, the newest first. */
  async function newest(limit = CANARY_RUNS_SHOWN): Promise<StoredRun[]> {
    const rows = await db.selectFrom('canary_runs').selectAll().orderBy('id', 'desc').limit(limit).execute();
    return rows.map(toRun);
  }

  /** Ends runs whose process was killed, with the mails that they queued, and deletes old runs. */
  async function tidy(): Promise<void> {
    await transaction(async (trx) => {
      const interrupted = trx.updateTable('canary_runs').set({ result: 'failed', ended_at: at() });
      await interrupted.where('result', '=', 'running').where('started_at', '<=', at(-INTERRUPTED_MS)).execute();
      const mails = trx.deleteFrom('deliveries').where('purpose', '=', 'canary');
      await mails.where('created_at', '<=', at(-INTERRUPTED_MS)).execute();
      const old = trx.selectFrom('canary_runs').select('id').orderBy('id', 'desc').limit(1).offset(CANARY_RUNS_KEPT);
      await trx.deleteFrom('canary_runs').where('id', '<=', old).execute();
    });
  }

  return { claim, redeem, storeRecordId, end, get, newest, tidy };
}

/** The key of the mail of a run. */
export function mailKeyOf(runId: string): string {
  return `canary:${runId}`;
}

function toRun(row: Selectable<CanaryRunsTable>): StoredRun {
  return {
    _id: row.id,
    slot: row.slot,
    startedAt: row.started_at,
    endedAt: row.ended_at ?? '',
    result: row.result as CanaryRun['result'], // only this file stores it
    steps: JSON.parse(row.steps) as CanaryStep[], // likewise
    isMarkUsed: row.mark_used_at !== null,
    recordId: row.record_id,
  };
}

function hashOf(mark: string): string {
  return createHash('sha256').update(mark).digest('hex');
}
