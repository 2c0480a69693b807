import type { Kysely, SelectQueryBuilder } from 'kysely';
import { FAILED_LOGINS_MAX, AUDIT_LOG_DAYS, AUDIT_LOG_MAX } from '#contract/constants.ts';
import { collections } from '#contract/collections/index.ts';
import type { NewerVersion } from '#contract/failures.ts';
import { collectionNames, TRASH_KINDS, type TrashKind } from '#contract/kinds.ts';
import type { AuditEntry, AuditPerson } from '#contract/records/audit-entry.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables, AuditLogTable } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { recordsOf } from '#server/records/kind.ts';
import { recordTitle } from '#server/history/record-title.ts';

type Db = Kysely<Tables>;

const DAY_MS = 24 * 3_600_000;

/** The kinds with an order that staff choose. */
const ORDERED_KINDS: readonly string[] = collectionNames.filter((name) => collections[name].isSorted);

/** Failed logins and refused calls have limits of their own: floods of them must not push out other entries. */
const REFUSED_ACTIONS = ['refused', 'denied'];

interface Bounds {
  max: number;
  /** The limit for failed logins, and for refused calls. */
  maxFailed: number;
  /** Entries between two purges. */
  every: number;
}

const BOUNDS: Bounds = { max: AUDIT_LOG_MAX, maxFailed: FAILED_LOGINS_MAX, every: 100 };

export type NewAuditEntry = Omit<AuditLogTable, 'id' | 'created_at'>;

/** The audit log. */
export function openAuditStore({ db }: Database, { max, maxFailed, every }: Bounds = BOUNDS) {
  let written = 0;

  async function add(entry: NewAuditEntry): Promise<void> {
    await db
      .insertInto('audit_log')
      .values({ ...entry, id: newId(), created_at: new Date().toISOString() })
      .execute();
    if (written++ % every === 0) await purgeOld();
  }

  /** Deletes entries above the limits, and those that are too old. */
  async function purgeOld(): Promise<void> {
    const oldest = new Date(Date.now() - AUDIT_LOG_DAYS * DAY_MS).toISOString();
    await db.deleteFrom('audit_log').where('created_at', '<', oldest).execute();
    for (const [is, actions, limit] of [
      ['not in', REFUSED_ACTIONS, max],
      ['in', ['refused'], maxFailed],
      ['in', ['denied'], maxFailed],
    ] as const) {
      const last = db.selectFrom('audit_log').select('id').where('action', is, actions).orderBy('id', 'desc');
      const entries = db.deleteFrom('audit_log').where('action', is, actions);
      await entries.where('id', '<=', last.limit(1).offset(limit)).execute();
    }
  }

  /**
   * Newest first. Non-admins see account entries only about their own account, and neither logins nor network
   * addresses.
   */
  async function list({ limit, before, isAdmin, own, ...filter }: ListOptions): Promise<AuditEntry[]> {
    const all = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
    const older = before ? all.where('id', '<', before) : all;
    const allowed = isAdmin
      ? older
      : older.where((eb) => eb.or([eb('kind', '!=', 'users'), eb('record_id', '=', own)]));
    const inScope = isAdmin && filter.scope === 'all' ? allowed : allowed.where('kind', '!=', 'logins');
    const rows = await applyFilter(inScope, filter).execute();
    const fieldsOf = await changedFieldsOf(db, rows);
    return rows.map((row) => ({
      ...toAuditEntry(isAdmin ? row : { ...row, ip_address: '', user_agent: '' }),
      fields: fieldsOf(row),
    }));
  }

  /** Everybody with an entry. For a person with several names, the alphabetically last one. */
  async function people(): Promise<AuditPerson[]> {
    const rows = await db
      .selectFrom('audit_log')
      .select(['user_id', (eb) => eb.fn.max('user_name').as('name')])
      .where('user_id', 'is not', null)
      .groupBy('user_id')
      .orderBy('name')
      .execute();
    return rows.map(({ user_id, name }) => ({ _id: user_id ?? '', name }));
  }

  /** Counts the changes by others since a time, without accounts, logins, uploaded pictures and exports. */
  async function countChangesByOthers(own: string, since: string): Promise<number> {
    const { count } = await db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('created_at', '>', since)
      .where('user_id', '!=', own)
      .where('kind', 'not in', ['users', 'pictures', 'logins'])
      .where('action', '!=', 'export')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    add,
    purgeOld,
    list,
    people,
    countChangesByOthers,
    newerThan: (kind: string, record: string, version: number) => findNewer(db, kind, record, version),
    findRecordTitle: (kind: string, id: string) => findTitle(db, kind, id),
  };
}

