import type { Database } from '#server/db/open.ts';

/** The `instance_meta` row that names the mail that is being taken. */
const ROW = 'mail-attempts';

/** Counts how often the product began to take a mail: one that always fails must not stop the mailbox. */
export function openMailAttempts({ db }: Pick<Database, 'db'>) {
  /** Notes that an attempt begins, and returns its number. A new mail replaces the one before it. */
  async function begin(mail: string): Promise<number> {
    const found = db.selectFrom('instance_meta').select('value').where('name', '=', ROW);
    const [count, ...name] = ((await found.executeTakeFirst())?.value ?? '').split(' ');
    const number = name.join(' ') === mail ? Number(count) + 1 : 1;
    const value = `${number} ${mail}`;
    const insert = db.insertInto('instance_meta').values({ name: ROW, value });
    await insert.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
    return number;
  }

  /** Forgets an attempt that ended for a reason of ours. */
  async function forget(): Promise<void> {
    await db.deleteFrom('instance_meta').where('name', '=', ROW).execute();
  }

  return { begin, forget };
}
