import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** The fact that keeps it for each kind. */
export const HIGHEST_VERSION = 'highest-version:';

/**
 * The highest version that left the database with records of a kind: they were deleted for good, or replaced by a restore.
 * What comes back from a backup, or is made again, begins above it, so that no version ever names two states.
 */
export async function highestVersion(db: Db, kind: string): Promise<number> {
  const fact = db
    .selectFrom('instance_meta')
    .select('value')
    .where('name', '=', HIGHEST_VERSION + kind);
  return Number((await fact.executeTakeFirst())?.value ?? 0);
}

/** Remembers versions that leave the database, in the transaction that removes their rows. */
export async function raiseHighestVersion(trx: Db, kind: string, versions: readonly number[]): Promise<void> {
  const highest = Math.max(0, ...versions);
  if (highest === 0) return;
  const value = String(highest);
  await trx
    .insertInto('instance_meta')
    .values({ name: HIGHEST_VERSION + kind, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where(sql<boolean>`cast(instance_meta.value as integer) < ${highest}`),
    )
    .execute();
}
