import { z } from 'zod';
import { listOf, replyOf } from '../sections/section.ts';

/** After how many days the site deletes what a visitor sent; 0 for no fixed time. */
export const publicRetention = replyOf({
  messagesDays: z.number().int(),
  leadsDays: z.number().int(),
  /** Of reviews that are not published. */
  reviewsDays: z.number().int(),
});

/** Why something is deleted soon: its age, its age as spam or as an unpublished review, or its time in the bin. */
export const DELETION_REASONS = ['age', 'spam', 'unpublished', 'bin'] as const;

/** A record that is deleted for good soon. */
export const dueDeletion = replyOf({
  kind: z.enum(['messages', 'leads', 'reviews']),
  _id: z.string(),
  title: z.string(),
  /** When it arrived. */
  at: z.string(),
  dueAt: z.string(),
  reason: z.enum(DELETION_REASONS),
});

/** What the product noted itself and drops soon: how many entries, and when the first one goes. */
export const dueNotes = replyOf({
  kind: z.enum(['deliveries', 'addresses']),
  count: z.number().int(),
  dueAt: z.string(),
});

/**
 * The first of them, the next one to go first, and how many there are; the mails and files that go with them; and what
 * the product noted itself.
 */
export const dueDeletions = replyOf({
  items: listOf(dueDeletion),
  total: z.number().int(),
  mails: z.number().int(),
  attachments: z.number().int(),
  notes: listOf(dueNotes),
});

export type PublicRetention = z.output<typeof publicRetention>;
export type DueDeletionList = z.output<typeof dueDeletions>;
export type DueNotes = z.output<typeof dueNotes>;
export type DueDeletion = z.output<typeof dueDeletion>;
export type DeletionReason = (typeof DELETION_REASONS)[number];
