import * as fieldsTexts from '#web/admin/texts/fields.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment in the format of a datetime-local input, in local time; '' for none. */
export function toLocalInput(iso: string): string {
  const date = new Date(iso);
  if (iso === '' || Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}

export function fromLocalInput(local: string): string {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** 'in 3 days', 'in 2 hours', 'in a minute'. */
export function formatUntil(iso: string, now: Date): string {
  const left = new Date(iso).getTime() - now.getTime();
  const [size, text] =
    left >= 2 * DAY
      ? [DAY, fieldsTexts.inDays]
      : left >= HOUR
        ? [HOUR, fieldsTexts.inHours]
        : [MINUTE, fieldsTexts.inMinutes];
  return text(Math.max(1, Math.round(left / size)));
}
