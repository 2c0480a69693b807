import { z } from 'zod';
import { listOf, replyOf } from './section.ts';

/** Fields that the server sets for every record: a sortable id, the version, and when it was created and last changed. */
export const stamps = {
  _id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/**
 * One page of a list. `page` starts at 1; pages past the last one are empty. `total` counts the records of all pages.
 */
export function pageOf<const E extends z.ZodType>(element: E) {
  return {
    items: listOf(element),
    page: z.number(),
    totalPages: z.number(),
    total: z.number(),
    limit: z.number(),
  };
}

/** Whether a submission is probably spam, and why: keys of SPAM_SIGNALS. */
export const spamFields = {
  isSuspect: z.boolean().default(false),
  suspicions: z.array(z.string()).default([]),
};

/** The fields of a submission that staff set: its status, and whether it is spam. */
export function inboxUpdate<S extends z.ZodType>(status: S, message: string) {
  const update = z.object({ status: status.optional(), isSuspect: z.boolean().optional() });
  return update.refine((sent) => sent.status !== undefined || sent.isSuspect !== undefined, {
    path: ['status'],
    error: message,
  });
}

/** The number of records found, in total and by status. Only staff get it. */
export function stateCounts<const S extends readonly string[]>(states: S) {
  const names: readonly ('all' | S[number])[] = ['all', ...states];
  return replyOf(Object.fromEntries(names.map((name) => [name, z.number()])) as Record<'all' | S[number], z.ZodNumber>); // one for each name
}
