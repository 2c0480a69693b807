import { formatAge } from './format-date.ts';
import * as datesTexts from '#web/admin/texts/dates.ts';

/** The age as a phrase that can stand alone: '38 min ago', 'Yesterday'. */
export function formatAgo(iso: string, now = new Date()): string {
  const when = formatAge(iso, now);
  return /^\d+ (min|h)$/.test(when) ? datesTexts.ago(when) : when;
}

/** A moment or an age inside a sentence: 'just now', 'yesterday', but 'Wed 18 Nov'. */
export function insideSentence(when: string): string {
  const isRelative = datesTexts.relative.some((word) => when.startsWith(word));
  return isRelative ? when.charAt(0).toLowerCase() + when.slice(1) : when;
}
