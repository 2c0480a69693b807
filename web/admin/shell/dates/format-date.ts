import * as datesTexts from '#web/admin/texts/dates.ts';
import { LOCALE } from '#web/admin/texts/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', month: 'short' });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const dated = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });
const full = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'short' });

/** The age in short: '38 min', '3 h' on the same day, 'Yesterday', 'Wed 18 Nov', '2 Jan 2025' in another year. */
export function formatAge(iso: string, now = new Date()): string {
  const then = new Date(iso);
  const age = now.getTime() - then.getTime();
  if (Number.isNaN(age)) return '';
  if (age < MINUTE) return datesTexts.justNow;
  if (age < HOUR) return datesTexts.minutesShort(Math.floor(age / MINUTE));
  if (startOfDate(then) === startOfDate(now)) return datesTexts.hoursShort(Math.floor(age / HOUR));
  if (startOfDate(then) === startOfDate(new Date(now.getTime() - DAY))) return datesTexts.yesterday;
  return (then.getFullYear() === now.getFullYear() ? weekday : dated).format(then).replace(',', '');
}

/** A day, with the time if it is today or in the future: 'Mon 23 Nov, 09:00', '14 Nov', '2 Jan 2025'. */
export function formatMoment(iso: string, now = new Date()): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return '';
  if (startOfDate(then) === startOfDate(now)) return datesTexts.today(clock.format(then));
  if (then > now) return `${weekday.format(then).replace(',', '')}, ${clock.format(then)}`;
  return (then.getFullYear() === now.getFullYear() ? day : dated).format(then);
}

/** A day as a heading: 'Today', 'Yesterday', 'Wed 18 Nov', '2 Jan 2025'. */
export function formatDay(iso: string, now = new Date()): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return '';
  if (startOfDate(then) === startOfDate(now)) return datesTexts.todayLabel;
  if (startOfDate(then) === startOfDate(new Date(now.getTime() - DAY))) return datesTexts.yesterday;
  return (then.getFullYear() === now.getFullYear() ? weekday : dated).format(then).replace(',', '');
}

/** The time of day: '09:52'. */
export function formatClock(iso: string): string {
  const then = new Date(iso);
  return Number.isNaN(then.getTime()) ? '' : clock.format(then);
}

/** Date and time in words. */
export function formatFull(iso: string): string {
  const then = new Date(iso);
  return Number.isNaN(then.getTime()) ? '' : full.format(then);
}

function startOfDate(date: Date): string {
  return date.toDateString();
}
