import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MAIL_MAX_BYTES } from '#contract/constants.ts';
import type { MailKind, MailOmission } from '#contract/records/thread.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { changeEnquiry } from '#server/forms/enquiry-rows.ts';
import { newId } from '#server/ids.ts';
import { newAttachmentName } from '#server/media/attachment-names.ts';
import type { Storage } from '#server/media/storage.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import { openReturnedMails } from './returned-mails.ts';
import { findSource, type ChangeRecords, type EnquirySource } from './enquiry-source.ts';
import { isFlooded } from './flood-limit.ts';
import { MAIL_SANITIZER_VERSION } from './mail-html.ts';
import { readMailHead, type MailHead } from './mail-head.ts';
import { parseMail } from './parse-mail.ts';
import type { ParsedAttachment, ParsedMail } from './parse-process.ts';
import type { ReplyTokens } from './reply-token.ts';

/** Reports are small. A larger one is an ordinary mail. */
const REPORT_MAX_BYTES = 256 * 1024;
const REPORT_PARSE_MAX_MS = 5000;
/** Characters of a mail in its event. */
const EVENT_TEXT_MAX = 4000;

/** A mail in the mailbox. */
export interface FoundMail {
  bytes: number;
  /** When the mail server received it. */
  receivedAt: Date;
  /** Its first bytes, with the headers. */
  start: Buffer;
  /** The whole mail. */
  load: () => Promise<Buffer>;
}

/** One reading of a mailbox. */
export interface Reading {
  /** The email of the mailbox. */
  mailbox: string;
  /** How many reports are still looked into: answers must not wait behind any number of them. */
  reportsLeft: number;
}

interface Parts {
  database: Database;
  storage: Storage;
  tokens: ReplyTokens;
  changeRecords: ChangeRecords;
  parse?: typeof parseMail;
}

interface StoredFile {
  file: ParsedAttachment;
  storedName: string;
}

/** Stores the mails that belong to enquiries. */
export function openIncoming({ database, storage, tokens, changeRecords, parse = parseMail }: Parts) {
  const { db } = database;
  const returned = openReturnedMails(database);

  /**
   * Stores a mail of a mailbox in its thread; false if it belongs to none. Without `isReadable` its content is not
   * looked at: earlier attempts failed.
   */
  async function receive(mail: FoundMail, reading: Reading, isReadable = true): Promise<boolean> {
    const head = await readMailHead(mail.start);
    const messageId = head.messageId || madeUpId(mail.start);
    if (await isKnown(messageId)) return true;
    const report = head.isReport && isReadable ? await readReport(mail, reading) : null;
    if (report && (await returned.note(report, { at: mail.receivedAt, messageId }))) return true;
    const source = await sourceOf(head, reading.mailbox);
    if (!source || (await isFlooded(db, source.id, mail.receivedAt))) return false;
    const canParse = isReadable && mail.bytes <= MAIL_MAX_BYTES;
    const parsed = report ?? (canParse ? await parse(await mail.load()) : null);
    await store(source, { mail, messageId, mailbox: reading.mailbox, head, parsed });
    return true;
  }

  /** Reads a report about a mail of ours. Anybody can send reports, so that others are not worth the time. */
  async function readReport(mail: FoundMail, reading: Reading): Promise<ParsedMail | null> {
    if (mail.bytes > REPORT_MAX_BYTES || reading.reportsLeft <= 0) return null;
    const content = await mail.load();
    if (!(await returned.isNamedIn(content))) return null;
    reading.reportsLeft -= 1;
    return parse(content, REPORT_PARSE_MAX_MS);
  }

  async function isKnown(messageId: string): Promise<boolean> {
    const known = db.selectFrom('thread_mails').select('id').where('message_id', '=', messageId);
    return (await known.executeTakeFirst()) !== undefined;
  }

  /** The enquiry that the token names; else the one whose mail its sender answers. */
  async function sourceOf(head: MailHead, mailbox: string): Promise<EnquirySource | null> {
    const named = tokens.enquiryOf(mailbox, head.recipients);
    const id = named ?? (await enquiryAnswered(head));
    const source = id ? await findSource(db, id) : null;
    // A merged enquiry is shown inside another one.
    return source?.mergedInto ? findSource(db, source.mergedInto) : source;
  }

  async function enquiryAnswered({ answered, fromAddress }: MailHead): Promise<string | null> {
    if (answered.length === 0 || fromAddress === '') return null;
    const found = await db
      .selectFrom('thread_mails')
      .innerJoin('enquiries', 'enquiries.id', 'thread_mails.enquiry_id')
      .select('enquiry_id')
      .where('direction', '=', 'out')
      .where('message_id', 'in', answered)
      .where('email_key', '=', fromAddress)
      .executeTakeFirst();
    return found?.enquiry_id ?? null;
  }

  interface Arrived {
    mail: FoundMail;
    messageId: string;
    mailbox: string;
    head: MailHead;
    /** Null if it is too large, or cannot be read within the limits. */
    parsed: ParsedMail | null;
  }

  async function store(source: EnquirySource, { mail, messageId, mailbox, head, parsed }: Arrived): Promise<void> {
    const files = (parsed?.attachments ?? []).map((file) => ({ file, storedName: newAttachmentName() }));
    const kind: MailKind = head.isAutomatic || head.isReport || head.fromAddress === mailbox ? 'automatic' : 'personal';
    const omission: MailOmission = parsed ? '' : mail.bytes > MAIL_MAX_BYTES ? 'too-large' : 'unreadable';
    const row = {
      ...mailColumns(head, parsed),
      ...{ id: newId(), enquiry_id: source.id, message_id: messageId, kind, omission },
      at: mail.receivedAt.toISOString(),
    };
    const write = async (trx: Transaction<Tables>) => {
      const insert = trx.insertInto('thread_mails').values(row);
      const stored = await insert
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .executeTakeFirst();
      if (stored.numInsertedOrUpdatedRows === 0n) return; // another process was faster
      await insertFiles(trx, row.id, files);
      if (kind === 'personal') await markWaiting(trx, source, row);
    };
    const reopens = kind === 'personal' && source.isDone && source.kind === 'messages';
    try {
      for (const { file, storedName } of files) await storage.write(storedName, Buffer.from(file.content));
      if (reopens) await changeRecords.messages(source.id, { isDone: false }, write);
      else await database.transaction(write);
    } catch (error) {
      await removeUnused(files, row.id).catch(() => undefined); // a daily job removes what is left
      throw error;
    }
  }

  /** Removes the files of a mail that was not stored: its next attempt writes them again. */
  async function removeUnused(files: readonly StoredFile[], mailId: string): Promise<void> {
    const stored = db.selectFrom('thread_mails').select('id').where('id', '=', mailId);
    if (await stored.executeTakeFirst()) return;
    for (const { storedName } of files) await storage.remove(storedName);
  }

  return { receive };
}

