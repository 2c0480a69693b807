import type { FieldMeta } from '#contract/field-meta.ts';

/** The texts of the site in its language by the English ones, which the panel has. */
let translations: Readonly<Record<string, string>> = {};

/** Takes the texts that the server wrote into the page; none if the site is in English. */
export function setSiteTexts(json: string | undefined): void {
  translations = JSON.parse(json ?? '{}') as Record<string, string>; // the server wrote it
}

/** What the site itself says while a field is empty, in its language; '' if it says nothing of its own. */
export function siteTextOf({ siteText }: Pick<FieldMeta, 'siteText'>): string {
  const english = siteText?.() ?? '';
  return Object.hasOwn(translations, english) ? (translations[english] ?? '') : english;
}
