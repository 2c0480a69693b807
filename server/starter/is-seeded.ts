import type { Database } from '#server/db/open.ts';

/** Whether this database has been seeded before. In its own file, because `seed.ts` loads the whole starter site. */
export async function isSeeded({ db }: Database): Promise<boolean> {
  const seeded = await db.selectFrom('instance_meta').select('name').where('name', '=', 'seeded').executeTakeFirst();
  return seeded !== undefined;
}
