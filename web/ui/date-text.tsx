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
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale(), region().timeZone).format(date);
}

/** The last format: making one takes longer than all else in a list of dates. */
let known: { key: string; format: Intl.DateTimeFormat } | undefined;

function dateFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  if (known?.key !== key) {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
    known = { key, format };
  }
  return known.format;
}
