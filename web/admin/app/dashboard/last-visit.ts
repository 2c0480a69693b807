import { useQuery } from '@tanstack/react-query';
import type { SinceLeft } from '#contract/records/audit-entry.ts';
import { query } from '#web/api.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const DAY_MS = 24 * 60 * 60 * 1000;

/** What happened since one was in the panel before this visit, in words; empty on a first visit. */
export function useSinceLeft(): string {
  const { data } = useQuery(query('GET /desk/since'));
  return data ? sinceWords(data) : '';
}

/** 'Since you left yesterday at 17:40: 2 messages, 1 lead, 3 reviews.' */
export function sinceWords({ leftAt, messages, leads, reviews, changes }: SinceLeft, now = new Date()): string {
  if (!leftAt) return '';
  const parts = [
    count(messages, 'message', 'messages'),
    count(leads, 'lead', 'leads'),
    count(reviews, 'review', 'reviews'),
    count(changes, 'change by others', 'changes by others'),
  ].filter(Boolean);
  const left = `Since you left ${momentWords(new Date(leftAt), now)}`;
  return parts.length > 0 ? `${left}: ${parts.join(', ')}.` : `${left} nothing new has arrived.`;
}

function count(many: number, one: string, several: string): string {
  return many === 0 ? '' : `${many} ${many === 1 ? one : several}`;
}

function momentWords(then: Date, now: Date): string {
  const isOn = (day: Date) => then.toDateString() === day.toDateString();
  const at = `at ${clock.format(then)}`;
  if (isOn(now)) return at;
  return isOn(new Date(now.getTime() - DAY_MS))
    ? `yesterday ${at}`
    : `on ${weekday.format(then).replace(',', '')} ${at}`;
}
