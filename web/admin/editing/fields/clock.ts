import { LANGUAGES, type Language } from '#contract/texts/languages.ts';

const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i;

let isHalfDay = false;

/** Times of the day in forms are written as the site writes them: the panel itself is in English. */
export function setClock(language: Language): void {
  const { hour12 } = new Intl.DateTimeFormat(LANGUAGES[language].locale, { hour: 'numeric' }).resolvedOptions();
  isHalfDay = hour12 === true;
}

/** '21:30', or '9:30 PM'. What is no time stays as typed. */
export function clockText(time: string): string {
  const [, hour = '', minute = ''] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (!isHalfDay || !hour) return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** '21:30' from '9:30 pm', '21.30' or '2130'. What is no time stays as typed. */
export function timeFromText(typed: string): string {
  const [, hours = '', minutes = '00', half = ''] = TIME.exec(typed.trim()) ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const isTime = hours !== '' && hour < 24 && Number(minutes) < 60 && !(half && Number(hours) > 12);
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : typed;
}
