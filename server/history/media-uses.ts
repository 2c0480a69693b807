import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { mediaUsesOf } from '#contract/media-uses.ts';
import type { HistoryKind } from '#contract/kinds.ts';
import type { Tables } from '#server/db/tables.ts';

interface Saved {
  kind: HistoryKind;
  /** The name of a section, the id of a record. */
  record: string;
  schema: z.ZodType;
  values: object;
}

/** Notes which files a section or record uses, in the transaction of its save. */
export async function writeMediaUses(trx: Kysely<Tables>, { kind, record, schema, values }: Saved): Promise<void> {
  await removeMediaUses(trx, kind, record);
  const rows = mediaUsesOf(schema, values).map((use) => ({ kind, record_id: record, ...use }));
  if (rows.length > 0) await trx.insertInto('media_uses').values(rows).execute();
}

export async function removeMediaUses(trx: Kysely<Tables>, kind: HistoryKind, record: string): Promise<void> {
  await trx.deleteFrom('media_uses').where('kind', '=', kind).where('record_id', '=', record).execute();
}
