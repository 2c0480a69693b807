import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Row } from './snapshot.ts';

const unpack = promisify(gunzip);
/** The limit of one unpacked part of a table: a crafted one must not fill the memory. */
const UNPACKED_MAX_BYTES = 256 * 1024 * 1024;
/** PostgreSQL takes 65,535 parameters in a statement, SQLite half of that. */
const PARAMETERS_MAX = 20_000;

/** The rows in one part of a table. */
export async function parseRows(part: Buffer): Promise<Row[]> {
  const text = (await unpack(part, { maxOutputLength: UNPACKED_MAX_BYTES })).toString();
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row); // the database rejects wrong column types
}

/** Writes rows that all have the same columns. */
export async function insertRows(db: Kysely<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const rowsPerInsert = Math.max(1, Math.floor(PARAMETERS_MAX / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    const values = rows
      .slice(from, from + rowsPerInsert)
      .map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`);
    const names = sql.join(columns.map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}
