import { formatWhen } from './when.ts';

/** When something came, in words that stand by themselves: '38 min ago', 'Yesterday'. */
export function formatAgo(iso: string, now = new Date()): string {
  const when = formatWhen(iso, now);
  return /^\d+ (min|h)$/.test(when) ? `${when} ago` : when;
}
