import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { TRASH_DAYS, HISTORY_DAYS, PERSONAL_KINDS } from '#contract/constants.ts';
import type { TrashKind } from '#contract/kinds.ts';
import type { TrashedRecord } from '#contract/records/history.ts';
import { raiseHighestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { TrashTable, Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { STAGED } from './discard-staged.ts';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';

const DAY_MS = 24 * 3_600_000;

interface ListQuery {
  page: number;
  limit: number;
  q: string;
  kind: 'all' | TrashKind;
}

/** The deleted records that can be restored. */
export function openTrash(database: Database, now: () => number = Date.now) {
  const { db } = database;

  function matching({ q, kind }: Pick<ListQuery, 'q' | 'kind'>) {
    const all = db.selectFrom('trash').where('deleted_at', '>', daysBefore(now(), TRASH_DAYS));
    const ofKind = kind === 'all' ? all : all.where('kind', '=', kind);
    return searchTerms(q).reduce((narrowed, word) => narrowed.where(containsTerm(sql.ref('search'), word)), ofKind);
  }

  async function list({ page, limit, ...filter }: ListQuery) {
    const { count } = await matching(filter)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await matching(filter)
      .select(['id', 'kind', 'title', 'user_id', 'user_name', 'deleted_at'])
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const total = Number(count);
    return { items: rows.map(toTrashedRecord), page, totalPages: Math.max(1, Math.ceil(total / limit)), total, limit };
  }

  async function get(kind: TrashKind, id: string): Promise<TrashTable> {
    const row = await matching({ q: '', kind }).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found', { message: 'This is no longer in the bin.' });
    return row;
  }

  /** Deletes a record and its history permanently. For personal kinds, also removes the name from the audit log. */
  async function erase(kind: TrashKind, id: string): Promise<void> {
    await database.transaction(async (trx) => {
      const erased = trx.deleteFrom('trash').where('kind', '=', kind).where('id', '=', id);
      const row = await erased.returning(['kind', 'id', 'version']).executeTakeFirst();
      if (!row) throw new Failure('not-found');
      await eraseHistory(trx, row);
    });
    await database.truncateLog();
  }

  /** Permanently deletes expired records in the trash, and versions that were replaced too long ago. */
  async function purge(): Promise<void> {
    await database.transaction(async (trx) => {
      const expired = trx.deleteFrom('trash').where('deleted_at', '<=', daysBefore(now(), TRASH_DAYS));
      for (const row of await expired.returning(['kind', 'id', 'version']).execute()) await eraseHistory(trx, row);
      await deleteReplacedVersions(trx, daysBefore(now(), HISTORY_DAYS));
    });
  }

  return { list, get, erase, purge };
}

async function eraseHistory(trx: Kysely<Tables>, { kind, id, version }: Pick<TrashTable, 'kind' | 'id' | 'version'>) {
  await raiseHighestVersion(trx, kind, [version]);
  await trx.deleteFrom('history').where('kind', '=', kind).where('record_id', '=', id).execute();
  await eraseDeliveries(trx, id);
  if (!isPersonal(kind)) return;
  await eraseEnquiries(trx, [id]);
  await trx
    .updateTable('audit_log')
    .set({ title: '' })
    .where('kind', 'in', [kind, 'enquiries', STAGED])
    .where('record_id', '=', id)
    .execute();
}

/** Deletes what was sent or waits because of an erased record: its words must not leave any more. */
async function eraseDeliveries(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('events').where('record_id', '=', id).execute();
  const own = trx.selectFrom('deliveries').select('id').where('record_id', '=', id);
  await trx.deleteFrom('delivery_attempts').where('delivery_id', 'in', own).execute();
  await trx.deleteFrom('deliveries').where('record_id', '=', id).execute();
}

/** Deletes what staff noted about erased messages and leads. Those merged into them are listed again. */
export async function eraseEnquiries(trx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('enquiries').where('id', 'in', ids).execute();
  const merged = trx.updateTable('enquiries').where('merged_into', 'in', ids);
  const state = sql<string>`case when state <> 'merged' then state when is_suspect = 1 then 'spam'
    when done_at is null then 'open' else 'done' end`;
  await merged.set({ merged_into: null, state, version: sql`version + 1` }).execute();
}

/** Whether records of a kind contain personal data of visitors. */
export function isPersonal(kind: string): boolean {
  return PERSONAL_KINDS.some((personal) => personal === kind);
}

/** Keeps the version that was current at `time`: the next one replaced it later. */
async function deleteReplacedVersions(trx: Kysely<Tables>, time: string): Promise<void> {
  await trx
    .deleteFrom('history')
    .where('saved_at', '<=', time)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('history as later')
          .select('later.version')
          .whereRef('later.kind', '=', 'history.kind')
          .whereRef('later.record_id', '=', 'history.record_id')
          .whereRef('later.version', '>', 'history.version')
          .where('later.saved_at', '<=', time),
      ),
    )
    .execute();
}

function daysBefore(now: number, days: number): string {
  return new Date(now - days * DAY_MS).toISOString();
}

function toTrashedRecord({
  id,
  kind,
  title,
  user_id,
  user_name,
  deleted_at,
}: Omit<TrashTable, 'search' | 'value' | 'version' | 'created_at' | 'redirects'>): TrashedRecord {
  const goneAt = new Date(Date.parse(deleted_at) + TRASH_DAYS * DAY_MS).toISOString();
  const by = { userId: user_id ?? '', userName: user_name };
  return { _id: id, kind: kind as TrashKind, title, ...by, deletedAt: deleted_at, goneAt }; // only these kinds are inserted
}
