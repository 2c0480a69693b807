import { z } from 'zod';
import { REPLY_KEY_MAX, REPLY_MAX, REPLY_SUBJECT_MAX } from '../constants.ts';
import { html, line, requiredLine } from '../fields.ts';
import { listOf, replyOf, writable } from '../sections/section.ts';
import { DELIVERY_STATES } from './delivery.ts';

/** `in`: it came from outside, mostly from the visitor. `out`: staff wrote it in the panel. */
export const MAIL_DIRECTIONS = ['in', 'out'] as const;
export type MailDirection = (typeof MAIL_DIRECTIONS)[number];

/** What kind of mail came in. Nobody is told about an automatic one, and it does not count as an answer. */
export const MAIL_KINDS = ['personal', 'automatic', 'bounce'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Why only the head of a mail is stored. The whole mail stays in the mailbox. */
export const MAIL_OMISSIONS = ['', 'too-large', 'unreadable'] as const;
export type MailOmission = (typeof MAIL_OMISSIONS)[number];

const attachment = replyOf({
  _id: z.string(),
  fileName: z.string(),
  /** As the mail says, which may be wrong. */
  mediaType: z.string(),
  bytes: z.number().int(),
});
export type MailAttachment = z.output<typeof attachment>;

const threadMail = replyOf({
  _id: z.string(),
  direction: z.enum(MAIL_DIRECTIONS),
  kind: z.enum(MAIL_KINDS),
  fromName: z.string(),
  fromAddress: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Sanitised, without pictures; '' for a mail that is only text. */
  html: z.string(),
  text: z.string(),
  omission: z.enum(MAIL_OMISSIONS),
  /** Pictures that were removed, because loading one tells the sender that the mail was read. */
  blockedPictures: z.number().int(),
  /** Attachments that were not kept, because there were too many. */
  droppedAttachments: z.number().int(),
  attachments: listOf(attachment),
  /** When it was sent from the panel, or arrived in the mailbox. */
  at: z.string(),
  /** The delivery of a mail from the panel; '' for others. */
  deliveryId: z.string(),
  /** `returned`: the mail server took it, and later sent it back. '' for a mail that came in. */
  state: z.enum(['', ...DELIVERY_STATES, 'returned']),
  /** What the mail server answered last, or what a mail that came back says. */
  answer: z.string(),
});
export type ThreadMail = z.output<typeof threadMail>;

const snippet = replyOf({ name: z.string(), text: z.string() });

/** What is known of the mailbox in which answers arrive. */
export const mailboxState = replyOf({
  /** `off` without a mailbox, `unread` before the first reading, `failing` while it cannot be read. */
  state: z.enum(['off', 'unread', 'working', 'failing']),
  /** Why the last reading failed, in words and with the answer of the mail server. */
  failure: z.string(),
  /** The end of the last reading; '' if there was none. */
  checkedAt: z.string(),
  /** Whether it is being read at the moment. */
  isReading: z.boolean(),
  /** Mails that belong to no enquiry. They stay in the mailbox; the product keeps only their number. */
  unassigned: z.number().int(),
});
export type MailboxState = z.output<typeof mailboxState>;

/** All mails of an enquiry, and what is needed to answer it. */
export const thread = replyOf({
  enquiryId: z.string(),
  /** What the visitor sent with the form. */
  original: replyOf({
    name: z.string(),
    email: z.string(),
    /** The subject of a message, or the plan of a lead. */
    about: z.string(),
    text: z.string(),
    at: z.string(),
  }),
  /** Oldest first. */
  mails: listOf(threadMail),
  /** The subject of the next reply. */
  subject: z.string(),
  /** Since when the visitor waits for an answer to a mail; '' if nobody does. */
  waitingSince: z.string(),
  /** Why mails to the visitor come back; '' if they do not. */
  bounce: z.string(),
  /** Whether the product can send mail. */
  canSend: z.boolean(),
  mailbox: mailboxState,
  snippets: listOf(snippet),
  /** What stands for `{name}`, `{plan}` and `{agency}` in a snippet. */
  placeholders: replyOf({ name: z.string(), plan: z.string(), agency: z.string() }),
});
export type Thread = z.output<typeof thread>;

export const replyBody = writable({
  html: html('Reply', { max: REPLY_MAX }),
  subject: line('Subject', { max: REPLY_SUBJECT_MAX }),
  /** Made by the browser for each reply: a second request with it sends nothing. */
  key: requiredLine('Key', { min: 8, max: REPLY_KEY_MAX }),
});
