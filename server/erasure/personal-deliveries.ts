import type { DeliveryPurpose } from '#contract/records/delivery.ts';
import { idBatches, type Db, type FoundItem, type PersonalTable, type Root } from './found.ts';
import { threadsOfOthers } from './personal-threads.ts';

/** The records that cause deliveries and are about the person too. */
const CAUSES = ['leads', 'messages', 'reviews', 'review-invitations'];
/** What goes to visitors. Every other delivery goes to staff or to a program: its recipient is not the person. */
const TO_VISITORS: DeliveryPurpose[] = ['reply', 'review-invitation'];
/** What tells staff and programs about a mail of a visitor. */
const ABOUT_MAILS: DeliveryPurpose[] = ['notification', 'event'];

/** Mails to the person, and everything that was sent because of a record of theirs. */
export const personalDeliveries: PersonalTable = {
  async *candidates(db) {
    const toVisitors = db.selectFrom('deliveries').where('purpose', 'in', TO_VISITORS);
    const rows = await toVisitors.select(['id', 'recipient', 'created_at', 'record_kind', 'record_id']).execute();
    for (const { id, recipient, created_at: at, record_kind, record_id } of rows) {
      const root = CAUSES.includes(record_kind) ? { kind: record_kind, id: record_id } : { kind: 'deliveries', id };
      yield { ...root, at, emails: [recipient], phones: [], names: [] };
    }
  },
  async items(db, roots) {
    const found: FoundItem[] = [];
    for (const { root, ids } of await deliveriesOf(db, roots)) {
      const rows = await db.selectFrom('deliveries').selectAll().where('id', 'in', ids).execute();
      for (const { created_at: at, title, recipient, state } of rows) {
        const details = [
          { label: 'To', value: recipient },
          { label: 'State', value: state },
        ];
        found.push({ kind: 'deliveries', root, at, title, details });
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const ids of await deliveryIds(trx, roots)) {
      await trx.deleteFrom('deliveries').where('id', 'in', ids).execute();
    }
  },
};

/** The answers of mail servers often repeat the address. */
export const personalAttempts: PersonalTable = {
  async erase(trx, roots) {
    for (const ids of await deliveryIds(trx, roots)) {
      await trx.deleteFrom('delivery_attempts').where('delivery_id', 'in', ids).execute();
    }
  },
};

/** Events that are not yet turned into deliveries. They repeat the record. */
export const personalEvents: PersonalTable = {
  async erase(trx, roots) {
    for (const ids of idBatches(roots)) await trx.deleteFrom('events').where('record_id', 'in', ids).execute();
    for (const id of await threadsOfOthers(trx, roots)) {
      await trx.deleteFrom('events').where('record_id', '=', id).where('type', '=', 'reply.received').execute();
    }
  },
};

/** How many deliveries about these records still wait. */
export async function countQueued(db: Db, roots: readonly Root[]): Promise<number> {
  let queued = 0;
  for (const batch of await deliveryIds(db, roots)) {
    const waiting = db.selectFrom('deliveries').select('id').where('state', '=', 'queued');
    queued += (await waiting.where('id', 'in', batch).execute()).length;
  }
  return queued;
}

export async function deliveryIds(db: Db, roots: readonly Root[]): Promise<string[][]> {
  const ids = (await deliveriesOf(db, roots)).flatMap((found) => found.ids);
  return idBatches(ids.map((id) => ({ kind: 'deliveries', id })));
}

/** The ids of the deliveries of each root that has some. */
async function deliveriesOf(db: Db, roots: readonly Root[]): Promise<{ root: Root; ids: string[] }[]> {
  const found = roots.filter(({ kind }) => kind === 'deliveries').map((root) => ({ root, ids: [root.id] }));
  const byId = new Map(roots.map((root) => [root.id, root]));
  for (const ids of idBatches(roots)) {
    const caused = db.selectFrom('deliveries').select(['id', 'record_id']).where('record_id', 'in', ids);
    for (const { id, record_id } of await caused.execute()) {
      const root = byId.get(record_id);
      if (root) found.push({ root, ids: [id] });
    }
  }
  const [mail] = roots.filter(({ kind }) => kind === 'thread-mails');
  for (const id of mail ? await threadsOfOthers(db, roots) : []) {
    const about = db.selectFrom('deliveries').select('id').where('record_id', '=', id);
    const rows = await about.where('purpose', 'in', ABOUT_MAILS).execute();
    if (mail && !byId.has(id)) found.push({ root: mail, ids: rows.map((row) => row.id) });
  }
  return found;
}
