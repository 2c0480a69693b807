import type { Kysely } from 'kysely';
import type { Tables, Time } from '#server/db/tables.ts';

/** The `instance_meta` row that exists while a second factor is required. */
export const MFA_REQUIRED = 'everybody-needs-second-factor';

export async function isMfaRequired(db: Kysely<Tables>): Promise<boolean> {
  return (
    (await db.selectFrom('instance_meta').select('name').where('name', '=', MFA_REQUIRED).executeTakeFirst()) !==
    undefined
  );
}

/** When the second factor of an account was turned on; null while it is off. */
export async function mfaEnabledAt(db: Kysely<Tables>, userId: string): Promise<Time | null> {
  const row = db.selectFrom('second_factors').select('confirmed_at').where('user_id', '=', userId);
  return (await row.executeTakeFirst())?.confirmed_at ?? null;
}
