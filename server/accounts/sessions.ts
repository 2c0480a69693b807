import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { CONFIRMED_MINUTES, type Role } from '#contract/constants.ts';
import type { OwnSession } from '#contract/records/user.ts';
import { Unavailable } from '#server/db/failures.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Caller, Credentials, Login } from '#server/http/access.ts';
import { newId } from '#server/ids.ts';
import type { Settings } from '#server/settings.ts';
import { mfaEnabledAt, MFA_REQUIRED } from './mfa-queries.ts';

const AGENT_MAX = 400;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CONFIRMED_MS = CONFIRMED_MINUTES * 60_000;
/** How far the clocks of machines on one database may differ. */
const CLOCK_SKEW_MS = 60_000;
/** The last use is stored again after a twelfth of the idle time, but at the latest after an hour. */
const REFRESHES_PER_IDLE_TIME = 12;

/** What a login verified. */
export interface VerifiedLogin {
  passwordHash: string;
  /** When the second factor of the accepted code was turned on; '' for none. */
  factorSince: string;
}

interface ClientInfo {
  /** The user agent. */
  agent?: string | undefined;
  /** Binds the session to a cookie: the token works only together with it. */
  isBound?: boolean;
}

/** A new session with its secrets. */
export interface StartedSession {
  id: string;
  token: string;
  /** The secret of the cookie that the session is bound to; null for a token that works alone. */
  secret: string | null;
  /** The longest time it can last. */
  seconds: number;
}

type Lifetimes = Pick<Settings, 'sessionIdleHours' | 'sessionDays'>;
export type Sessions = ReturnType<typeof openSessions>;

/** Sessions. The database stores only hashes of the token and of the cookie's secret. */
export function openSessions(
  { db, transaction }: Database,
  { sessionIdleHours, sessionDays }: Lifetimes,
  now: () => number = Date.now,
) {
  const { at, endOf, isOpen, lifetimeMs, refreshMs } = sessionClock({ sessionIdleHours, sessionDays }, now);

  /**
   * Starts a session, which counts as confirmed. Null if, after the login was verified, the account was deleted or
   * deactivated, or its password or second factor changed.
   */
  async function start(
    userId: string,
    verified: VerifiedLogin,
    { agent = '', isBound = false }: ClientInfo = {},
  ): Promise<StartedSession | null> {
    const [id, token, secret] = [newId(), randomSecret(), isBound ? randomSecret() : null];
    const time = now();
    const row = {
      ...{ id, user_id: userId, token_hash: hashSecret(token), cookie_hash: secret === null ? '' : hashSecret(secret) },
      ...{ created_at: at(time), last_used_at: at(time), confirmed_at: at(time), expires_at: endOf(time) },
      user_agent: agent.slice(0, AGENT_MAX),
    };
    return transaction(async (trx) => {
      const account = trx.selectFrom('users').select('id').where('id', '=', userId).where('is_active', '=', 1);
      const found = await account.where('password_hash', '=', verified.passwordHash).forUpdate().executeTakeFirst();
      if (!found || ((await mfaEnabledAt(trx, userId)) ?? '') !== verified.factorSince) return null;
      await trx.insertInto('sessions').values(row).execute();
      await trx.deleteFrom('sessions').where('expires_at', '<=', at(time)).execute();
      return { id, token, secret, seconds: lifetimeMs / 1000 };
    });
  }

  /**
   * The session of a token, even if it has ended or its cookie is missing; null for an unknown token or an inactive
   * account.
   */
  async function find({ token, cookies }: Credentials): Promise<Login | null> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('second_factors', 'second_factors.user_id', 'sessions.user_id')
      .leftJoin('instance_meta', (join) => join.on('instance_meta.name', '=', MFA_REQUIRED))
      .select(['sessions.id', 'sessions.user_id', 'sessions.created_at', 'sessions.last_used_at'])
      .select(['sessions.confirmed_at', 'sessions.cookie_hash'])
      .select(['users.name', 'users.role', 'users.must_change_password', 'second_factors.confirmed_at as factor_since'])
      .select(['instance_meta.name as needs_factor', (eb) => isOpen(eb).as('is_open')])
      .where('token_hash', '=', hashSecret(token))
      .where('users.is_active', '=', 1)
      .executeTakeFirst();
    if (!row) return null;
    const caller = toCaller(row, now());
    if (!row.is_open) return { caller, fault: 'ended' };
    if (!hasCookie(row, cookies)) return { caller, fault: 'no-cookie' };
    // If the database is read-only, reads still work. A later request stores the use.
    if (now() - Date.parse(row.last_used_at) > refreshMs) await keepAlive(row).catch(unlessUnavailable);
    return { caller, fault: null };
  }

  async function keepAlive({ id, user_id, created_at }: { id: string; user_id: string; created_at: string }) {
    const last_used_at = at(now());
    const changes = { last_used_at, expires_at: endOf(Date.parse(created_at)) };
    await db.updateTable('sessions').set(changes).where('id', '=', id).execute();
    await db.updateTable('users').set({ last_seen_at: last_used_at }).where('id', '=', user_id).execute();
  }

  /** Records that the user entered the password, and the code if needed, again. Returns until when this counts. */
  async function confirm(id: string): Promise<string> {
    const set = { confirmed_at: at(now()) };
    await db.updateTable('sessions').set(set).where('id', '=', id).execute();
    return at(now() + CONFIRMED_MS);
  }

  /** The ids among these whose session has not ended. */
  async function openAmong(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).where(isOpen).execute();
    return rows.map(({ id }) => id);
  }

  return { start, find, confirm, openAmong, ...openOwnSessions(db, isOpen) };
}

