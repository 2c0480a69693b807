import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

const MINUTES_VALID = 30;

export type PasswordResets = ReturnType<typeof openPasswordResets>;

/** Ways to a new password for who gets mail at an account's address. */
export function openPasswordResets({ db, transaction }: Database, now: () => number = Date.now) {
  const at = (ms = now()) => new Date(ms).toISOString();

  /** Gives a token of 256 bits that sets a new password once, within 30 minutes; the database keeps its hash. */
  async function offer(userId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await db.deleteFrom('password_resets').where('expires_at', '<=', at()).execute();
    const row = { token_hash: hashOf(token), user_id: userId, expires_at: at(now() + MINUTES_VALID * 60_000) };
    await db.insertInto('password_resets').values(row).execute();
    return token;
  }

  /** Whose password a token may set; null for one that is unknown, used or too old. */
  async function ownerOf(token: string): Promise<{ id: string; name: string; email: string } | null> {
    const owners = db
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.user_id')
      .select(['users.id', 'users.name', 'users.email'])
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', at())
      .where('is_active', '=', 1);
    return (await owners.executeTakeFirst()) ?? null;
  }

  /**
   * Sets the password, uses up every way that was offered to this account and ends its sessions. The second factor stays
   * as it is. False where the token was used meanwhile.
   */
  async function use(token: string, userId: string, password: string): Promise<boolean> {
    const hash = await hashPassword(password);
    return transaction(async (trx) => {
      const own = trx.deleteFrom('password_resets').where('token_hash', '=', hashOf(token));
      if ((await own.where('expires_at', '>', at()).executeTakeFirst()).numDeletedRows === 0n) return false;
      await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
      await trx
        .updateTable('users')
        .set((eb) => ({ password_hash: hash, version: eb('version', '+', 1), updated_at: at() }))
        .where('id', '=', userId)
        .execute();
      await endSessions(trx, userId);
      return true;
    });
  }

  return { offer, ownerOf, use };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
