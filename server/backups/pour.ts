import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { kept, replaced } from './contents.ts';
import { insertRows } from './rows.ts';
import type { Row, Source } from './source.ts';

/** Characters, and rows, that are on their way at a time. */
const BATCH_LENGTH = 1024 * 1024;
const BATCH_ROWS = 500;

/** Puts the rows of `source` in the place of all that is there, at once or, when anything fails, not at all. */
export async function pour(source: Source, { kind, transaction }: Pick<Database, 'kind' | 'transaction'>) {
  await transaction(async (trx) => {
    // Who writes meanwhile waits until it is done; readers see the old site until then.
    if (kind === 'postgres') await sql`lock table ${listed(replaced)} in exclusive mode`.execute(trx);
    for (const table of replaced) await sql`delete from ${sql.table(table)}`.execute(trx);
    for (const [table, key] of kept) await fill(trx, table, source.rows(table, key));
  });
}

function listed(tables: readonly string[]) {
  return sql.join(tables.map((table) => sql.table(table)));
}

async function fill(trx: Kysely<Tables>, table: string, rows: AsyncIterable<Row>): Promise<void> {
  let [batch, length]: [Row[], number] = [[], 0];
  const send = async () => {
    await insertRows(trx, table, batch);
    [batch, length] = [[], 0];
    // Else nobody else would be answered until all is done.
    await new Promise(setImmediate);
  };
  for await (const row of rows) {
    batch.push(row);
    length += JSON.stringify(row).length;
    if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await send();
  }
  await send();
}
