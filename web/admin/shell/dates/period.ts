/** The first and the last day of a stretch of time, as 2026-11-21 by this computer's clock; '' for no end. */
export interface Period {
  from: string;
  to: string;
}

interface Preset extends Period {
  label: string;
}

const ANY = 'Any date';
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The stretches one asks for most. */
export function presets(now: Date): Preset[] {
  const today = dayOf(now);
  return [
    { label: ANY, from: '', to: '' },
    { label: 'Today', from: today, to: '' },
    { label: 'Last 7 days', from: dayOf(now, -6), to: '' },
    { label: 'Last 30 days', from: dayOf(now, -29), to: '' },
    { label: 'This year', from: `${today.slice(0, 4)}-01-01`, to: '' },
  ];
}

/** A stretch of time in words. */
export function periodLabel({ from, to }: Period, now: Date): string {
  const preset = presets(now).find((known) => known.from === from && known.to === to);
  if (preset) return preset.label;
  if (from === to) return inWords(from, now);
  if (to === '') return `Since ${inWords(from, now)}`;
  return from === '' ? `Until ${inWords(to, now)}` : `${inWords(from, now)} – ${inWords(to, now)}`;
}

/** The moments between which the days of this computer's clock lie; the last one is outside. */
export function momentsOf({ from, to }: Period): Period {
  return { from: momentOf(from, 0), to: momentOf(to, 1) };
}

function momentOf(day: string, daysLater: number): string {
  if (day === '') return '';
  const midnight = new Date(`${day}T00:00:00`);
  midnight.setDate(midnight.getDate() + daysLater);
  return Number.isNaN(midnight.getTime()) ? '' : midnight.toISOString();
}

function dayOf(now: Date, daysLater = 0): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysLater);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function inWords(day: string, now: Date): string {
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return day;
  return (date.getFullYear() === now.getFullYear() ? short : long).format(date);
}
