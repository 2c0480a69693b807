import { z } from 'zod';
import { listOf, replyOf } from '#contract/sections/section.ts';

/** What somebody of the staff did: `record` is the id of what it was done to, or the name of a section. */
export const auditEntry = replyOf({
  _id: z.string(),
  at: z.string(),
  userId: z.string(),
  /** The name as it was then. */
  userName: z.string(),
  action: z.string(),
  kind: z.string(),
  /** Empty where it was done to many, as putting them in order is. */
  record: z.string(),
  title: z.string(),
  /** The one thing that a change set, in a word: 'approved', 'won'; empty for others. */
  detail: z.string(),
  /** The network address and what the browser called itself; told to admins, '' to others. */
  address: z.string().default(''),
  agent: z.string().default(''),
});
export const auditEntryList = replyOf({ items: listOf(auditEntry) });
/** Somebody of whom there is a trace, by the name of then. */
export const auditPerson = replyOf({ _id: z.string(), name: z.string() });

/** How much of one kind waits, and the one of it that is told: when it came or is due, and what it is called. */
const todoKind = replyOf({ count: z.number().int(), at: z.string().default(''), title: z.string().default('') });

/** What waits for staff. Of what came in the oldest is told, of drafts the one edited last, of scheduled posts the next. */
export const todo = replyOf({
  messages: todoKind,
  leads: todoKind,
  reviews: todoKind,
  posts: todoKind,
  scheduled: todoKind,
  items: todoKind,
  services: todoKind,
});

/** What came in, day by day; `day` is a date: '2026-11-21'. */
export const arrivalDay = replyOf({ day: z.string(), messages: z.number().int(), leads: z.number().int() });

/** What happened since one was here last: `leftAt` is when that was, '' on a first visit. */
export const sinceLeft = replyOf({
  leftAt: z.string(),
  messages: z.number().int(),
  leads: z.number().int(),
  reviews: z.number().int(),
  /** What others changed. */
  changes: z.number().int(),
});

/** How long the product keeps what. */
export const retention = replyOf({
  /** Days after which messages and leads are deleted for good; 0 for never. */
  enquiriesDays: z.number().int(),
  nightlyBackups: z.number().int(),
  /** How many backups of each other kind. */
  otherBackups: z.number().int(),
});

export type Retention = z.output<typeof retention>;
export type AuditEntry = z.output<typeof auditEntry>;
export type AuditPerson = z.output<typeof auditPerson>;
export type Todo = z.output<typeof todo>;
export type TodoKind = z.output<typeof todoKind>;
export type ArrivalDay = z.output<typeof arrivalDay>;
export type SinceLeft = z.output<typeof sinceLeft>;
