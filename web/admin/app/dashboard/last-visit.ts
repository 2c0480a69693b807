import type { ArrivalDay, SinceLeft } from '#contract/records/audit-entry.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const DAY_MS = 24 * 60 * 60 * 1000;

/** 'Since you left yesterday at 17:40: 2 messages, 1 lead, 3 reviews.' Empty on a first visit. */
export function sinceLastVisitText({ leftAt, messages, leads, reviews, changes }: SinceLeft, now = new Date()): string {
  if (!leftAt) return '';
  const parts = [
    countLabel(messages, 'message', 'messages'),
    countLabel(leads, 'lead', 'leads'),
    countLabel(reviews, 'review', 'reviews'),
    countLabel(changes, 'change by others', 'changes by others'),
  ].filter(Boolean);
  const left = `Since you left ${leftAtLabel(new Date(leftAt), now)}`;
  return parts.length > 0 ? `${left}: ${parts.join(', ')}.` : `${left} nothing new has arrived.`;
}

/** 'Arrived today: 2 messages, 1 lead.' Empty on a day without any. */
export function arrivedTodayText(today: ArrivalDay | undefined): string {
  if (!today) return '';
  const parts = [countLabel(today.messages, 'message', 'messages'), countLabel(today.leads, 'lead', 'leads')].filter(
    Boolean,
  );
  return parts.length > 0 ? `Arrived today: ${parts.join(', ')}.` : '';
}

function countLabel(many: number, one: string, several: string): string {
  return many === 0 ? '' : `${many} ${many === 1 ? one : several}`;
}

function leftAtLabel(then: Date, now: Date): string {
  const isOn = (day: Date) => then.toDateString() === day.toDateString();
  const at = `at ${clock.format(then)}`;
  if (isOn(now)) return at;
  return isOn(new Date(now.getTime() - DAY_MS))
    ? `yesterday ${at}`
    : `on ${weekday.format(then).replace(',', '')} ${at}`;
}
