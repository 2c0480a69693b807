import { sql } from 'kysely';
import type { Database } from '../../server/db/open.ts';
import type { RecordTable } from '../../server/db/record-tables.ts';
import { newId } from '../../server/ids.ts';

export type Row = Record<string, string | number>;

/** Copies the first rows of a table until it has `count` of them. */
export async function cloneRows(
  database: Database,
  table: RecordTable,
  count: number,
  change: (row: Row, nth: number) => Row = () => ({}),
): Promise<void> {
  const { db } = database;
  const { rows: originals } = await sql<Row>`select * from ${sql.table(table)} order by id limit 14`.execute(db);
  const { rows: counted } = await sql<Row>`select count(*) as total from ${sql.table(table)}`.execute(db);
  await database.transaction(async (all) => {
    for (let nth = Number(counted[0]?.total); nth < count; nth += 1) {
      const row = originals[nth % originals.length] ?? {};
      const copy = { ...row, ...change(row, nth), id: newId() };
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(copy).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(copy))})`.execute(all);
    }
  });
}
