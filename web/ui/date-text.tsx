import { region } from '#contract/region.ts';
import { locale } from '#contract/texts/language.ts';

interface DateProps {
  iso: string;
  className?: string;
  'data-field'?: string | undefined;
}

/** A date in words, '14 November 2026'; nothing for an invalid date. */
export function DateText({ iso, ...rest }: DateProps) {
  const text = formatDate(iso);
  if (!text) return null;
  return (
    <time {...rest} dateTime={iso.slice(0, 10)}>
      {text}
    </time>
  );
}

/** In the language and the time zone of the site. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const { timeZone } = region();
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(date);
}
