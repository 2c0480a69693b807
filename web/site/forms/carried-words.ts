import { CONTACT_WORDS_PARAM } from '#contract/constants.ts';

/** The words that a visitor wrote before they came to the contact page; '' if there are none. */
export function carriedWords(search: string): string {
  return new URLSearchParams(search).get(CONTACT_WORDS_PARAM)?.trim() ?? '';
}
