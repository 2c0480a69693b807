import type { Kysely } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { changeEnquiry } from '#server/forms/enquiry-rows.ts';
import { isId, newId } from '#server/ids.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { MAIL_SANITIZER_VERSION } from './mail-html.ts';
import type { ParsedMail } from './parse-process.ts';

interface Report extends DeliveryReport {
  at: Date;
  messageIdOfReport: string;
}

const CAME_BACK = 'The mail came back.';

/** Notes which mails of ours came back, as the reports of mail servers say. */
export function openReturnedMails({ transaction }: Pick<Database, 'transaction'>) {
  /** Notes a report; false if it is about none of our mails. */
  async function note(report: Report, parsed: ParsedMail): Promise<boolean> {
    const deliveryId = deliveryOf(report.messageId);
    if (!deliveryId) return false;
    return transaction(async (trx) => {
      const mails = trx.selectFrom('thread_mails').select(['id', 'enquiry_id', 'to_address']);
      const mail = await mails.where('delivery_id', '=', deliveryId).executeTakeFirst();
      const deliveries = trx.selectFrom('deliveries').select('recipient').where('id', '=', deliveryId);
      const delivery = await deliveries.where('channel', '=', 'mail').executeTakeFirst();
      // The address to which we wrote: whoever makes up a report must not mark other addresses.
      const address = (mail?.to_address ?? delivery?.recipient)?.toLowerCase();
      if (address === undefined) return false;
      if (mail) await addToThread(trx, mail, report, parsed);
      if (report.isFailure) await markReturned(trx, { deliveryId, address, report });
      return true;
    });
  }

  return { note };
}

async function addToThread(
  trx: Kysely<Tables>,
  mail: { id: string; enquiry_id: string },
  report: Report,
  { head, text }: ParsedMail,
): Promise<void> {
  const row = {
    ...{ id: newId(), enquiry_id: mail.enquiry_id, message_id: report.messageIdOfReport, client_key: null },
    ...{ delivery_id: null, user_id: null, user_name: '', direction: 'in', in_reply_to: report.messageId },
    ...{ from_name: head.fromName, from_address: head.fromAddress, to_address: head.to, subject: head.subject },
    ...{ html: '', sanitizer_version: MAIL_SANITIZER_VERSION, text, omission: '', at: report.at.toISOString() },
    ...{ delivery_state: '', delivery_answer: report.reason, blocked_pictures: 0, dropped_attachments: 0 },
    kind: report.isFailure ? 'bounce' : 'automatic',
  };
  const insert = trx.insertInto('thread_mails').values(row);
  const stored = await insert.onConflict((conflict) => conflict.column('message_id').doNothing()).executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows === 0n || !report.isFailure) return;
  const reason = report.reason || CAME_BACK;
  const returned = { delivery_state: 'returned', delivery_answer: reason };
  await trx.updateTable('thread_mails').set(returned).where('id', '=', mail.id).execute();
  const changes = { updated_at: new Date().toISOString() };
  const id = mail.enquiry_id;
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

/** The delivery that a Message-ID of ours names, as `messageIdOf` writes it. */
function deliveryOf(messageId: string): string | null {
  const id = messageId.slice(1).split('@')[0] ?? '';
  return isId(id) ? id : null;
}
