import * as datesTexts from '#web/admin/texts/dates.ts';
import { LOCALE } from '#web/admin/texts/language.ts';

/** The first and last day, as 2026-11-21 in local time; '' for an open end. */
export interface Period {
  from: string;
  to: string;
}

interface Preset extends Period {
  label: string;
}

const ANY = datesTexts.anyDate;
const short = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const long = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });

/** The most common periods. */
export function periodPresets(now: Date): Preset[] {
  const today = toDay(now);
  return [
    { label: ANY, from: '', to: '' },
    { label: datesTexts.todayLabel, from: today, to: '' },
    { label: datesTexts.last7Days, from: toDay(now, -6), to: '' },
    { label: datesTexts.last30Days, from: toDay(now, -29), to: '' },
    { label: datesTexts.thisYear, from: `${today.slice(0, 4)}-01-01`, to: '' },
  ];
}

/** A period in words. */
export function periodLabel({ from, to }: Period, now: Date): string {
  const preset = periodPresets(now).find((known) => known.from === from && known.to === to);
  if (preset) return preset.label;
  if (from === to) return rangeLabel(from, now);
  if (to === '') return datesTexts.since(rangeLabel(from, now));
  return from === '' ? datesTexts.until(rangeLabel(to, now)) : `${rangeLabel(from, now)} – ${rangeLabel(to, now)}`;
}

/** The period's bounds as moments, in local time; the second is exclusive. */
export function periodBounds({ from, to }: Period): Period {
  return { from: startOfDay(from, 0), to: startOfDay(to, 1) };
}

function startOfDay(day: string, daysLater: number): string {
  if (day === '') return '';
  const midnight = new Date(`${day}T00:00:00`);
  midnight.setDate(midnight.getDate() + daysLater);
  return Number.isNaN(midnight.getTime()) ? '' : midnight.toISOString();
}

function toDay(now: Date, daysLater = 0): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysLater);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function rangeLabel(day: string, now: Date): string {
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return day;
  return (date.getFullYear() === now.getFullYear() ? short : long).format(date);
}
