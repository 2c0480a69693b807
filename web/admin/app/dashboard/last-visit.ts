import type { ArrivalDay, SinceLeft } from '#contract/records/audit-entry.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';
import { LOCALE } from '#web/admin/texts/language.ts';

const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', month: 'short' });
const DAY_MS = 24 * 60 * 60 * 1000;

/** 'Since you left yesterday at 17:40: 2 messages, 1 lead, 3 reviews.' Empty on a first visit. */
export function sinceLastVisitText({ leftAt, messages, leads, reviews, changes }: SinceLeft, now = new Date()): string {
  if (!leftAt) return '';
  const parts = [
    messages > 0 && dashboardTexts.messageCount(messages),
    leads > 0 && dashboardTexts.leadCount(leads),
    reviews > 0 && dashboardTexts.reviewCount(reviews),
    changes > 0 && dashboardTexts.changesByOthers(changes),
  ].filter(Boolean);
  const left = dashboardTexts.sinceYouLeft(leftAtLabel(new Date(leftAt), now));
  return parts.length > 0
    ? dashboardTexts.arrivedSince(left, parts.join(', '))
    : dashboardTexts.nothingNewHasArrived(left);
}

/** 'Arrived today: 2 messages, 1 lead.' Empty on a day without any. */
export function arrivedTodayText(today: ArrivalDay | undefined): string {
  if (!today) return '';
  const { messages, leads } = today;
  const parts = [
    messages > 0 && dashboardTexts.messageCount(messages),
    leads > 0 && dashboardTexts.leadCount(leads),
  ].filter(Boolean);
  return parts.length > 0 ? dashboardTexts.arrivedToday(parts.join(', ')) : '';
}

function leftAtLabel(then: Date, now: Date): string {
  const isOn = (day: Date) => then.toDateString() === day.toDateString();
  const at = dashboardTexts.at(clock.format(then));
  if (isOn(now)) return at;
  return isOn(new Date(now.getTime() - DAY_MS))
    ? dashboardTexts.yesterday(at)
    : dashboardTexts.on(weekday.format(then).replace(',', ''), at);
}
