import type { Todo } from '#contract/records/audit-entry.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';
import { numberText } from '#web/admin/texts/language.ts';

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
  return dashboardTexts.goodDay[part === 'night' ? 'evening' : part];
}

/** 'Two people want a proposal, one review waits.' */
export function waitingText({ leads, messages, reviews }: Pick<Todo, 'leads' | 'messages' | 'reviews'>): string {
  const parts = [
    phrase(leads.count, dashboardTexts.proposalsWanted),
    phrase(messages.count, dashboardTexts.messagesUnread),
    phrase(reviews.count, dashboardTexts.reviewsWaiting),
  ].filter(Boolean);
  if (parts.length === 0) return dashboardTexts.nothingIsWaitingForYou;
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function phrase(count: number, waiting: (count: number) => string): string {
  if (count === 0) return '';
  return `${dashboardTexts.smallNumbers[count] ?? numberText(count)} ${waiting(count)}`;
}
