interface DateProps {
  iso: string;
  className?: string;
  'data-field'?: string | undefined;
}

/** A date in words, '14 November 2026', in UTC so that server and browser agree; nothing for an invalid date. */
export function DateText({ iso, ...rest }: DateProps) {
  const text = formatDate(iso);
  if (!text) return null;
  return (
    <time {...rest} dateTime={iso.slice(0, 10)}>
      {text}
    </time>
  );
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
