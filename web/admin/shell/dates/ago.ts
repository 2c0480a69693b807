import { formatAge } from './format-date.ts';

/** The age as a phrase that can stand alone: '38 min ago', 'Yesterday'. */
export function formatAgo(iso: string, now = new Date()): string {
  const when = formatAge(iso, now);
  return /^\d+ (min|h)$/.test(when) ? `${when} ago` : when;
}
