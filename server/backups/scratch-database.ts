import { Kysely, sql } from 'kysely';
import { guardDialect, inTransaction } from '#server/db/guarded-driver.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openSqliteFile } from '#server/db/sqlite.ts';
import { sqliteDialect } from '#server/db/sqlite-dialect.ts';
import type { Tables } from '#server/db/tables.ts';
import { isErasedAgain } from '#server/erasure/erase-again.ts';
import type { Ledger } from '#server/erasure/ledger.ts';
import { backedUpTables } from './backup-tables.ts';
import { lowestVersions, type LowestVersion } from './raise-versions.ts';
import { insertRows } from './rows.ts';
import type { Row } from './snapshot.ts';

/** A SQLite database that is thrown away after use. */
export interface ScratchDatabase {
  /** Removes the rows that migrations wrote, such as the first pages. */
  empty(): Promise<void>;
  insert(table: string, rows: readonly Row[]): Promise<void>;
  lowestVersions(): Promise<LowestVersion[]>;
  /** Erases what the ledger names; false if something of it is left. */
  eraseAgain(ledger: Ledger): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a scratch database with the tables after these migrations; by default after all of them. */
export async function openScratchDatabase(folder: string, names = Object.keys(migrations)): Promise<ScratchDatabase> {
  const file = openSqliteFile(folder);
  file.exec('pragma synchronous = off'); // temporary: need not survive a power cut
  const db = new Kysely<Tables>({ dialect: guardDialect(sqliteDialect(file)) });
  const known = Object.entries(migrations).filter(([name]) => names.includes(name));
  try {
    await migrate(db, Object.fromEntries(known));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    empty: () => inTransaction(db, emptyTables),
    insert: (table, rows) => inTransaction(db, (trx) => insertRows(trx, table, rows)),
    lowestVersions: () => lowestVersions(db),
    eraseAgain: (ledger) => inTransaction(db, (trx) => isErasedAgain(trx, ledger)),
    close: () => db.destroy(),
  };
}

async function emptyTables(trx: Kysely<Tables>): Promise<void> {
  const known = new Set((await trx.introspection.getTables()).map(({ name }) => name));
  for (const [table] of backedUpTables) if (known.has(table)) await sql`delete from ${sql.table(table)}`.execute(trx);
}
