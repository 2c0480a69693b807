import type { Selectable } from 'kysely';
import type { MailKind, MailboxState, MailOmission, Thread, ThreadMail } from '#contract/records/thread.ts';
import type { Database } from '#server/db/open.ts';
import type { ThreadAttachmentsTable, ThreadMailsTable } from '#server/db/tables.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { requireSource } from './enquiry-source.ts';
import { cleanMailHtml, MAIL_SANITIZER_VERSION } from './mail-html.ts';
import { replySubject } from './reply-subject.ts';

interface Parts {
  database: Database;
  mailSetup: ReadMailSetup;
  readMailboxState: () => Promise<MailboxState>;
  siteSettings: Pick<SiteSettings, 'get'>;
  /** The name of the agency. */
  agency: () => Promise<string>;
}

type MailRow = Selectable<ThreadMailsTable> & { live_state: string | null; live_answer: string | null };

/** Reads the mails of an enquiry, with those of the enquiries that are merged into it. */
export function openThreads({ database: { db }, mailSetup, readMailboxState, siteSettings, agency }: Parts) {
  return async function readThread(id: string): Promise<Thread> {
    const source = await requireSource(db, id);
    const [mails, mailbox, setup, bounced, { snippets }, brand] = await Promise.all([
      readMails(id),
      readMailboxState(),
      mailSetup(),
      db.selectFrom('bounced_addresses').selectAll().where('address', '=', source.email.toLowerCase()).execute(),
      siteSettings.get('replies'),
      agency(),
    ]);
    const { name, email, about, text, createdAt } = source;
    return {
      enquiryId: id,
      original: { name, email, about, text, at: createdAt },
      mails,
      subject: replySubject(source, mails),
      waitingSince: source.waitingSince ?? '',
      bounce: bounced[0]?.reason ?? '',
      canSend: setup !== null,
      mailbox,
      snippets,
      placeholders: { name, plan: source.kind === 'leads' ? about : '', agency: brand },
    };
  };

  async function readMails(id: string): Promise<ThreadMail[]> {
    const merged = db.selectFrom('enquiries').select('id').where('merged_into', '=', id);
    const rows = await db
      .selectFrom('thread_mails')
      .leftJoin('deliveries', 'deliveries.id', 'thread_mails.delivery_id')
      .selectAll('thread_mails')
      .select(['deliveries.state as live_state', 'deliveries.last_answer as live_answer'])
      .where((eb) => eb.or([eb('enquiry_id', '=', id), eb('enquiry_id', 'in', merged)]))
      // As the thread learned of them: the times of a mail server have seconds only, and a clock of their own.
      .orderBy('thread_mails.id')
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const files = db.selectFrom('thread_attachments').selectAll().where('mail_id', 'in', ids).orderBy('position');
    const byMail = Map.groupBy(await files.execute(), ({ mail_id }) => mail_id);
    return rows.map((row) => toMail(row, byMail.get(row.id) ?? []));
  }
}

function toMail(row: MailRow, files: Selectable<ThreadAttachmentsTable>[]): ThreadMail {
  const isReturned = row.delivery_state === 'returned';
  const state = isReturned ? row.delivery_state : (row.live_state ?? row.delivery_state);
  return {
    _id: row.id,
    direction: row.direction === 'out' ? 'out' : 'in',
    kind: row.kind as MailKind, // only these are written, also below
    fromName: row.from_name,
    fromAddress: row.from_address,
    to: row.to_address,
    subject: row.subject,
    html: row.sanitizer_version === MAIL_SANITIZER_VERSION ? row.html : cleanMailHtml(row.html),
    text: row.text,
    omission: row.omission as MailOmission,
    blockedPictures: row.blocked_pictures,
    droppedAttachments: row.dropped_attachments,
    attachments: files.map((file) => ({
      ...{ _id: file.id, fileName: file.file_name, mediaType: file.media_type, bytes: file.bytes },
    })),
    at: row.at,
    deliveryId: row.live_state === null ? '' : (row.delivery_id ?? ''),
    state: state as ThreadMail['state'],
    answer: isReturned ? row.delivery_answer : (row.live_answer ?? row.delivery_answer),
  };
}
