import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseSettings } from '#server/db/open.ts';
import { BackupError } from './errors.ts';

/** A row as both databases store it: text, numbers and null. */
export type Row = Record<string, string | number | null>;

/** A consistent view of a database at one moment, whatever is written meanwhile. */
export interface Snapshot {
  kind: 'sqlite' | 'postgres';
  tables: ReadonlySet<string>;
  /** The migrations that it has been through, in order. */
  migrations: string[];
  /** All rows of a table, ordered by its key. */
  rows(table: string, key: readonly string[]): AsyncGenerator<Row>;
  close(): Promise<void>;
}

const MIGRATIONS = 'marquee_migrations';
/** Rows that are in memory at a time. */
const BATCH = 100;

/** Opens a database for reading only. Another process may use it meanwhile. */
export async function openSnapshot({ databaseUrl, dataDir }: DatabaseSettings): Promise<Snapshot> {
  return databaseUrl ? openPostgresSnapshot(databaseUrl) : openSqliteSnapshot(dataDir);
}

export async function openSqliteSnapshot(dataDir: string): Promise<Snapshot> {
  const path = join(dataDir, 'marquee.db');
  if (!existsSync(path)) throw new BackupError(`DATA_DIR ${dataDir}: there is no database to back up`);
  const file = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    file.exec('begin'); // the first query starts the snapshot
    const tables = namesIn(file, "select name from sqlite_master where type = 'table'");
    return {
      kind: 'sqlite',
      tables: new Set(tables),
      migrations: tables.includes(MIGRATIONS) ? namesIn(file, `select name from ${MIGRATIONS} order by name`) : [],
      async *rows(table, key) {
        for (const row of file.prepare(selectAll(table, key)).iterate()) yield plainRow(table, row);
      },
      close: async () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const { default: pg } = await import('pg'); // SQLite does not need the driver
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'marquee backup', types });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await namesOf('select table_name as name from information_schema.tables where table_schema = current_schema()'); // prettier-ignore
    const hasMigrations = tables.includes(MIGRATIONS);
    return {
      kind: 'postgres',
      tables: new Set(tables),
      migrations: hasMigrations ? await namesOf(`select name from ${MIGRATIONS} order by name collate "C"`) : [],
      rows: rowsOf,
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }

  async function namesOf(query: string): Promise<string[]> {
    return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  }

  async function* rowsOf(table: string, key: readonly string[]): AsyncGenerator<Row> {
    await client.query(`declare backup no scroll cursor for ${selectAll(table, key)}`);
    for (;;) {
      const { rows } = await client.query<Record<string, unknown>>(`fetch ${BATCH} from backup`);
      for (const row of rows) yield plainRow(table, row);
      if (rows.length < BATCH) break;
    }
    await client.query('close backup');
  }
}

function selectAll(table: string, key: readonly string[]): string {
  return `select * from "${table}" order by ${key.map((column) => `"${column}"`).join(', ')}`;
}

function namesIn(file: DatabaseSync, query: string): string[] {
  return file
    .prepare(query)
    .all()
    .map(({ name }) => String(name));
}

/** The columns in alphabetical order, so that both kinds of databases give the same lines. */
function plainRow(table: string, row: Record<string, unknown>): Row {
  const columns = Object.keys(row).toSorted();
  return Object.fromEntries(
    columns.map((column) => {
      const value = row[column];
      const isPlain = value === null || typeof value === 'string' || typeof value === 'number';
      if (!isPlain) throw new Error(`A backup cannot keep what is in ${table}.${column}`);
      return [column, value];
    }),
  );
}
