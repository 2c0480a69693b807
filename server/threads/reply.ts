import type { Kysely, Transaction } from 'kysely';
import { rules } from '#contract/rule-texts.ts';
import { replyTexts } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { changeEnquiry } from '#server/forms/enquiry-rows.ts';
import { authorColumns, currentAuthor } from '#server/history/author.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { messageIdOf } from '#server/mail/mail-channel.ts';
import type { MailSetup, ReadMailSetup } from '#server/mail/mail-setup.ts';
import { enqueueMail, type MailContent } from '#server/outbox/enqueue.ts';
import { requireSource, type ChangeRecords, type EnquirySource } from './enquiry-source.ts';
import { cleanMailHtml, MAIL_SANITIZER_VERSION, mailText } from './mail-html.ts';
import { senderAddress, type ReadMailboxSetup } from './mailbox-setup.ts';
import { replySubject } from './reply-subject.ts';
import type { ReplyTokens } from './reply-token.ts';
import { absoluteLinks, withQuote } from './reply-content.ts';

/** Message-IDs of the thread that a reply names. */
const REFERENCES_MAX = 20;

interface Parts {
  database: Database;
  siteUrl: string;
  mailSetup: ReadMailSetup;
  mailboxSetup: ReadMailboxSetup;
  tokens: ReplyTokens;
  changeRecords: ChangeRecords;
}

export interface NewReply {
  html: string;
  /** '' for the subject that follows from the thread. */
  subject: string;
  /** Made by the browser: a second reply with it is not sent. */
  key: string;
}

/** Sends replies of staff to the senders of enquiries. */
export function openReplies({ database, siteUrl, mailSetup, mailboxSetup, tokens, changeRecords }: Parts) {
  /** Stores a reply, its mail in the outbox, and what it means for the enquiry, in one transaction. */
  async function send(id: string, { html, subject, key }: NewReply): Promise<void> {
    const source = await requireSource(database.db, id);
    const setup = await requireSetup(source);
    const clean = cleanMailHtml(html);
    const text = mailText(absoluteLinks(clean, siteUrl));
    if (text === '') throw invalidInput([{ path: ['html'], message: rules.required('Reply') }]);
    const replyTo = await replyAddress(source, setup);
    const store = async (trx: Transaction<Tables>) => {
      const client_key = `${id}:${key}`;
      const earlier = trx.selectFrom('thread_mails').select('id').where('client_key', '=', client_key);
      if (await earlier.executeTakeFirst()) return;
      const thread = await threadOf(trx, id);
      const answered = thread.findLast(({ direction }) => direction === 'in') ?? thread.at(-1);
      const mail: MailContent = {
        to: source.email,
        subject: subject || replySubject(source, thread),
        ...withQuote({ html: absoluteLinks(clean, siteUrl), text }, quoteOf(source, thread)),
        ...(replyTo && { replyTo }),
        ...(answered && { inReplyTo: answered.message_id }),
        references: thread.map(({ message_id }) => message_id).slice(-REFERENCES_MAX),
      };
      const record = { kind: source.kind, id };
      const deliveryId = await enqueueMail(trx, mail, { purpose: 'reply', key: `reply:${client_key}`, record });
      if (deliveryId === null) return; // the same reply, from another process
      const own = { client_key, delivery_id: deliveryId, html: clean, text, in_reply_to: mail.inReplyTo ?? '' };
      await insertReply(trx, { enquiry_id: id, subject: mail.subject, to_address: source.email, ...own }, setup);
      await markAnswered(trx, source, mail.subject);
    };
    if (source.kind === 'leads' && source.stage === 'new') await changeRecords.leads(id, { stage: 'contacted' }, store);
    else await database.transaction(store);
  }

  async function requireSetup({ email }: EnquirySource): Promise<MailSetup> {
    const setup = await mailSetup();
    if (!setup) throw new Failure('invalid', { message: replyTexts.noMail });
    if (email === '') throw new Failure('invalid', { message: replyTexts.noAddress });
    return setup;
  }

  /** Where the answer goes: the mailbox, with a token if there is room. Without a mailbox, to the sender. */
  async function replyAddress({ id }: EnquirySource, { from }: MailSetup) {
    const mailbox = await mailboxSetup();
    if (!mailbox?.address) return null;
    return { name: senderName(from), address: tokens.addressFor(mailbox.address, id) ?? mailbox.address };
  }

  return { send };
}

async function markAnswered(trx: Transaction<Tables>, { id, kind, stage }: EnquirySource, subject: string) {
  const current = trx.selectFrom('enquiries').select('first_answer_at').where('id', '=', id);
  const { first_answer_at } = await current.executeTakeFirstOrThrow();
  const updated_at = new Date().toISOString();
  const changes = {
    ...{ updated_at, waiting_since: null, first_answer_at: first_answer_at ?? updated_at },
    ...(kind === 'messages' && stage === 'new' && { stage: 'contacted' }),
  };
  await changeEnquiry(trx, { id, changes, events: [{ event: 'replied', detail: subject }] });
}

interface ReplyColumns {
  enquiry_id: string;
  client_key: string;
  delivery_id: string;
  subject: string;
  to_address: string;
  html: string;
  text: string;
  in_reply_to: string;
}

async function insertReply(trx: Kysely<Tables>, columns: ReplyColumns, { from }: MailSetup): Promise<void> {
  const row = {
    ...{ id: newId(), ...columns, ...authorColumns(), direction: 'out', kind: 'personal', omission: '' },
    ...{ message_id: messageIdOf(columns.delivery_id, from), from_address: senderAddress(from) },
    from_name: currentAuthor()?.name ?? senderName(from),
    ...{ at: new Date().toISOString(), sanitizer_version: MAIL_SANITIZER_VERSION },
    ...{ delivery_state: 'queued', delivery_answer: '', blocked_pictures: 0, dropped_attachments: 0 },
  };
  await trx.insertInto('thread_mails').values(row).execute();
}

function threadOf(trx: Kysely<Tables>, id: string) {
  const mails = trx.selectFrom('thread_mails').selectAll().where('enquiry_id', '=', id).where('kind', '=', 'personal');
  return mails.orderBy('id').execute();
}

/** What the reply quotes: the newest mail of the visitor, else what came with the form. */
function quoteOf(source: EnquirySource, thread: Awaited<ReturnType<typeof threadOf>>) {
  const mail = thread.findLast(({ direction }) => direction === 'in');
  if (mail) return { name: mail.from_name || mail.from_address, at: mail.at, html: mail.html, text: mail.text };
  return { name: source.name || source.email, at: source.createdAt, html: '', text: source.text };
}

function senderName(from: string): string {
  return /^(.*)<[^<>]+>\s*$/.exec(from)?.[1]?.trim() ?? '';
}
