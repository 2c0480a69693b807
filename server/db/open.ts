import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Compilable, CompiledQuery, Dialect, Transaction } from 'kysely';
import { lockDataFolder, prepareDataFolder, requireDiskSpace } from './data-folder.ts';
import { guardDialect, guardedRead, inTransaction, type QueryObserver } from './guarded-driver.ts';
import { migrate } from './migrate.ts';
import { noNotices, type Notices } from './notices.ts';
import { openReadThread } from './read-thread.ts';
import { OPENING_BUSY_MS, openSqliteFile, databasePath } from './sqlite.ts';
import { toSqliteInput, sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /** For single queries. Inside a transaction use its `trx` instead: this one throws there. */
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
  /** Runs work in a transaction. Select rows with `.forUpdate()` to write them back, on both databases. */
  transaction: <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;
  /** Runs a slow read outside of transactions. It does not block other requests, on both databases. */
  heavyRead: <R>(query: Compilable<R>) => Promise<R[]>;
  /** Notifies the other processes on the same database. */
  notices: Notices;
  /** Throws if the database does not respond or cannot write. */
  check: () => Promise<void>;
  /** Reports each later statement with its duration in ms. */
  observeQueries: (observe: NonNullable<QueryObserver['observe']>) => void;
  /** The numbers of open and busy connections, and of waiting requests for one. */
  connections: () => { open: number; busy: number; waiting: number };
  /** Truncates the write-ahead log, which still contains deleted data. PostgreSQL recycles its log by itself. */
  truncateLog: () => Promise<void>;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server; by default the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Opens the database and runs the migrations. Throws a `StartError`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir);
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  // SQLite does not need the driver.
  const [{ openPool }, { openNotices }] = await Promise.all([import('./postgres.ts'), import('./postgres-notices.ts')]);
  const pool = await openPool(databaseUrl);
  return migrateAndOpen('postgres', new PostgresDialect({ pool }), {
    release: () => {},
    notices: openNotices(pool, databaseUrl),
    checkDisk: async () => {},
    connections: () => ({
      open: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
  });
}

async function openSqlite(dataDir: string): Promise<Database> {
  const folder = prepareDataFolder(dataDir);
  const release = lockDataFolder(folder);
  try {
    const dialect = sqliteDialect(openSqliteFile(folder));
    const thread = openReadThread(databasePath(folder), OPENING_BUSY_MS);
    return await migrateAndOpen('sqlite', dialect, {
      release,
      readApart: {
        read: ({ sql, parameters }) => thread.read(sql, parameters.map(toSqliteInput)),
        close: () => thread.close(),
      },
      notices: noNotices,
      checkDisk: () => requireDiskSpace(folder),
      connections: dialect.connections,
    });
  } catch (error) {
    release();
    throw error;
  }
}

interface Around {
  release: () => void;
  /** A separate way for slow reads; only for a dialect that blocks the process. */
  readApart?: { read: (query: CompiledQuery) => Promise<unknown[]>; close: () => Promise<void> };
  notices: Notices;
  checkDisk: () => Promise<void>;
  connections: Database['connections'];
}

async function migrateAndOpen(kind: Database['kind'], dialect: Dialect, around: Around): Promise<Database> {
  const { release, readApart, notices, checkDisk, connections } = around;
  const observer: QueryObserver = {};
  const db = new Kysely<Tables>({ dialect: guardDialect(dialect, observer) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    kind,
    notices,
    transaction: (work) => inTransaction(db, work),
    async heavyRead<R>(query: Compilable<R>) {
      const compiled = query.compile();
      if (!readApart) return (await db.executeQuery(compiled)).rows;
      const rows = await guardedRead(compiled.parameters, observer, () => readApart.read(compiled));
      return rows as R[]; // of the columns that the query names
    },
    async check() {
      await checkDisk();
      const value = new Date().toISOString();
      const insert = db.insertInto('instance_meta').values({ name: 'checked', value });
      await insert.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
    },
    observeQueries(observe) {
      observer.observe = observe;
    },
    connections,
    truncateLog: () => (kind === 'sqlite' ? truncateLog(db) : Promise.resolve()),
    async close() {
      await notices.close();
      await readApart?.close();
      await db.destroy();
      release();
    },
  };
}

/** Does not wait: while a backup reads the file, the log stays until the next call. */
async function truncateLog(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (own) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(own);
    await sql`pragma busy_timeout = 0`.execute(own);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(own);
    } finally {
      await sql.raw(`pragma busy_timeout = ${rows[0]?.timeout ?? 0}`).execute(own);
    }
  });
}