/** Who saved the newest version of a record after `version`; else who last moved, deleted or restored one of its kind. */
async function findNewer(db: Db, kind: string, record: string, version: number): Promise<NewerVersion | null> {
  const last = db
    .selectFrom('audit_log')
    .select(['user_id', 'user_name', 'created_at'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1);
  const saved = await last.where('record_id', '=', record).where('version', '>', version).executeTakeFirst();
  // Reordering gives many records a new version, but its audit entry names one of them or none.
  const numbered = last.where('action', 'in', ['reorder', 'delete', 'restore']);
  const row = saved ?? (ORDERED_KINDS.includes(kind) ? await numbered.executeTakeFirst() : undefined);
  return row ? { userId: row.user_id ?? '', userName: row.user_name, at: row.created_at } : null;
}

/** The title of an existing record; '' if there is none. */
async function findTitle(db: Db, kind: string, id: string): Promise<string> {
  if (kind === 'users') {
    return recordTitle(await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst());
  }
  if (kind === 'redirects') {
    const found = db.selectFrom('redirects').select(['from_path as from', 'to_address as to']).where('id', '=', id);
    return recordTitle(await found.executeTakeFirst());
  }
  if (kind === 'webhooks') {
    const found = await db.selectFrom('webhooks').select('address').where('id', '=', id).executeTakeFirst();
    return found ? new URL(found.address).origin : ''; // the rest is often a secret
  }
  if (kind === 'deliveries') {
    return recordTitle(await db.selectFrom('deliveries').select('title').where('id', '=', id).executeTakeFirst());
  }
  if (kind === 'staged-changes') {
    return recordTitle(
      await db.selectFrom('staged_changes').select('title').where('record_id', '=', id).executeTakeFirst(),
    );
  }
  if (kind === 'change-sets') {
    return recordTitle(await db.selectFrom('change_sets').select('name').where('id', '=', id).executeTakeFirst());
  }
  if (!isRecordKind(kind)) return '';
  const found = await recordsOf(db, kind).select().select('value').where('id', '=', id).executeTakeFirst();
  return found ? recordTitle(JSON.parse(found.value)) : '';
}

interface Filter {
  /** 'all' includes logins. */
  scope: 'work' | 'all';
  /** The person who did it, or the account of a failed login or refused call; '' for all. */
  user: string;
  kind: string;
  action: string;
  /** From this time (inclusive) until that one (exclusive); '' for no limit. */
  from: string;
  to: string;
}

interface ListOptions extends Filter {
  limit: number;
  /** The _id of the last entry of the page before; '' for the newest. */
  before: string;
  isAdmin: boolean;
  own: string;
}

function applyFilter<O>(query: SelectQueryBuilder<Tables, 'audit_log', O>, { user, kind, action, from, to }: Filter) {
  return query
    .$if(user !== '', (all) =>
      all.where((eb) =>
        eb.or([eb('user_id', '=', user), eb.and([eb('action', 'in', REFUSED_ACTIONS), eb('record_id', '=', user)])]),
      ),
    )
    .$if(kind !== '', (all) => all.where('kind', '=', kind))
    .$if(action !== '', (all) => all.where('action', '=', action))
    .$if(from !== '', (all) => all.where('created_at', '>=', from))
    .$if(to !== '', (all) => all.where('created_at', '<', to));
}

function isRecordKind(kind: string): kind is TrashKind {
  return TRASH_KINDS.some((one) => one === kind);
}

/** Looks up which fields each entry changed, in the version that it made. */
async function changedFieldsOf(db: Db, rows: readonly AuditLogTable[]): Promise<(row: AuditLogTable) => string[]> {
  const made = rows.filter(({ action, version }) => action === 'update' && version !== null);
  if (made.length === 0) return () => [];
  const versions = await db
    .selectFrom('history')
    .select(['kind', 'record_id', 'version', 'changed_fields'])
    .where('record_id', 'in', [...new Set(made.map(({ record_id }) => record_id))])
    .where('version', 'in', [...new Set(made.map(({ version }) => version ?? 0))])
    .execute();
  const keyOf = (kind: string, record: string, version: number | null) => `${kind} ${record} ${version}`;
  const known = new Map(versions.map((one) => [keyOf(one.kind, one.record_id, one.version), one.changed_fields]));
  return ({ action, kind, record_id, version }) => {
    const fields = action === 'update' ? known.get(keyOf(kind, record_id, version)) : undefined;
    return fields ? (JSON.parse(fields) as string[]) : []; // only our own writes store it
  };
}

function toAuditEntry({ action, kind, title, detail, ...row }: AuditLogTable): Omit<AuditEntry, 'fields'> {
  const who = { userId: row.user_id ?? '', userName: row.user_name, address: row.ip_address, agent: row.user_agent };
  return {
    ...{ _id: row.id, at: row.created_at, ...who, action, kind, record: row.record_id, title, detail },
    version: row.version ?? 0,
  };
}
