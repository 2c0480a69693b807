import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { Unavailable } from './failures.ts';
import { allowTransactions } from './guarded-driver.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

// Our own names, so that a PostgreSQL database shared with another program does not mix them up.
const migrationTableName = 'marquee_migrations';
const migrationLockTableName = 'marquee_migration_lock';

/**
 * Runs all missing migrations in one transaction. Of several processes one does it, and the others wait. `known` defaults
 * to all migrations; a backup of an older version first needs only those of its time.
 */
export async function migrate(db: Kysely<Tables>, known: Record<string, Migration> = migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    migrationTableName,
    migrationLockTableName,
  });
  const { error } = await allowTransactions(async () => {
    await refuseNewer(migrator, db, known);
    return migrator.migrateToLatest();
  }).catch((error: unknown) => ({ error }));
  if (error !== undefined) throw error instanceof StartError ? error : notUpToDate(error);
}

async function refuseNewer(migrator: Migrator, db: Kysely<Tables>, known: Record<string, Migration>): Promise<void> {
  // Before the first migration there is no table to ask.
  const state = await migrator.getMigrations();
  if (state.every((migration) => !migration.executedAt)) return;
  const done = await db
    .$extendTables<{ [migrationTableName]: { name: string } }>()
    .selectFrom(migrationTableName)
    .select('name')
    .execute();
  const unknown = done.map(({ name }) => name).filter((name) => !(name in known));
  if (unknown.length > 0) {
    throw new StartError(
      `The database was made by a newer version (it has ${unknown.join(', ')}); start that version, or restore a backup`,
    );
  }
}

function notUpToDate(error: unknown): StartError {
  const cause = error instanceof Unavailable ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StartError(`The database could not be updated: ${message}`, { cause });
}
