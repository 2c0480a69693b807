/** The query parameter with which a form elsewhere opens the contact page: the first words of the message. */
export const WORDS_PARAM = 'message';

/** The words that a visitor wrote before they came to the contact page; '' if there are none. */
export function carriedWords(search: string): string {
  return new URLSearchParams(search).get(WORDS_PARAM)?.trim() ?? '';
}
