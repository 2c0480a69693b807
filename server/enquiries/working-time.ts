import type { Region } from '#contract/region.ts';
import { WEEK_DAYS, type WorkingHours } from '#contract/settings/enquiries.ts';
import type { SettingsRecord } from '#contract/settings/index.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The working hours with the time zone of their clock. */
export type WorkingTime = WorkingHours & Pick<Region, 'timeZone'>;

export interface EnquiryRules extends SettingsRecord<'enquiries'>, Pick<Region, 'timeZone'> {}

/** The settings of enquiries with the time zone of the site. */
export async function readEnquiryRules(settings: SiteSettings): Promise<EnquiryRules> {
  const [rules, { timeZone }] = await Promise.all([settings.get('enquiries'), settings.get('region')]);
  return { ...rules, timeZone };
}

/** Days between a question and its answer beyond which the exact number no longer matters. */
const DAYS_MAX = 120;

/** The working minutes between two times, in ms since 1970. */
export function workingMinutes(from: number, to: number, hours: WorkingTime): number {
  const [start, end] = [wallClock(from, hours), wallClock(to, hours)];
  const firstDay = Math.floor(start / DAY_MS) * DAY_MS;
  let minutes = 0;
  for (let day = firstDay; day < end && day - firstDay < DAYS_MAX * DAY_MS; day += DAY_MS) {
    if (!isWorkingDay(day, hours)) continue;
    const begins = Math.max(start, day + minutesOf(hours.workFrom) * MINUTE_MS);
    const ends = Math.min(end, day + minutesOf(hours.workUntil) * MINUTE_MS);
    minutes += Math.max(0, ends - begins) / MINUTE_MS;
  }
  return minutes;
}

/** The minutes of one working day. */
export function minutesOfDay({ workFrom, workUntil }: WorkingHours): number {
  return minutesOf(workUntil) - minutesOf(workFrom);
}

/** The same time of day, a number of working days earlier. */
export function workingDaysBefore(time: number, days: number, hours: WorkingTime): number {
  let [then, left] = [time, days];
  // One working day a week is enough for an end.
  while (left > 0) {
    then -= DAY_MS;
    if (isWorkingDay(wallClock(then, hours), hours)) left -= 1;
  }
  return then;
}

function isWorkingDay(wall: number, { workDays }: WorkingHours): boolean {
  const name = WEEK_DAYS[new Date(wall).getUTCDay()];
  return name !== undefined && workDays[name];
}

/** What a clock on the wall shows at a time, as if it were UTC. */
function wallClock(time: number, { timeZone }: WorkingTime): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
