import { FAQ_PREVIEW_COUNT } from '#contract/constants.ts';
import { questions } from '#contract/texts.ts';

/** What a visitor has done with the FAQ. */
export interface FaqState {
  search: string;
  /** The one question whose answer is shown. */
  openId: string | null;
  showAll: boolean;
}

export const initialFaq: FaqState = { search: '', openId: null, showAll: false };

/** Another search starts from the top: the list is short again and nothing is open. */
export function withSearch(search: string): FaqState {
  return { ...initialFaq, search };
}

/** Opens a question in place of the open one; the open one is closed. */
export function withToggled(state: FaqState, id: string): FaqState {
  return { ...state, openId: state.openId === id ? null : id };
}

/** The matches that are listed, and what the button below says; without a button when all of them fit. */
export function limitMatches<E>(matches: E[], showAll: boolean): { shown: E[]; button: string | null } {
  const hidden = matches.length - FAQ_PREVIEW_COUNT;
  if (hidden <= 0) return { shown: matches, button: null };
  if (showAll) return { shown: matches, button: questions.less };
  return { shown: matches.slice(0, FAQ_PREVIEW_COUNT), button: questions.more(hidden) };
}
