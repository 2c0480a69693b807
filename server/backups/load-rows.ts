import { sql, type Kysely, type Transaction } from 'kysely';
import { retryDeadlocks } from '#server/db/retry-deadlocks.ts';
import { raiseHighestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { backedUpTables, replacedTables } from './backup-tables.ts';
import { highestVersions, raiseVersionsAbove, type LowestVersion } from './raise-versions.ts';
import { insertRows } from './rows.ts';
import type { Row, Snapshot } from './snapshot.ts';

/** The limits of a batch, in characters and in rows. */
const BATCH_LENGTH = 1024 * 1024;
const BATCH_ROWS = 500;

/**
 * Replaces all rows by those of `source` in one transaction. Restored versions become higher than all earlier ones, so that
 * an `If-Match` from before the restore never matches a restored record. `afterwards` runs before the commit.
 */
export async function loadRows(
  source: Snapshot,
  lowest: readonly LowestVersion[],
  { kind, transaction }: Pick<Database, 'kind' | 'transaction'>,
  afterwards: (trx: Transaction<Tables>) => Promise<void>,
) {
  const replace = async (trx: Transaction<Tables>) => {
    // Other writes wait until the commit. Readers see the old site until then.
    if (kind === 'postgres') await sql`lock table ${tableList(replacedTables)} in exclusive mode`.execute(trx);
    const highest = await highestVersions(trx);
    for (const table of replacedTables) await sql`delete from ${sql.table(table)}`.execute(trx);
    const lift = raiseVersionsAbove(highest, lowest);
    for (const [table, key] of backedUpTables)
      await insertAll(trx, table, source.rows(table, key), (row) => lift(table, row));
    for (const [kind, version] of highest) await raiseHighestVersion(trx, kind, [version]);
    await afterwards(trx);
  };
  await retryDeadlocks(() => transaction(replace));
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
    // Lets other requests run between batches.
    await new Promise(setImmediate);
  };
  for await (const row of rows) {
    // Backups are untrusted: their HTML counts as not sanitized.
    const lifted = lift(row);
    batch.push('sanitizer_version' in lifted ? { ...lifted, sanitizer_version: 0 } : lifted);
    length += JSON.stringify(row).length;
    if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await send();
  }
  await send();
}
