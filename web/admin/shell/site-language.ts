import type { FieldMeta } from '#contract/field-meta.ts';
import { inLanguage } from '#contract/texts/language.ts';
import type { Language } from '#contract/texts/languages.ts';

/** The language of the site. The panel has a language of its own. */
let current: Language = 'en';

export function setSiteLanguage(language: Language): void {
  current = language;
}

/** What the site itself says while a field is empty, in its language; '' if it says nothing of its own. */
export function siteTextOf({ siteText }: Pick<FieldMeta, 'siteText'>): string {
  return siteText ? inLanguage(current, siteText) : '';
}
