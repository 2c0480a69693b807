import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Role } from '#contract/constants.ts';
import type { OwnSession } from '#contract/records/user.ts';
import { Unavailable } from '#server/db/failures.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Caller } from '#server/http/access.ts';
import { newId } from '#server/ids.ts';
import { factorSince, NEEDS_FACTOR } from './factor-facts.ts';

const IDLE_DAYS = 30;
const AGENT_MAX = 400;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What somebody showed to log in. */
interface Proven {
  passwordHash: string;
  /** When the second factor was turned on whose code was right; '' for none. */
  factorSince: string;
}

export type Sessions = ReturnType<typeof openSessions>;

/** Logins. The token is known to its holder only; the database keeps its hash. */
export function openSessions({ db, transaction }: Database, now: () => number = Date.now) {
  const at = (ms: number) => new Date(ms).toISOString();

  /**
   * Starts a session and gives its token, which ends after 30 days without use; null where the account was deleted or
   * deactivated, or got another password or second factor, since it was `proven`. `agent` is what the browser calls itself.
   */
  async function start(userId: string, proven: Proven, agent = ''): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const time = now();
    const times = { created_at: at(time), last_used_at: at(time), expires_at: at(time + IDLE_DAYS * DAY_MS) };
    return transaction(async (trx) => {
      const account = trx.selectFrom('users').select('id').where('id', '=', userId).where('is_active', '=', 1);
      const found = await account.where('password_hash', '=', proven.passwordHash).forUpdate().executeTakeFirst();
      if (!found || ((await factorSince(trx, userId)) ?? '') !== proven.factorSince) return null;
      const row = {
        id: newId(),
        user_id: userId,
        token_hash: hashToken(token),
        agent: agent.slice(0, AGENT_MAX),
        ...times,
      };
      await trx.insertInto('sessions').values(row).execute();
      await trx.deleteFrom('sessions').where('expires_at', '<=', at(time)).execute();
      return token;
    });
  }

  async function find(token: string): Promise<Caller | null> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('second_factors', 'second_factors.user_id', 'sessions.user_id')
      .leftJoin('facts', (join) => join.on('facts.name', '=', NEEDS_FACTOR))
      .select(['sessions.id', 'sessions.user_id', 'sessions.last_used_at', 'users.name', 'users.role'])
      .select(['second_factors.confirmed_at', 'facts.name as needs_factor'])
      .where('token_hash', '=', hashToken(token))
      .where('sessions.expires_at', '>', at(now()))
      .where('users.is_active', '=', 1)
      .executeTakeFirst();
    if (!row) return null;
    // Where nothing can be written, whoever only reads goes on reading; it is written down another time.
    if (now() - Date.parse(row.last_used_at) > HOUR_MS) await keepAlive(row.id, row.user_id).catch(unlessUnavailable);
    const { user_id, id, name } = row;
    const needsSecondFactor = row.needs_factor !== null && row.confirmed_at === null;
    return { userId: user_id, sessionId: id, name, role: row.role as Role, needsSecondFactor }; // only roles of the contract are stored
  }

  async function keepAlive(id: string, userId: string): Promise<void> {
    const time = now();
    const changes = { last_used_at: at(time), expires_at: at(time + IDLE_DAYS * DAY_MS) };
    await db.updateTable('sessions').set(changes).where('id', '=', id).execute();
    await db
      .updateTable('users')
      .set({ last_seen_at: at(time) })
      .where('id', '=', userId)
      .execute();
  }

  async function end(id: string): Promise<void> {
    await db.deleteFrom('sessions').where('id', '=', id).execute();
  }

  /** The sessions of an account that have not ended: `current` first, then the one used last. */
  async function list(userId: string, current: string): Promise<OwnSession[]> {
    const own = db.selectFrom('sessions').selectAll().where('user_id', '=', userId);
    const rows = await own.where('expires_at', '>', at(now())).orderBy('last_used_at', 'desc').execute();
    return rows
      .map((row) => ({
        _id: row.id,
        agent: row.agent,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        isCurrent: row.id === current,
      }))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  /** Ends one session of an account; false where it has none of this id. */
  async function endOwn(userId: string, id: string): Promise<boolean> {
    const own = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id);
    return (await own.executeTakeFirst()).numDeletedRows > 0n;
  }

  /** Ends every session of an account but the one named; gives how many that were. */
  async function endOthers(userId: string, keep: string): Promise<number> {
    const others = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keep);
    const gone = await others.where('expires_at', '>', at(now())).executeTakeFirst();
    return Number(gone.numDeletedRows);
  }

  return { start, find, end, list, endOwn, endOthers };
}

/** Ends the sessions of an account, all of them or all but one. */
export async function endSessions(db: Kysely<Tables>, userId: string, keep?: string): Promise<void> {
  const theirs = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (keep === undefined ? theirs : theirs.where('id', '!=', keep)).execute();
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof Unavailable)) throw error;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
