import type { Todo } from '#contract/records/audit-entry.ts';

/** The part of the day, which also colours the sky over the dashboard. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

export function dayPart(now: Date): DayPart {
  const hour = now.getHours();
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 11) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** 'Good evening.' */
export function greeting(now: Date): string {
  const part = dayPart(now);
  return `Good ${part === 'night' ? 'evening' : part}.`;
}

/** 'Two people want a proposal, one review waits.' */
export function waitingText({ leads, messages, reviews }: Pick<Todo, 'leads' | 'messages' | 'reviews'>): string {
  const parts = [
    phrase(leads.count, 'person wants a proposal', 'people want a proposal'),
    phrase(messages.count, 'message is unread', 'messages are unread'),
    phrase(reviews.count, 'review waits', 'reviews wait'),
  ].filter(Boolean);
  if (parts.length === 0) return 'Nothing is waiting for you.';
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function phrase(count: number, one: string, several: string): string {
  if (count === 0) return '';
  return `${WORDS[count] ?? count.toLocaleString('en-GB')} ${count === 1 ? one : several}`;
}
