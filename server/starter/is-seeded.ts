import type { Database } from '#server/db/open.ts';

/** Whether this database has been seeded before. Apart from the seeding, which loads the whole starter site. */
export async function isSeeded({ db }: Database): Promise<boolean> {
  const seeded = await db.selectFrom('instance_meta').select('name').where('name', '=', 'seeded').executeTakeFirst();
  return seeded !== undefined;
}
