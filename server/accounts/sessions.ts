import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { Caller } from '#server/http/access.ts';
import { newId } from '#server/ids.ts';

const IDLE_DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Sessions = ReturnType<typeof openSessions>;

/** Logins. The token is known to its holder only; the database keeps its hash. */
export function openSessions({ db }: Database, now: () => number = Date.now) {
  const at = (ms: number) => new Date(ms).toISOString();

  /** Starts a session and gives its token, which ends after 30 days without use. */
  async function start(userId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const time = now();
    const row = {
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      created_at: at(time),
      last_used_at: at(time),
    };
    await db
      .insertInto('sessions')
      .values({ ...row, expires_at: at(time + IDLE_DAYS * DAY_MS) })
      .execute();
    await db.deleteFrom('sessions').where('expires_at', '<=', at(time)).execute();
    return token;
  }

  async function find(token: string): Promise<Caller | null> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'sessions.user_id', 'sessions.last_used_at', 'users.role'])
      .where('token_hash', '=', hashToken(token))
      .where('sessions.expires_at', '>', at(now()))
      .where('users.is_active', '=', 1)
      .executeTakeFirst();
    if (!row) return null;
    if (now() - Date.parse(row.last_used_at) > HOUR_MS) await keepAlive(row.id, row.user_id);
    return { userId: row.user_id, sessionId: row.id, role: row.role as Role }; // only roles of the contract are stored
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

  /** Ends every session of an account but the one named; gives how many that were. */
  async function endOthers(userId: string, keep: string): Promise<number> {
    const others = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keep);
    const gone = await others.where('expires_at', '>', at(now())).executeTakeFirst();
    return Number(gone.numDeletedRows);
  }

  async function endAll(userId: string): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  }

  return { start, find, end, endOthers, endAll };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
