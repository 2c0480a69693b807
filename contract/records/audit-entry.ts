import { z } from 'zod';
import { listOf, replyOf } from '#contract/sections/section.ts';

/**
 * An audit entry: an action by a member, or a refused login or call. `record` is the id of the record, or the name of a
 * section.
 */
export const auditEntry = replyOf({
  _id: z.string(),
  at: z.string(),
  userId: z.string(),
  /** The name as it was then. */
  userName: z.string(),
  action: z.string(),
  kind: z.string(),
  /** Empty if it concerned many records, such as reordering. */
  record: z.string(),
  title: z.string(),
  /** The change in one word: 'approved', 'won', 'password'; '' if no single word fits. */
  detail: z.string(),
  /** The version of the record that the action made; 0 if it made none. */
  version: z.number().int().default(0),
  /** The names of the fields that a change of content changed. */
  fields: z.array(z.string()).default([]),
  /** The network address and the user agent; '' for callers who are not admins. */
  address: z.string().default(''),
  agent: z.string().default(''),
});
export const auditEntryList = replyOf({ items: listOf(auditEntry) });
/** A person with audit entries, by the name at that time. */
export const auditPerson = replyOf({ _id: z.string(), name: z.string() });

/** The number of open items of a kind, and one of them: when it arrived, changed or is due, and its title. */
const todoFields = { count: z.number().int(), at: z.string().default(''), title: z.string().default('') };
const todoKind = replyOf(todoFields);

/** The open items for staff. Names the oldest submission, the draft edited last and the next scheduled record. */
export const todo = replyOf({
  messages: todoKind,
  leads: todoKind,
  reviews: todoKind,
  /** Open enquiries whose sender answered a mail and waits. */
  replies: todoKind,
  /** Records of the collections that are drafts or scheduled. */
  unpublished: listOf(replyOf({ ...todoFields, collection: z.string(), state: z.enum(['draft', 'scheduled']) })),
});

/** Kinds of submissions that staff answer or decide. */
export const INBOX_KINDS = ['message', 'lead', 'review'] as const;

/**
 * An undecided submission. `about` is the subject of a message or the plan of a lead, `price` the price of that plan
 * in thousands, 0 without one. `stars` is 0 without a rating.
 */
export const inboxEntry = replyOf({
  kind: z.enum(INBOX_KINDS),
  _id: z.string(),
  version: z.number().int(),
  at: z.string(),
  name: z.string(),
  about: z.string(),
  text: z.string(),
  email: z.string(),
  phone: z.string(),
  price: z.number().default(0),
  stars: z.number().int(),
});

/** Submissions by day; `day` is a date: '2026-11-21'. */
export const arrivalDay = replyOf({ day: z.string(), messages: z.number().int(), leads: z.number().int() });

/** Changes since the caller's last visit to the panel, which ended at `leftAt`; '' on a first visit. */
export const sinceLeft = replyOf({
  leftAt: z.string(),
  messages: z.number().int(),
  leads: z.number().int(),
  reviews: z.number().int(),
  /** Changes by others. */
  changes: z.number().int(),
});

/** How many backups are stored. */
export const retention = replyOf({
  nightlyBackups: z.number().int(),
  /** How many backups of each other kind. */
  otherBackups: z.number().int(),
});

export type Retention = z.output<typeof retention>;
export type AuditEntry = z.output<typeof auditEntry>;
export type AuditPerson = z.output<typeof auditPerson>;
export type Todo = z.output<typeof todo>;
export type InboxEntry = z.output<typeof inboxEntry>;
export type TodoKind = z.output<typeof todoKind>;
export type ArrivalDay = z.output<typeof arrivalDay>;
export type SinceLeft = z.output<typeof sinceLeft>;
