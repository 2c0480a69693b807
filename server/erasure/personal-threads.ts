import { enquiriesAmong } from './personal-enquiries.ts';
import { idBatches, type FoundItem, type PersonalTable } from './found.ts';

/** The mails between staff and the person. */
export const personalMails: PersonalTable = {
  async items(db, roots) {
    const found: FoundItem[] = [];
    const kinds = new Map(enquiriesAmong(roots).map(({ kind, id }) => [id, kind]));
    for (const ids of idBatches(enquiriesAmong(roots))) {
      const rows = await db.selectFrom('thread_mails').selectAll().where('enquiry_id', 'in', ids).execute();
      for (const { enquiry_id: id, at, subject, from_address, to_address, text } of rows) {
        const root = { kind: kinds.get(id) ?? 'leads', id };
        const details = [
          { label: 'From', value: from_address },
          { label: 'To', value: to_address },
          { label: 'Text', value: text },
        ];
        found.push({ kind: 'thread-mails', root, at, title: subject, details });
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const ids of idBatches(enquiriesAmong(roots))) {
      await trx.deleteFrom('thread_mails').where('enquiry_id', 'in', ids).execute();
    }
  },
};

/** Their files follow within a day: those without a row are removed from the storage. */
export const personalAttachments: PersonalTable = {
  async items(db, roots) {
    const found: FoundItem[] = [];
    const kinds = new Map(enquiriesAmong(roots).map(({ kind, id }) => [id, kind]));
    for (const ids of idBatches(enquiriesAmong(roots))) {
      const rows = await db
        .selectFrom('thread_attachments')
        .innerJoin('thread_mails', 'thread_mails.id', 'thread_attachments.mail_id')
        .select(['enquiry_id', 'at', 'file_name', 'bytes'])
        .where('enquiry_id', 'in', ids)
        .execute();
      for (const { enquiry_id: id, at, file_name, bytes } of rows) {
        const root = { kind: kinds.get(id) ?? 'leads', id };
        found.push({
          kind: 'attachments',
          root,
          at,
          title: file_name,
          details: [{ label: 'Bytes', value: String(bytes) }],
        });
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const ids of idBatches(enquiriesAmong(roots))) {
      const mails = trx.selectFrom('thread_mails').select('id').where('enquiry_id', 'in', ids);
      await trx.deleteFrom('thread_attachments').where('mail_id', 'in', mails).execute();
    }
  },
};

/** Addresses from which mails came back. */
export const personalBounces: PersonalTable = {
  async erase(trx, roots) {
    for (const ids of idBatches(enquiriesAmong(roots))) {
      const addresses = trx.selectFrom('enquiries').select('email_key').where('id', 'in', ids);
      await trx.deleteFrom('bounced_addresses').where('address', 'in', addresses).execute();
    }
  },
};
