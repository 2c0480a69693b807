import type { portfolio, PortfolioItemInList } from '#contract/collections/portfolio.ts';
import { slugify } from '#contract/slug.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import type { Publishing, ConfirmQuestion } from '#web/admin/editing/form/publishing.ts';

export type ItemState = (typeof portfolio.states)[number];

/** Whether an item is a draft, hidden or shown. */
export function itemState({ status, isVisible }: Values | PortfolioItemInList): ItemState {
  if (status !== 'published') return 'draft';
  return isVisible === false ? 'hidden' : 'published';
}

/** The effect of saving the typed item over the saved one. */
export function itemPublishing(typed: Values, saved: Values): Publishing {
  const state = itemState(typed);
  const before = itemState(saved);
  const label = itemSaveLabel(state, before);
  if (state === 'draft' && before !== 'published') {
    const fields = { status: 'published', isVisible: true };
    return {
      label,
      publish: { label: 'Publish…', question: visibilityQuestion('published', typed), fields, intent: 'published' },
    };
  }
  const isPublicChanged = (state === 'published') !== (before === 'published');
  return isPublicChanged ? { label, question: visibilityQuestion(state, typed) } : { label };
}

/** The save button names its effect. */
export function itemSaveLabel(typed: ItemState, saved: ItemState): string {
  if (typed === 'draft') return saved === 'published' ? 'Unpublish' : 'Save draft';
  if (typed === 'published') return saved === 'published' ? 'Save' : 'Publish';
  return saved === 'published' ? 'Hide' : 'Save';
}

function visibilityQuestion(state: ItemState, { title, slug }: Values): ConfirmQuestion {
  const name = `“${String(title)}”`;
  const path = `/portfolio/${slugify(String(slug))}`;
  if (state === 'published') {
    const text = `Everyone can then see ${name} at ${path} and find it in the portfolio.`;
    return { title: 'Publish this project?', text, confirm: 'Publish' };
  }
  const text = `Visitors who open ${path} no longer find ${name}.`;
  return { title: 'Take this project off the site?', text, confirm: state === 'draft' ? 'Unpublish' : 'Hide' };
}
