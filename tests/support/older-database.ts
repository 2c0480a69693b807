import { Kysely, PostgresDialect } from 'kysely';
import { guardDialect } from '#server/db/guarded-driver.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { DatabaseSettings } from '#server/db/open.ts';
import { openPool } from '#server/db/postgres.ts';
import { openSqliteFile } from '#server/db/sqlite.ts';
import { sqliteDialect } from '#server/db/sqlite-dialect.ts';
import type { Tables } from '#server/db/tables.ts';

/** A database on which only these migrations have run. The caller must close it. */
export async function openOlder(
  { databaseUrl, dataDir }: DatabaseSettings,
  names: readonly string[],
): Promise<Kysely<Tables>> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: await openPool(databaseUrl) })
    : sqliteDialect(openSqliteFile(dataDir));
  const db = new Kysely<Tables>({ dialect: guardDialect(dialect) });
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))));
  return db;
}
