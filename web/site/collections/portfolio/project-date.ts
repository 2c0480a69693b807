import { shownCategory } from '#contract/projects.ts';
import { locale } from '#contract/texts/language.ts';

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** The month of a project's date, 'September 2025', in UTC so that server and browser agree; '' for none. */
export function formatMonth(projectDate: string): string {
  const date = new Date(projectDate);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(locale(), MONTH).format(date);
}

/** The line below a project's title in lists: 'Booking, 2025'. */
export function categoryAndYear({ category, projectDate }: { category: string; projectDate: string }): string {
  const date = new Date(projectDate);
  const year = Number.isNaN(date.getTime()) ? '' : String(date.getUTCFullYear());
  return [shownCategory(category), year].filter(Boolean).join(', ');
}
