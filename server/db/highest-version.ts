import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** The prefix of its rows in `instance_meta`; the kind follows. */
export const HIGHEST_VERSION = 'highest-version:';

/**
 * The highest version among the records of a kind that were deleted permanently or replaced by a restore. New and restored
 * records start above it, so that a version never means two states.
 */
export async function highestVersion(db: Db, kind: string): Promise<number> {
  const stored = db
    .selectFrom('instance_meta')
    .select('value')
    .where('name', '=', HIGHEST_VERSION + kind);
  return Number((await stored.executeTakeFirst())?.value ?? 0);
}

/** Stores the versions of rows that are about to be removed, in the same transaction. */
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
