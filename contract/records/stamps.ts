import { z } from 'zod';
import { listOf, replyOf } from '../sections/section.ts';

/** What the server keeps for every record: its sortable id, its version and when it was made and last changed. */
export const stamps = {
  _id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** One page of a list: `page` is from 1, past the last one it is empty; `total` is how many there are on all pages. */
export function pageOf<const E extends z.ZodType>(element: E) {
  return {
    items: listOf(element),
    page: z.number(),
    totalPages: z.number(),
    total: z.number(),
    limit: z.number(),
  };
}

/** Whether what a visitor sent is probably not meant seriously, and why: keys of SUSPICIONS. */
export const spamFields = {
  isSuspect: z.boolean().default(false),
  suspicions: z.array(z.string()).default([]),
};

/** What staff set of what came in: its status, and whether it is marked. */
export function inboxUpdate<S extends z.ZodType>(status: S, message: string) {
  const given = z.object({ status: status.optional(), isSuspect: z.boolean().optional() });
  return given.refine((sent) => sent.status !== undefined || sent.isSuspect !== undefined, {
    path: ['status'],
    error: message,
  });
}

/** How many of the records found there are in all and in each state; told to staff alone. */
export function stateCounts<const S extends readonly string[]>(states: S) {
  const names: readonly ('all' | S[number])[] = ['all', ...states];
  return replyOf(Object.fromEntries(names.map((name) => [name, z.number()])) as Record<'all' | S[number], z.ZodNumber>); // one for each name
}
