import { sql } from 'kysely';
import { TRACES_DAYS, TRACES_MAX } from '#contract/constants.ts';
import type { NewerVersion } from '#contract/failures.ts';
import type { Trace } from '#contract/records/trace.ts';
import type { Database } from '#server/db/open.ts';
import type { TracesTable } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { RECORD_TABLES } from '#server/records/kind.ts';
import { titleOf } from './subject.ts';

const DAY_MS = 24 * 3_600_000;

/** The kinds whose records stand in an order that staff choose. */
const ORDERED = ['testimonials', 'reviews', 'portfolio', 'services'];

interface Bounds {
  max: number;
  /** Traces that are written between two times of clearing away. */
  every: number;
}

export type NewTrace = Omit<TracesTable, 'id' | 'at'>;

/** Who did what and when. */
export function openTraceStore({ db }: Database, { max, every }: Bounds = { max: TRACES_MAX, every: 100 }) {
  let written = 0;

  async function add(trace: NewTrace): Promise<void> {
    await db
      .insertInto('traces')
      .values({ ...trace, id: newId(), at: new Date().toISOString() })
      .execute();
    if (written++ % every === 0) await clearAway();
  }

  /** Keeps the last ones, and none that is too old. */
  async function clearAway(): Promise<void> {
    const oldest = new Date(Date.now() - TRACES_DAYS * DAY_MS).toISOString();
    await db.deleteFrom('traces').where('at', '<', oldest).execute();
    const last = db.selectFrom('traces').select('id').orderBy('id', 'desc').limit(1).offset(max);
    await db.deleteFrom('traces').where('id', '<=', last).execute();
  }

  /** Newest first. Without `withAccounts`, of the accounts only what somebody did to `own`. */
  async function list({ limit, before, withAccounts, own }: ListOptions): Promise<Trace[]> {
    const all = db.selectFrom('traces').selectAll().orderBy('id', 'desc').limit(limit);
    const older = before ? all.where('id', '<', before) : all;
    const meant = withAccounts
      ? older
      : older.where((eb) => eb.or([eb('kind', '!=', 'users'), eb('record', '=', own)]));
    return (await meant.execute()).map(toTrace);
  }

  /** How many of them somebody else left since a moment. */
  async function countOthers(own: string, since: string): Promise<number> {
    const { count } = await db
      .selectFrom('traces')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('at', '>', since)
      .where('user_id', '!=', own)
      .where('kind', 'not in', ['users', 'pictures'])
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Who saved the newest version of a record after `version`; else who last moved, deleted or brought back one beside it. */
  async function newerThan(kind: string, record: string, version: number): Promise<NewerVersion | null> {
    const last = db
      .selectFrom('traces')
      .select(['user_id', 'user_name', 'at'])
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(1);
    const saved = await last.where('record', '=', record).where('version', '>', version).executeTakeFirst();
    // Numbering records anew gives many of them a new version; the trace of that names one of them or none.
    const numbered = last.where('action', 'in', ['reorder', 'delete', 'restore']);
    const row = saved ?? (ORDERED.includes(kind) ? await numbered.executeTakeFirst() : undefined);
    return row ? { userId: row.user_id ?? '', userName: row.user_name, at: row.at } : null;
  }

  /** What a record that is there now is called. */
  async function titleOfRecord(kind: string, id: string): Promise<string> {
    if (kind === 'users') {
      return titleOf(await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst());
    }
    if (kind === 'redirects') {
      const from = db.selectFrom('redirects').select('from_path as from').where('id', '=', id);
      return titleOf(await from.executeTakeFirst());
    }
    if (!isKept(kind)) return '';
    const { rows } = await sql<{
      value: string;
    }>`select value from ${sql.table(RECORD_TABLES[kind])} where id = ${id}`.execute(db);
    return rows[0] ? titleOf(JSON.parse(rows[0].value)) : '';
  }

  return { add, list, countOthers, newerThan, titleOfRecord };
}

interface ListOptions {
  limit: number;
  /** The _id of the last one that one has; '' for the newest. */
  before: string;
  withAccounts: boolean;
  own: string;
}

function isKept(kind: string): kind is keyof typeof RECORD_TABLES {
  return Object.hasOwn(RECORD_TABLES, kind);
}

function toTrace({ id, at, user_id, user_name, action, kind, record, title, detail }: TracesTable): Trace {
  return { _id: id, at, userId: user_id ?? '', userName: user_name, action, kind, record, title, detail };
}
