import type { Kysely } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { changeEnquiry } from '#server/forms/enquiry-rows.ts';
import { isId, newId } from '#server/ids.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { isFlooded } from './flood-limit.ts';
import { MAIL_SANITIZER_VERSION } from './mail-html.ts';
import type { ParsedMail } from './parse-process.ts';

/** A mail with a report. */
interface ReportMail {
  at: Date;
  messageId: string;
}

interface Report extends DeliveryReport, ReportMail {
  /** The Message-ID of our mail. */
  about: string;
}

const CAME_BACK = 'The mail came back.';
const NO_REASON = 'A mail server sent a report.';
/** Characters of a report that the thread shows. */
const TEXT_MAX = 4000;
/** Message-IDs of ours that a report may contain. */
const NAMED_MAX = 20;

/** Notes which mails of ours came back, as the reports of mail servers say. */
export function openReturnedMails({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  /** Whether a mail contains the Message-ID of a mail of ours, as `messageIdOf` writes it. */
  async function isNamedIn(content: Buffer): Promise<boolean> {
    const named = [...content.toString('latin1').matchAll(/<([0-9a-f-]{36})@/g)].map(([, id = '']) => id);
    const ids = [...new Set(named.filter(isId))].slice(0, NAMED_MAX);
    if (ids.length === 0) return false;
    const mails = db.selectFrom('thread_mails').select('id').where('delivery_id', 'in', ids);
    const deliveries = db.selectFrom('deliveries').select('id').where('id', 'in', ids);
    return Boolean((await mails.executeTakeFirst()) ?? (await deliveries.executeTakeFirst()));
  }

  /** Notes a report; false if it is about none of our mails. */
  async function note(parsed: ParsedMail, mail: ReportMail): Promise<boolean> {
    const deliveryId = deliveryOf(parsed.report?.messageId ?? '');
    if (!parsed.report || !deliveryId) return false;
    const report = { ...parsed.report, ...mail, about: parsed.report.messageId };
    return transaction(async (trx) => {
      const mails = trx.selectFrom('thread_mails').select(['id', 'enquiry_id', 'message_id', 'to_address']);
      const sent = await mails.where('delivery_id', '=', deliveryId).executeTakeFirst();
      const deliveries = trx.selectFrom('deliveries').select('recipient').where('id', '=', deliveryId);
      const delivery = await deliveries.where('channel', '=', 'mail').executeTakeFirst();
      // The address to which we wrote: whoever makes up a report must not mark other addresses.
      const address = (sent?.to_address ?? delivery?.recipient)?.toLowerCase();
      if (address === undefined) return false;
      if (sent) await addToThread(trx, sent, { ...report, about: sent.message_id }, parsed);
      if (report.isFailure) await markReturned(trx, { deliveryId, address, report });
      return true;
    });
  }

  return { isNamedIn, note };
}

/** Adds the first report of each kind about a mail. Anybody who got that mail can make up more of them. */
async function addToThread(
  trx: Kysely<Tables>,
  sent: { id: string; enquiry_id: string },
  report: Report,
  { head, text }: ParsedMail,
): Promise<void> {
  const kind = report.isFailure ? 'bounce' : 'automatic';
  const reason = report.reason || (report.isFailure ? CAME_BACK : NO_REASON);
  const reports = trx.selectFrom('thread_mails').select('id').where('in_reply_to', '=', report.about);
  // Of incoming mails, only a report has an answer.
  const same = reports.where('direction', '=', 'in').where('kind', '=', kind).where('delivery_answer', '<>', '');
  if (await same.executeTakeFirst()) return;
  if (await isFlooded(trx, sent.enquiry_id, report.at)) return;
  const row = {
    ...{ id: newId(), enquiry_id: sent.enquiry_id, message_id: report.messageId, client_key: null, kind },
    ...{ delivery_id: null, user_id: null, user_name: '', direction: 'in', in_reply_to: report.about },
    ...{ from_name: head.fromName, from_address: head.fromAddress, to_address: head.to, subject: head.subject },
    ...{ html: '', sanitizer_version: MAIL_SANITIZER_VERSION, omission: '', at: report.at.toISOString() },
    ...{ delivery_state: '', delivery_answer: reason, blocked_pictures: 0, dropped_attachments: 0 },
    text: text.slice(0, TEXT_MAX),
  };
  const insert = trx.insertInto('thread_mails').values(row);
  const stored = await insert.onConflict((conflict) => conflict.column('message_id').doNothing()).executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows === 0n || !report.isFailure) return;
  const returned = { delivery_state: 'returned', delivery_answer: reason };
  await trx.updateTable('thread_mails').set(returned).where('id', '=', sent.id).execute();
  const changes = { updated_at: new Date().toISOString() };
  const id = sent.enquiry_id;
  await changeEnquiry(trx as Parameters<typeof changeEnquiry>[0], { id, changes, events: [{ event: 'bounced', detail: reason }] }); // prettier-ignore
}

interface Returned {
  deliveryId: string;
  address: string;
  report: Report;
}

async function markReturned(trx: Kysely<Tables>, { deliveryId, address, report }: Returned): Promise<void> {
  const reason = report.reason || CAME_BACK;
  const answer = { last_answer: report.reason ? `${CAME_BACK} ${report.reason}` : CAME_BACK };
  await trx.updateTable('deliveries').set(answer).where('id', '=', deliveryId).execute();
  const row = { address, bounced_at: report.at.toISOString(), reason };
  await trx
    .insertInto('bounced_addresses')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ bounced_at: row.bounced_at, reason }))
    .execute();
}

/** The delivery that a Message-ID of ours names. */
function deliveryOf(messageId: string): string | null {
  const id = messageId.slice(1).split('@')[0] ?? '';
  return isId(id) ? id : null;
}
