import PostalMime, { type Address, type Email } from 'postal-mime';

/** Header sections are far shorter. What exceeds it is not read. */
export const HEAD_MAX_BYTES = 32 * 1024;
const HEADERS_MAX = { maxHeadersSize: 2 * HEAD_MAX_BYTES };
const RECIPIENTS_MAX = 100;
const IDS_MAX = 50;
const LINE_MAX = 300;
/** In which servers and programs say to which address a mail came. */
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];
const BULK = /^(?:bulk|junk|list|auto_reply)$/i;

/** What the headers of a mail say. */
export interface MailHead {
  messageId: string;
  inReplyTo: string;
  /** The mails that it answers: `In-Reply-To` and `References`. */
  answered: string[];
  fromName: string;
  /** In lower case. */
  fromAddress: string;
  recipients: string[];
  to: string;
  subject: string;
  /** A program wrote it: a note of absence, a newsletter, a receipt. */
  isAutomatic: boolean;
  /** A mail server says what became of a mail. */
  isReport: boolean;
}

/** Reads the headers of a mail, of which `start` is the beginning. */
export async function readMailHead(start: Buffer): Promise<MailHead> {
  return toHead(await PostalMime.parse(headSection(start), HEADERS_MAX));
}

function headSection(start: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => start.indexOf(end)).filter((index) => index >= 0);
  return Buffer.concat([start.subarray(0, Math.min(...ends, HEAD_MAX_BYTES)), Buffer.from('\r\n\r\n')]);
}

export function toHead(mail: Email): MailHead {
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value.trim() ?? '';
  const from = mailboxes([mail.from ?? { name: '', address: '' }])[0];
  const inReplyTo = idsIn(mail.inReplyTo)[0] ?? '';
  const to = mailboxes(mail.to ?? []);
  const others = RECIPIENT_HEADERS.flatMap((name) => addressesIn(mail, name));
  const copies = mailboxes(mail.cc ?? []);
  return {
    messageId: idsIn(mail.messageId)[0] ?? '',
    inReplyTo,
    answered: [...new Set([inReplyTo, ...idsIn(mail.references)])].filter(Boolean).slice(0, IDS_MAX),
    fromName: oneLine(from?.name ?? ''),
    fromAddress: (from?.address ?? '').toLowerCase().slice(0, LINE_MAX),
    recipients: [...to, ...copies].map(({ address }) => address).concat(others).slice(0, RECIPIENTS_MAX), // prettier-ignore
    to: oneLine(to.map(({ address }) => address).join(', ')),
    subject: oneLine(mail.subject ?? ''),
    isAutomatic: isAutomatic(header),
    isReport: /^multipart\/report\b/i.test(header('content-type')),
  };
}

/** RFC 3834, and what programs wrote before it. */
function isAutomatic(header: (name: string) => string): boolean {
  const submitted = header('auto-submitted').toLowerCase();
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    BULK.test(header('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'list-unsubscribe'].some(
      (name) => header(name) !== '',
    ) ||
    header('return-path') === '<>'
  );
}

function mailboxes(addresses: readonly Address[]): { name: string; address: string }[] {
  const all = addresses.slice(0, RECIPIENTS_MAX).flatMap((one) => (one.group ? one.group.slice(0, RECIPIENTS_MAX) : [one])); // prettier-ignore
  return all.map(({ name, address }) => ({ name, address: address.replace(/[\p{Cc}\p{Cf}]/gu, '') }));
}

function addressesIn(mail: Email, name: string): string[] {
  const values = mail.headers.filter(({ key }) => key === name).slice(0, RECIPIENTS_MAX);
  return values.flatMap(({ value }) => value.slice(0, 1000).match(/[^\s<>,;"\p{Cc}]+@[^\s<>,;"\p{Cc}]+/gu) ?? []);
}

function idsIn(value = ''): string[] {
  return value.slice(0, HEAD_MAX_BYTES).match(/<[^<>\s\p{Cc}]{1,300}>/gu) ?? [];
}

/** Without line breaks and other characters that are not shown. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim().slice(0, LINE_MAX); // prettier-ignore
}
