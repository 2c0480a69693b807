import type { FieldIssue } from '#contract/failures.ts';
import { choice, line } from '#contract/fields.ts';
import { DEFAULT_REGION, isTimeZone, type Region } from '#contract/region.ts';
import { LANGUAGES, type Language } from '#contract/texts/languages.ts';
import { settingsGroup } from './settings-group.ts';

const languages = Object.keys(LANGUAGES) as [Language, ...Language[]]; // each language once, English first
const languageNames = Object.fromEntries(Object.entries(LANGUAGES).map(([language, { name }]) => [language, name]));

/** The language of the site's own texts, and how it writes moments and prices. */
export const regionSettings = settingsGroup(
  'region',
  'Language and region',
  'The language of the buttons, labels and messages that visitors see, and how the site writes dates and prices.',
  {
    language: choice('Language of the site', languages, DEFAULT_REGION.language, {
      optionLabels: languageNames,
      help: 'The words that you write yourself stay as they are. The panel stays in English.',
    }),
    timeZone: line('Time zone', {
      fallback: DEFAULT_REGION.timeZone,
      max: 60,
      help: 'The name of a city in it, such as Asia/Kolkata or Europe/Berlin. Dates and working hours follow it.',
    }),
    currency: line('Currency', {
      fallback: DEFAULT_REGION.currency,
      max: 3,
      heading: 'Prices',
      help: 'Its three letters, such as INR, EUR or USD.',
    }),
    priceFormat: line('Price of a plan', {
      fallback: DEFAULT_REGION.priceFormat,
      max: 40,
      help: '{price} is the price in thousands, as you type it. {amount} is the whole amount with the sign of the currency.',
    }),
  },
  { check: regionIssues },
);

function regionIssues({ timeZone, currency, priceFormat }: Region): FieldIssue[] {
  return [
    ...(isTimeZone(timeZone) ? [] : [{ path: 'timeZone', message: 'Not a known time zone. Try Asia/Kolkata' }]),
    ...(isCurrency(currency) ? [] : [{ path: 'currency', message: 'Use three letters, such as INR or EUR' }]),
    ...(/\{price\}|\{amount\}/.test(priceFormat)
      ? []
      : [{ path: 'priceFormat', message: 'Add {price} or {amount} where the price belongs' }]),
  ];
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
