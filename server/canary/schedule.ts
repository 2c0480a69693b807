import { CANARY_LATE_HOURS, CANARY_RETRY_MINUTES } from '#contract/canary-steps.ts';
import type { CanaryRun } from '#contract/records/canary.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A process that has just started has other work, and a site that restarts all the time would check all the time. */
const START_MS = 10 * MINUTE_MS;
/** Time for the first run after the start. */
const FIRST_RUN_MS = 30 * MINUTE_MS;

/** When a check is due each day, by the machine's clock. */
export interface DailyTime {
  hour: number;
  minute: number;
}

/** The minute at which a site checks: sites on one machine and at one mail provider do not all check at the same time. */
export function minuteOf(siteUrl: string): number {
  return Array.from(siteUrl).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600, 7) % 60;
}

export function lastTime(now: Date, { hour, minute }: DailyTime, daysLater = 0): Date {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute);
  const days = today <= now ? 0 : -1;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days + daysLater, hour, minute);
}

interface Past {
  now: Date;
  /** When the process started. */
  start: Date;
  time: DailyTime;
  /** The newest first. */
  runs: readonly (CanaryRun & { slot: string })[];
}

/** The slot of the run that is due now; null if none is. A failed run is repeated until one passes. */
export function dueSlot({ now, start, time, runs }: Past): string | null {
  if (now.getTime() - start.getTime() < START_MS) return null;
  const due = lastTime(now, time);
  const day = [due.getFullYear(), due.getMonth() + 1, due.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const [last] = runs.filter(({ startedAt }) => startedAt >= due.toISOString());
  const attempt = runs.filter(({ slot }) => slot.startsWith(`${day}/`)).length + 1;
  if (!last) return `${day}/${attempt}`;
  const isRepeated =
    last.result === 'failed' && now.getTime() - Date.parse(last.startedAt) >= CANARY_RETRY_MINUTES * MINUTE_MS;
  return isRepeated ? `${day}/${attempt}` : null;
}

/** When the next run is due. */
export function nextTime({ now, start, time, runs }: Past): Date {
  const [last] = runs;
  if (last?.result === 'failed') return later(now, Date.parse(last.startedAt) + CANARY_RETRY_MINUTES * MINUTE_MS);
  const due = lastTime(now, time);
  if (last && last.startedAt >= due.toISOString()) return lastTime(now, time, 1);
  return later(now, start.getTime() + START_MS);
}

interface Watched {
  now: Date;
  start: Date;
  /** When the last run started; '' for never. */
  lastAt: string;
  /** When the settings were changed that could have switched it on; '' for never. */
  changedAt: readonly string[];
}

/** Whether no run has started for too long. A change of the settings and a start of the process give it new time. */
export function isOverdue({ now, start, lastAt, changedAt }: Watched): boolean {
  const since = Math.max(...[lastAt, ...changedAt].map((at) => (at === '' ? 0 : Date.parse(at))));
  const isStarting = now.getTime() - start.getTime() < FIRST_RUN_MS;
  return !isStarting && now.getTime() - since > CANARY_LATE_HOURS * HOUR_MS;
}

function later(now: Date, ms: number): Date {
  return new Date(Math.max(now.getTime(), ms));
}
