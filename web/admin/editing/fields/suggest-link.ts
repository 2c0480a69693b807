import { EMAIL_PATTERN } from '#contract/constants.ts';

const BROKEN_SCHEME = /^(https?)(?::\/?|\/\/?|;\/\/|:\\\\)(?=[^/\s:\\])/i;
const BARE_HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|in|org|net|io|dev|co|me|app|info)(\/.*)?$/i;
const BARE_NUMBER = /^\+?\d[\d\s-]{7,}$/;

/** The link that was probably meant by a value that would lead to a page of this site; null if the value is fine. */
export function suggestLink(value: string): string | null {
  const typed = value.trim();
  if (/^(https?:\/\/|mailto:|tel:|\/|#)/i.test(typed)) return null;
  if (BROKEN_SCHEME.test(typed)) return typed.replace(BROKEN_SCHEME, '$1://');
  if (EMAIL_PATTERN.test(typed) && !typed.includes('/')) return `mailto:${typed}`;
  if (BARE_HOST.test(typed)) return `https://${typed}`;
  if (BARE_NUMBER.test(typed)) return `tel:${typed.replace(/[\s-]/g, '')}`;
  return null;
}
