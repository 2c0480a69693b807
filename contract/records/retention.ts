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

/** The first of them, the next one to go first, and how many there are. */
export const dueDeletions = replyOf({ items: listOf(dueDeletion), total: z.number().int() });

export type PublicRetention = z.output<typeof publicRetention>;
export type DueDeletion = z.output<typeof dueDeletion>;
export type DeletionReason = (typeof DELETION_REASONS)[number];
