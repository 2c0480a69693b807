/** The languages of the texts for visitors, each with its own name and with its locale for `Intl` (BCP 47). */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
} as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}
