import type { Values } from '#web/admin/editing/form/values.ts';
import type { Publishing } from '#web/admin/editing/form/publishing.ts';
import { rules } from '#contract/rule-texts.ts';
import * as redirectsTexts from '#web/admin/texts/redirects.ts';

export type RedirectState = 'moved' | 'gone';

/** Without a target, what was chosen decides: a new redirect may only wait for its target. */
export function redirectState(typed: Values, saved: Values, chosen: string | null): RedirectState {
  if (typed.to !== '') return 'moved';
  if (chosen !== null) return chosen === 'gone' ? 'gone' : 'moved';
  return saved.from !== '' && saved.to === '' ? 'gone' : 'moved';
}

/** The save button names what saving does. A moved page needs a target. */
export function redirectSaving(typed: Values, saved: Values, chosen: string | null): Publishing {
  if (redirectState(typed, saved, chosen) === 'gone') return { label: redirectsTexts.saveAsRemovedPage };
  return {
    label: redirectsTexts.saveRedirect,
    issues: typed.to === '' ? [{ path: 'to', message: rules.toRequired }] : [],
  };
}
