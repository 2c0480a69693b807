import type { Kysely } from 'kysely';
import type { ImportProgram } from '#contract/records/import.ts';
import type { Database } from '#server/db/open.ts';
import type { ImportedRecordsTable, Tables } from '#server/db/tables.ts';
import { recordsOf } from '#server/records/kind.ts';

type Imported = Pick<ImportedRecordsTable, 'collection' | 'source_id' | 'record_id'>;

/** Remembers what came from another program, so that the next run brings only what is new. */
export function openImportedRecords({ db }: Pick<Database, 'db'>, program: ImportProgram) {
  return {
    /** What came before, by collection and what names it in the export. */
    async list(): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom('imported_records')
        .select(['collection', 'source_id', 'record_id'])
        .where('source', '=', program)
        .execute();
      return new Map(rows.map((row) => [importedKey(row.collection, row.source_id), row.record_id]));
    },
    /** Remembers one, in the transaction that makes its record. */
    async remember(trx: Kysely<Tables>, { collection, source_id, record_id }: Imported): Promise<void> {
      const row = { source: program, collection, source_id, record_id, created_at: new Date().toISOString() };
      await trx
        .insertInto('imported_records')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['source', 'collection', 'source_id'])
            .doUpdateSet({ record_id, created_at: row.created_at }),
        )
        .execute();
    },
    /** The slug of a record that came before; 'trash' if it is in the bin, null if it is gone. */
    async find(collection: 'blog' | 'pages', id: string): Promise<{ slug: string } | 'trash' | null> {
      const own = recordsOf(db, collection).select().select('slug').where('id', '=', id);
      const found = await own.executeTakeFirst();
      if (found) return { slug: found.slug ?? '' };
      const trashed = db.selectFrom('trash').select('id').where('id', '=', id);
      return (await trashed.executeTakeFirst()) ? 'trash' : null;
    },
  };
}

export function importedKey(collection: string, sourceId: string): string {
  return `${collection} ${sourceId}`;
}
