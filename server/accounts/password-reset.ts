import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

const MINUTES_VALID = 30;

export type PasswordResets = ReturnType<typeof openPasswordResets>;

/** Ways to a new password for who gets mail at an account's address. */
export function openPasswordResets({ db, transaction }: Database, now: () => number = Date.now) {
  const at = (ms = now()) => new Date(ms).toISOString();

  /**
   * Gives a token of 256 bits that sets a new password once, within 30 minutes; the database keeps its hash. Null where
   * the account no longer has the address that the mail goes to.
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

  /** Whose password a token may set; null for one that is unknown, used or too old. */
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
   * Sets the password, uses up every way that was offered to this account and ends its sessions. The second factor stays
   * as it is. False where the token was used meanwhile.
   */
  async function use(token: string, userId: string, password: string): Promise<boolean> {
    const hash = await hashPassword(password);
    return transaction(async (trx) => {
      // First the account, as everybody does: two links of one account could wait for each other.
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

/** Ends every way to a new password that was offered to an account. */
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
