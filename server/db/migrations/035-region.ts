import type { Kysely } from 'kysely';

interface Tables {
  site_settings: { name: string; value: string; secrets: string; version: number; updated_at: string };
}

/** Moves the time zone from the settings of enquiries to those of the region. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const stored = db.selectFrom('site_settings').where('name', '=', 'enquiries');
  const row = await stored.select(['value', 'version', 'updated_at']).executeTakeFirst();
  const { timeZone, ...others } = JSON.parse(row?.value ?? '{}') as Record<string, unknown>; // written by the store
  if (!row || typeof timeZone !== 'string') return;
  await db
    .insertInto('site_settings')
    .values({
      name: 'region',
      value: JSON.stringify({ timeZone }),
      secrets: '{}',
      version: 1,
      updated_at: row.updated_at,
    })
    .execute();
  await db
    .updateTable('site_settings')
    .set({ value: JSON.stringify(others), version: row.version + 1 })
    .where('name', '=', 'enquiries')
    .execute();
}
