import type { Transaction } from 'kysely';
import type { Tables, UsersTable } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';

/** The ids of all active admins. Locks their rows first and in a fixed order: two admins cannot remove each other at once. */
export async function lockAdmins(trx: Transaction<Tables>): Promise<string[]> {
  const admins = trx.selectFrom('users').select('id').where('role', '=', 'admin').where('is_active', '=', 1);
  const rows = await admins.orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}

export async function lockUser(trx: Transaction<Tables>, id: string): Promise<UsersTable> {
  const row = await trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Failure('not-found');
  return row;
}

/** Fails if the caller was demoted, deactivated or deleted during the call. */
export function requireStillAdmin(admins: string[], by: string | undefined): void {
  if (by !== undefined && !admins.includes(by)) throw new Failure('not-allowed');
}
