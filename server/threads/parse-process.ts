import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { MAIL_ATTACHMENTS_MAX, MAIL_TEXT_MAX } from '#contract/constants.ts';
import { readDeliveryReport, type DeliveryReport } from './delivery-report.ts';
import { toHead, type MailHead } from './mail-head.ts';
import { cleanMailHtml, countRemotePictures, mailText } from './mail-html.ts';

const FILE_NAME_MAX = 200;
const LIMITS = { maxNestingDepth: 40, maxRfc822NestingDepth: 3 };

export interface ParsedAttachment {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
}

/** An incoming mail as the thread stores it. */
export interface ParsedMail {
  head: MailHead;
  html: string;
  text: string;
  blockedPictures: number;
  attachments: ParsedAttachment[];
  droppedAttachments: number;
  /** Of a mail server's report; null for other mails. */
  report: DeliveryReport | null;
}

/** Runs in a process of its own, which ends if a mail takes too long or too much memory. */
async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(source, LIMITS);
  const head = toHead(mail);
  const report = head.isReport ? readDeliveryReport(mail.attachments) : null;
  const files = report ? [] : mail.attachments;
  const html = (mail.html ?? '').replaceAll('\0', '');
  const clean = cleanMailHtml(html);
  return {
    ...{ head, report },
    ...(clean.length <= MAIL_TEXT_MAX ? { html: clean } : { html: '' }),
    text: bodyText(mail).slice(0, MAIL_TEXT_MAX),
    blockedPictures: countRemotePictures(html),
    attachments: files.slice(0, MAIL_ATTACHMENTS_MAX).map(toFile),
    droppedAttachments: Math.max(0, files.length - MAIL_ATTACHMENTS_MAX),
  };
}

function bodyText({ text, html }: Email): string {
  return (text ?? (html ? mailText(html) : '')).replaceAll('\r\n', '\n').replaceAll('\0', '').trim();
}

function toFile({ filename, mimeType, content }: Attachment): ParsedAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return {
    fileName: safeFileName(filename ?? ''),
    mediaType: mimeType.replace(/\p{Cc}/gu, '').slice(0, 100),
    content: bytes,
  };
}

/** No path, no invisible characters (which can hide the ending), and no name that starts with a dot. */
function safeFileName(name: string): string {
  const clean = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  return clean.slice(-FILE_NAME_MAX) || 'attachment';
}

// The server ends this process. A signal from the terminal is for the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (source) => void answer(source as Uint8Array)); // the server sends nothing else

async function answer(source: Uint8Array): Promise<void> {
  const parsed = await parseMail(source);
  process.send?.(parsed, () => process.exit());
}