/** The times at which sessions expire. */
function sessionClock({ sessionIdleHours, sessionDays }: Lifetimes, now: () => number) {
  const at = (ms: number) => new Date(ms).toISOString();
  const [idleMs, lifetimeMs] = [sessionIdleHours * HOUR_MS, sessionDays * DAY_MS];
  const refreshMs = Math.min(HOUR_MS, idleMs / REFRESHES_PER_IDLE_TIME);
  const endOf = (createdAt: number) => at(Math.min(createdAt + lifetimeMs, now() + idleMs));

  /** Sessions that have not ended. The current settings also apply to older sessions. */
  const isOpen = (eb: ExpressionBuilder<Tables, 'sessions'>) =>
    eb.and([
      eb('sessions.expires_at', '>', at(now())),
      eb('sessions.created_at', '>', at(now() - lifetimeMs)),
      eb('sessions.last_used_at', '>', at(now() - idleMs)),
    ]);

  return { at, endOf, isOpen, lifetimeMs, refreshMs };
}

/** Lists and ends the sessions of an account. */
function openOwnSessions(db: Kysely<Tables>, isOpen: ReturnType<typeof sessionClock>['isOpen']) {
  async function end(id: string): Promise<void> {
    await db.deleteFrom('push_subscriptions').where('session_id', '=', id).execute();
    await db.deleteFrom('sessions').where('id', '=', id).execute();
  }

  /** The sessions of an account that have not ended: `current` first, then the one used last. */
  async function list(userId: string, current: string): Promise<OwnSession[]> {
    const own = db.selectFrom('sessions').selectAll().where('user_id', '=', userId);
    const rows = await own.where(isOpen).orderBy('last_used_at', 'desc').execute();
    return rows
      .map((row) => ({
        _id: row.id,
        agent: row.user_agent,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        isCurrent: row.id === current,
      }))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  /** Ends one session of an account; false if it has none with this id. */
  async function endOwn(userId: string, id: string): Promise<boolean> {
    const pushed = db.deleteFrom('push_subscriptions').where('user_id', '=', userId);
    await pushed.where('session_id', '=', id).execute();
    const own = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id);
    return (await own.executeTakeFirst()).numDeletedRows > 0n;
  }

  /** Ends every session of an account except one. Returns how many ended. */
  async function endOthers(userId: string, keepSession: string): Promise<number> {
    await endPush(db, userId, keepSession);
    const otherSessions = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keepSession);
    const ended = await otherSessions.where(isOpen).executeTakeFirst();
    return Number(ended.numDeletedRows);
  }

  return { end, list, endOwn, endOthers };
}

interface FoundSession {
  id: string;
  user_id: string;
  name: string;
  role: string;
  must_change_password: number;
  needs_factor: string | null;
  factor_since: string | null;
  confirmed_at: string | null;
}

function toCaller(row: FoundSession, now: number): Caller {
  return {
    ...{ userId: row.user_id, sessionId: row.id, name: row.name },
    role: row.role as Role, // only roles of the contract are stored
    needsNewPassword: row.must_change_password === 1,
    needsSecondFactor: row.needs_factor !== null && row.factor_since === null,
    isConfirmed: row.confirmed_at !== null && isRecent(Date.parse(row.confirmed_at), now),
  };
}

/** Another site of the same domain may have set cookies of the same name: one correct cookie is enough. */
function hasCookie(row: { id: string; cookie_hash: string }, cookies: Credentials['cookies']): boolean {
  if (row.cookie_hash === '') return true;
  return cookies.some(({ sessionId, secret }) => sessionId === row.id && hashSecret(secret) === row.cookie_hash);
}

/** Ends the sessions of an account, all of them or all but one. */
export async function endSessions(db: Kysely<Tables>, userId: string, keepSession?: string): Promise<void> {
  await endPush(db, userId, keepSession);
  const userSessions = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (keepSession === undefined ? userSessions : userSessions.where('id', '!=', keepSession)).execute();
}

/** Ends push notifications on the devices of an account, also where the session has expired. */
async function endPush(db: Kysely<Tables>, userId: string, keepSession?: string): Promise<void> {
  const own = db.deleteFrom('push_subscriptions').where('user_id', '=', userId);
  await (keepSession === undefined ? own : own.where('session_id', '!=', keepSession)).execute();
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof Unavailable)) throw error;
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A time in the far future comes from a wrong clock and does not count. */
function isRecent(confirmedAt: number, now: number): boolean {
  return now - confirmedAt < CONFIRMED_MS && confirmedAt - now < CLOCK_SKEW_MS;
}
