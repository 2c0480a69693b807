import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { FieldValues } from '#server/history/content-fields.ts';

interface PublicChange {
  kind: string;
  record: string;
  /** The public versions before and after it. */
  before: number;
  after: number;
  change: (values: FieldValues) => Promise<FieldValues>;
}

/**
 * Makes a change of pictures or their descriptions in the staged change of a section or record too. One that was made from the public
 * version stays based on it, so that it can still be published.
 */
export async function carryToStaged(trx: Transaction<Tables>, { kind, record, before, after, change }: PublicChange) {
  const own = trx.selectFrom('staged_changes').where('kind', '=', kind).where('record_id', '=', record);
  const row = await own.select(['id', 'value', 'base_value', 'base_version']).forUpdate().executeTakeFirst();
  if (!row) return;
  const changed = async (json: string) => JSON.stringify(await change(JSON.parse(json) as FieldValues)); // as it was staged
  const values = { value: await changed(row.value), base_value: await changed(row.base_value) };
  const base_version = row.base_version === before ? after : row.base_version;
  await trx
    .updateTable('staged_changes')
    .set({ ...values, base_version })
    .where('id', '=', row.id)
    .execute();
}
