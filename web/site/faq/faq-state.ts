import { FAQ_PREVIEW_COUNT } from '#contract/constants.ts';
import { faqTexts } from '#contract/texts/faq.ts';

export interface FaqState {
  search: string;
  /** The one question whose answer is open. */
  openId: string | null;
  showAll: boolean;
}

export const initialFaq: FaqState = { search: '', openId: null, showAll: false };

/** A new search resets the list: nothing is open, and only the first matches are shown. */
export function withSearch(search: string): FaqState {
  return { ...initialFaq, search };
}

/** Opens a question and closes the open one; an open question closes. */
export function withToggled(state: FaqState, id: string): FaqState {
  return { ...state, openId: state.openId === id ? null : id };
}

/** The matches to show, and the label of the button below; null if all of them fit. */
export function limitMatches<E>(matches: E[], showAll: boolean): { shown: E[]; button: string | null } {
  const hidden = matches.length - FAQ_PREVIEW_COUNT;
  if (hidden <= 0) return { shown: matches, button: null };
  if (showAll) return { shown: matches, button: faqTexts.less };
  return { shown: matches.slice(0, FAQ_PREVIEW_COUNT), button: faqTexts.more(hidden) };
}
