import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { StartError } from '#server/start-error.ts';
import { openAuditStore } from '#server/audit-log/store.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

/**
 * For users who lost the password, or the phone and the recovery codes, and have no admin to help. It gives the account a
 * temporary password, removes its second factor, activates it, ends its sessions and deletes all login delays. Its role
 * stays. Returns the message to print. An unknown address throws a `StartError` that names the admins.
 */
export async function rescue(database: Database, email: string | undefined): Promise<string> {
  const typed = email?.trim().toLowerCase() ?? '';
  const account = await database.db.selectFrom('users').selectAll().where('email', '=', typed).executeTakeFirst();
  if (!account) throw new StartError(await unknownAccountMessage(database.db, typed));
  const password = randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(password);
  await database.transaction(async (trx) => {
    const set = { password_hash, must_change_password: 1, is_active: 1, updated_at: new Date().toISOString() } as const;
    const row = trx.updateTable('users').where('id', '=', account.id);
    await row.set((eb) => ({ ...set, version: eb('version', '+', 1) })).execute();
    for (const table of ['second_factors', 'recovery_codes', 'password_resets'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', account.id).execute();
    }
    await endSessions(trx, account.id);
    await trx.deleteFrom('login_attempts').execute(); // the user's own failed attempts count too
  });
  await openAuditStore(database).add({
    ...{ user_id: null, user_name: 'Command line', action: 'update', kind: 'users', record_id: account.id },
    ...{ title: account.name, detail: 'rescued', version: null, ip_address: '', user_agent: '' },
  });
  return [
    `Login  ${account.email}   password: ${password}   (shown only this once)`,
    'Two-step login is off, and this account is logged out everywhere. The panel will ask for a new password at the next login.',
  ].join('\n');
}

async function unknownAccountMessage(db: Kysely<Tables>, typed: string): Promise<string> {
  const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').orderBy('id').execute();
  const names = admins.map(({ email }) => email).join(', ') || 'none yet';
  return `${typed ? `No account has ${typed}.` : 'Enter the email of the account: npm run rescue EMAIL.'} Admins: ${names}`;
}
