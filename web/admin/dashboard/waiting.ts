import { formatAgo } from '../inbox/ago.ts';

/** One kind of work that waits. */
export interface Waiting {
  title: string;
  count: number;
  /** Where it is done, below the panel's base. */
  to: string;
  /** Its oldest or next item. */
  detail: string;
}

interface Arrived {
  createdAt: string;
}

/** The oldest of those that wait, or the newest where there are too many to know; `found` is newest first. */
export function ageOf<T extends Arrived>(
  found: readonly T[],
  count: number,
  nameOf: (one: T) => string,
  now = new Date(),
): string {
  const isAll = count <= found.length;
  const told = isAll ? found.at(-1) : found[0];
  if (!told) return '';
  const word = found.length === 1 && isAll ? 'From' : isAll ? 'Oldest from' : 'Latest from';
  return `${word} ${inSentence(formatAgo(told.createdAt, now))}, ${nameOf(told)}`;
}

/** What a draft is called and when it was last worked on. */
export function draftWords(
  thing: string,
  draft: { title: string; updatedAt: string } | undefined,
  now = new Date(),
): string {
  if (!draft) return '';
  return `${draft.title ? `“${draft.title}”` : `A ${thing} without a title`}, edited ${inSentence(formatAgo(draft.updatedAt, now))}`;
}

function inSentence(ago: string): string {
  return /^(Just now|Yesterday)$/.test(ago) ? ago.toLowerCase() : ago;
}
