import { sql, type Kysely } from 'kysely';
import { raiseHighestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { backedUpTables, replacedTables } from './backup-tables.ts';
import { highestVersions, raiseVersionsAbove, type LowestVersion } from './raise-versions.ts';
import { insertRows } from './rows.ts';
import type { Row, Snapshot } from './snapshot.ts';

/** Characters, and rows, that are on their way at a time. */
const BATCH_LENGTH = 1024 * 1024;
const BATCH_ROWS = 500;

/**
 * Puts the rows of `source` in the place of all that is there, at once or, when anything fails, not at all. Their versions
 * are lifted above all that were there: who has read one of these must not be taken for a reader of a restored one.
 */
export async function loadRows(
  source: Snapshot,
  lowest: readonly LowestVersion[],
  { kind, transaction }: Pick<Database, 'kind' | 'transaction'>,
) {
  await transaction(async (trx) => {
    // Who writes meanwhile waits until it is done; readers see the old site until then.
    if (kind === 'postgres') await sql`lock table ${tableList(replacedTables)} in exclusive mode`.execute(trx);
    const highest = await highestVersions(trx);
    for (const table of replacedTables) await sql`delete from ${sql.table(table)}`.execute(trx);
    const lift = raiseVersionsAbove(highest, lowest);
    for (const [table, key] of backedUpTables)
      await insertAll(trx, table, source.rows(table, key), (row) => lift(table, row));
    for (const [kind, version] of highest) await raiseHighestVersion(trx, kind, [version]);
  });
}

function tableList(tables: readonly string[]) {
  return sql.join(tables.map((table) => sql.table(table)));
}

async function insertAll(
  trx: Kysely<Tables>,
  table: string,
  rows: AsyncIterable<Row>,
  lift: (row: Row) => Row,
): Promise<void> {
  let [batch, length]: [Row[], number] = [[], 0];
  const send = async () => {
    await insertRows(trx, table, batch);
    [batch, length] = [[], 0];
    // Else nobody else would be answered until all is done.
    await new Promise(setImmediate);
  };
  for await (const row of rows) {
    // A backup may say anything: what it holds counts as never cleaned.
    const lifted = lift(row);
    batch.push('sanitizer_version' in lifted ? { ...lifted, sanitizer_version: 0 } : lifted);
    length += JSON.stringify(row).length;
    if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await send();
  }
  await send();
}
