import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

const MINUTES_VALID = 30;

export type PasswordResets = ReturnType<typeof openPasswordResets>;

/** Password reset tokens, sent to the account's address. */
export function openPasswordResets({ db, transaction }: Database, now: () => number = Date.now) {
  const at = (ms = now()) => new Date(ms).toISOString();

  /**
   * Creates a 256-bit token that sets a new password once, within 30 minutes. The database stores its hash. Null if the
   * account is not active, or its address has changed.
   */
  async function offer(userId: string, email: string): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const row = { token_hash: hashResetToken(token), user_id: userId, expires_at: at(now() + MINUTES_VALID * 60_000) };
    return transaction(async (trx) => {
      const owner = await lockActive(trx, userId);
      if (owner?.email !== email) return null;
      await trx.deleteFrom('password_resets').where('expires_at', '<=', at()).execute();
      await trx.insertInto('password_resets').values(row).execute();
      return token;
    });
  }

  /** The active account of a token; null if the token is unknown, used or expired. */
  async function ownerOf(token: string): Promise<{ id: string; name: string; email: string } | null> {
    const owners = db
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.user_id')
      .select(['users.id', 'users.name', 'users.email'])
      .where('token_hash', '=', hashResetToken(token))
      .where('expires_at', '>', at())
      .where('is_active', '=', 1);
    return (await owners.executeTakeFirst()) ?? null;
  }

  /**
   * Sets the password, deletes all reset tokens of the account and ends its sessions. The second factor does not
   * change. False if the token was used or expired meanwhile, or the account is not active.
   */
  async function use(token: string, userId: string, password: string): Promise<boolean> {
    const hash = await hashPassword(password);
    return transaction(async (trx) => {
      // Locks the account first, like all other code: two tokens of one account could otherwise deadlock.
      if (!(await lockActive(trx, userId))) return false;
      const own = trx.deleteFrom('password_resets').where('token_hash', '=', hashResetToken(token));
      if ((await own.where('expires_at', '>', at()).executeTakeFirst()).numDeletedRows === 0n) return false;
      await deletePasswordResets(trx, userId);
      await trx
        .updateTable('users')
        .set((eb) => ({
          password_hash: hash,
          must_change_password: 0,
          version: eb('version', '+', 1),
          updated_at: at(),
        }))
        .where('id', '=', userId)
        .execute();
      await endSessions(trx, userId);
      return true;
    });
  }

  return { offer, ownerOf, use };
}

/** Deletes all reset tokens of an account. */
export async function deletePasswordResets(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

async function lockActive(trx: Transaction<Tables>, userId: string): Promise<{ email: string } | undefined> {
  const active = trx.selectFrom('users').select('email').where('id', '=', userId).where('is_active', '=', 1);
  return active.forUpdate().executeTakeFirst();
}

function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
