import type { Language } from './texts/languages.ts';
import { setLanguage } from './texts/language.ts';

/** How the site writes texts, moments and prices. */
export interface Region {
  language: Language;
  /** IANA name: Asia/Kolkata. */
  timeZone: string;
  /** ISO 4217: INR. */
  currency: string;
  /** With `{price}`, the price in thousands, or `{amount}`, all of it with the sign of the currency. */
  priceFormat: string;
}

export const DEFAULT_REGION: Region = {
  language: 'en',
  timeZone: 'UTC',
  currency: 'INR',
  priceFormat: 'Rs {price}K',
};

let current = DEFAULT_REGION;

/** The region of the site. Read it when something is shown: it may change. */
export function region(): Region {
  return current;
}

/**
 * Changes how this process, or this page, writes texts, moments and prices. Another version of Node or of a browser may
 * not know a time zone or currency that was saved: then it stays the default.
 */
export function setRegion(chosen: Region): void {
  const { timeZone, currency } = chosen;
  current = {
    ...chosen,
    timeZone: timeZone === current.timeZone || isTimeZone(timeZone) ? timeZone : DEFAULT_REGION.timeZone,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : DEFAULT_REGION.currency,
  };
  setLanguage(chosen.language);
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