/** The columns that follow from the mail itself. */
function mailColumns(head: MailHead, parsed: ParsedMail | null) {
  return {
    ...{ client_key: null, delivery_id: null, user_id: null, user_name: '', direction: 'in' },
    ...{ in_reply_to: head.inReplyTo, from_name: head.fromName, from_address: head.fromAddress },
    ...{ to_address: head.to, subject: head.subject, html: parsed?.html ?? '', text: parsed?.text ?? '' },
    ...{ sanitizer_version: MAIL_SANITIZER_VERSION, delivery_state: '', delivery_answer: '' },
    blocked_pictures: parsed?.blockedPictures ?? 0,
    dropped_attachments: parsed?.droppedAttachments ?? 0,
  };
}

async function insertFiles(trx: Transaction<Tables>, mail_id: string, files: readonly StoredFile[]): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ file, storedName }, position) => ({
    ...{ id: newId(), mail_id, position, file_name: file.fileName, media_type: file.mediaType },
    ...{ bytes: file.content.byteLength, stored_name: storedName },
  }));
  await trx.insertInto('thread_attachments').values(rows).execute();
}

interface ArrivedRow {
  id: string;
  at: string;
  from_name: string;
  from_address: string;
  subject: string;
  text: string;
}

/** The visitor waits for an answer: the enquiry is open again, and people are told. */
async function markWaiting(trx: Transaction<Tables>, { id, waitingSince }: EnquirySource, mail: ArrivedRow) {
  const { from_name, from_address, subject, text, at } = mail;
  const changes = { updated_at: new Date().toISOString(), waiting_since: waitingSince ?? at, done_at: null };
  await changeEnquiry(trx, { id, changes, events: [{ event: 'reply-received', detail: subject }] });
  await trx.deleteFrom('bounced_addresses').where('address', '=', from_address).execute();
  const data = {
    mailId: mail.id,
    name: from_name,
    email: from_address,
    subject,
    message: text.slice(0, EVENT_TEXT_MAX),
  };
  await publishEvent(trx, { type: 'reply.received', recordId: id, data });
}

/** For a mail without a Message-ID: the same mail gets the same one. */
function madeUpId(start: Buffer): string {
  return `<${createHash('sha256').update(start).digest('hex')}@without-id>`;
}
