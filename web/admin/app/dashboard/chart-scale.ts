import { LOCALE } from '#web/admin/texts/language.ts';

/** The middle and top of a scale of whole numbers that reaches at least `max`. */
export function chartScale(max: number): { middle: number; top: number } {
  const half = Math.max(2, Math.ceil(max / 2));
  const ten = 10 ** Math.floor(Math.log10(half));
  const step = [1, 2, 3, 4, 5, 10].find((factor) => factor * ten >= half) ?? 10;
  return { middle: step * ten, top: 2 * step * ten };
}

const dayAndMonth = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '2026-11-21' becomes '21 Nov'. */
export function dayAndMonthLabel(day: string): string {
  return dayAndMonth.format(new Date(`${day}T00:00:00Z`));
}
