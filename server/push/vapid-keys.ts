import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { SecretBox } from '#server/secret-box.ts';

/** The only row, and what its encrypted key is bound to. */
const ID = 'vapid';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export type VapidKeyStore = ReturnType<typeof openVapidKeys>;

/** The keys by which push services recognize this instance. A browser's subscription belongs to one public key. */
export function openVapidKeys({ db, transaction }: Database, box: SecretBox) {
  /** The keys; null if they cannot be decrypted. */
  async function read(): Promise<VapidKeys | null> {
    const row = await db.selectFrom('push_keys').selectAll().where('id', '=', ID).executeTakeFirst();
    const privateKey = row ? box.open(ID, row.private_key) : null;
    return row && privateKey !== null ? { publicKey: row.public_key, privateKey } : null;
  }

  /** Replaces the keys, for which no subscription works any more. */
  async function replace(): Promise<void> {
    await transaction(async (trx) => {
      await trx.deleteFrom('push_keys').execute();
      await trx.deleteFrom('push_subscriptions').execute();
      await makeVapidKeys(trx, box);
    });
  }

  return { read, replace };
}

/** Makes the keys unless they are there. Of several processes that start at once, the first one decides. */
export async function makeVapidKeys(db: Kysely<Tables>, box: SecretBox): Promise<void> {
  const existing = await db.selectFrom('push_keys').select('id').executeTakeFirst();
  if (existing) return;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({
      ...{ id: ID, public_key: publicKey, private_key: box.seal(ID, privateKey) },
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Encrypts the private key with the current key of secrets, and returns how many cannot be decrypted: 0 or 1. */
export async function encryptVapidKey({ db }: Pick<Database, 'db'>, box: SecretBox): Promise<number> {
  const row = await db.selectFrom('push_keys').select('private_key').where('id', '=', ID).executeTakeFirst();
  if (!row || box.isCurrent(row.private_key)) return 0;
  const plain = box.open(ID, row.private_key);
  if (plain === null) return 1;
  const own = db.updateTable('push_keys').set({ private_key: box.seal(ID, plain) }).where('id', '=', ID); // prettier-ignore
  await own.where('private_key', '=', row.private_key).execute();
  return 0;
}
