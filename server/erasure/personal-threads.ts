import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { enquiriesAmong, idBatches, type Db, type FoundItem, type PersonalTable, type Root } from './found.ts';

const KIND = 'thread-mails';
/** Rows in memory at a time, between which other requests run. */
const BATCH = 500;

/** The mails between staff and the person. */
export const personalMails: PersonalTable = {
  /** Mails from another address than that of the enquiry: somebody else may write in a thread. */
  async *candidates(db) {
    const mails = db.selectFrom('thread_mails').innerJoin('enquiries', 'enquiries.id', 'enquiry_id');
    const others = mails.where('direction', '=', 'in').where(sql<boolean>`lower(from_address) <> email_key`);
    const ordered = others.select(['thread_mails.id', 'at', 'from_name', 'from_address']).orderBy('thread_mails.id');
    for (let last = '', isOver = false; !isOver;) {
      const rows = await ordered.where('thread_mails.id', '>', last).limit(BATCH).execute();
      for (const { id, at, from_name, from_address } of rows) {
        yield { kind: KIND, id, at, emails: [from_address], phones: [], names: [from_name] };
      }
      last = rows.at(-1)?.id ?? '';
      isOver = rows.length < BATCH;
      await setImmediate();
    }
  },
  async items(db, roots) {
    const found: FoundItem[] = [];
    const mails = await mailsOf(db, roots);
    for (const ids of idBatches([...mails.keys()].map(toRoot))) {
      const rows = await db.selectFrom('thread_mails').selectAll().where('id', 'in', ids).execute();
      for (const { id, at, subject, from_name, from_address, to_address, text } of rows) {
        const details = [
          { label: 'Name', value: from_name },
          { label: 'From', value: from_address },
          { label: 'To', value: to_address },
          { label: 'Text', value: text },
        ].filter(({ value }) => value !== '');
        found.push({ kind: KIND, root: mails.get(id) ?? toRoot(id), at, title: subject, details });
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const ids of await mailIds(trx, roots)) await trx.deleteFrom('thread_mails').where('id', 'in', ids).execute();
  },
};

/** `attachmentFiles` names their files, which are removed after the transaction. */
export const personalAttachments: PersonalTable = {
  async items(db, roots) {
    const found: FoundItem[] = [];
    const mails = await mailsOf(db, roots);
    for (const ids of idBatches([...mails.keys()].map(toRoot))) {
      const rows = await db
        .selectFrom('thread_attachments')
        .innerJoin('thread_mails', 'thread_mails.id', 'thread_attachments.mail_id')
        .select(['mail_id', 'at', 'file_name', 'bytes'])
        .where('mail_id', 'in', ids)
        .execute();
      for (const { mail_id, at, file_name: title, bytes } of rows) {
        const details = [{ label: 'Bytes', value: String(bytes) }];
        found.push({ kind: 'attachments', root: mails.get(mail_id) ?? toRoot(mail_id), at, title, details });
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const ids of await mailIds(trx, roots)) {
      await trx.deleteFrom('thread_attachments').where('mail_id', 'in', ids).execute();
    }
  },
};

/** Addresses from which mails came back. */
export const personalBounces: PersonalTable = {
  async erase(trx, roots) {
    for (const ids of idBatches(roots)) {
      const senders = trx.selectFrom('enquiries').select('email_key').where('id', 'in', ids);
      const invited = trx.selectFrom('review_invitations').select(sql<string>`lower(email)`.as('address'));
      const own = invited.where((eb) =>
        eb.or((['id', 'review_id', 'enquiry_id'] as const).map((column) => eb(column, 'in', ids))),
      );
      const bounced = trx.deleteFrom('bounced_addresses');
      await bounced.where((eb) => eb.or([eb('address', 'in', senders), eb('address', 'in', own)])).execute();
    }
  },
};

/** The names in the storage of the files that came with the mails of these records. */
export async function attachmentFiles(db: Db, roots: readonly Root[]): Promise<string[]> {
  const names: string[] = [];
  for (const ids of await mailIds(db, roots)) {
    const rows = await db.selectFrom('thread_attachments').select('stored_name').where('mail_id', 'in', ids).execute();
    names.push(...rows.map(({ stored_name }) => stored_name));
  }
  return names;
}

/** The ids of the enquiries of others in whose threads these mails are. */
export async function threadsOfOthers(db: Db, roots: readonly Root[]): Promise<string[]> {
  const found = new Set<string>();
  for (const ids of idBatches(roots, KIND)) {
    const rows = await db.selectFrom('thread_mails').select('enquiry_id').where('id', 'in', ids).execute();
    for (const { enquiry_id } of rows) found.add(enquiry_id);
  }
  return [...found];
}

async function mailIds(db: Db, roots: readonly Root[]): Promise<string[][]> {
  return idBatches([...(await mailsOf(db, roots)).keys()].map(toRoot));
}

/** The ids of the mails of these records: mails of their own, and those of enquiries. */
async function mailsOf(db: Db, roots: readonly Root[]): Promise<Map<string, Root>> {
  const found = new Map(roots.filter(({ kind }) => kind === KIND).map((root) => [root.id, root]));
  const enquiries = new Map(enquiriesAmong(roots).map((root) => [root.id, root]));
  for (const ids of idBatches([...enquiries.values()])) {
    const rows = await db
      .selectFrom('thread_mails')
      .select(['id', 'enquiry_id'])
      .where('enquiry_id', 'in', ids)
      .execute();
    for (const { id, enquiry_id } of rows) {
      const root = enquiries.get(enquiry_id);
      if (root && !found.has(id)) found.set(id, root);
    }
  }
  return found;
}

function toRoot(id: string): Root {
  return { kind: KIND, id };
}
