import type { Collection } from '#contract/collections/define-collection.ts';
import { stateOf } from '#contract/collections/public-when.ts';
import { slugify } from '#contract/slug.ts';
import type { Publishing, ConfirmQuestion } from '#web/admin/editing/form/publishing.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import type { Values } from '#web/admin/editing/form/values.ts';

/** What decides the visibility of a collection's records, and what it is called in the questions. */
export type PublishedIn = Pick<Collection, 'path' | 'pagesAt' | 'labels' | 'publicWhen'>;
type VisibilityState = 'draft' | 'hidden' | 'published';

/** Whether a record is a draft, hidden or shown. */
export function visibilityState({ publicWhen }: Pick<Collection, 'publicWhen'>, record: object): VisibilityState {
  return stateOf(publicWhen, record) as VisibilityState; // of a collection without a schedule
}

/** The effect of saving the typed record over the saved one. */
export function visibilityPublishing(collection: PublishedIn, typed: Values, saved: Values): Publishing {
  const state = visibilityState(collection, typed);
  const before = visibilityState(collection, saved);
  const label = visibilitySaveLabel(state, before);
  if (state === 'draft' && before !== 'published') {
    const fields = { ...collection.publicWhen };
    return {
      label,
      publish: {
        label: 'Publish…',
        question: visibilityQuestion(collection, typed, 'published'),
        fields,
        intent: 'published',
      },
    };
  }
  const isPublicChanged = (state === 'published') !== (before === 'published');
  return isPublicChanged ? { label, question: visibilityQuestion(collection, typed, state) } : { label };
}

/** The save button names its effect. */
export function visibilitySaveLabel(typed: VisibilityState, saved: VisibilityState): string {
  if (typed === 'draft') return saved === 'published' ? 'Unpublish' : 'Save draft';
  if (typed === 'published') return saved === 'published' ? 'Save' : 'Publish';
  return saved === 'published' ? 'Hide' : 'Save';
}

function visibilityQuestion(
  { path: list, pagesAt, labels }: PublishedIn,
  { title, slug }: Values,
  state: VisibilityState,
): ConfirmQuestion {
  const name = `“${String(title)}”`;
  const path = slug === undefined ? list : pagesAt + slugify(asText(slug));
  if (state === 'published') {
    const text = `Everyone can then see ${name} at ${path} and find it in the list of ${labels.many}.`;
    return { title: `Publish this ${labels.one}?`, text, confirm: 'Publish' };
  }
  const text = `Visitors who open ${path} no longer find ${name}.`;
  return { title: `Take this ${labels.one} off the site?`, text, confirm: state === 'draft' ? 'Unpublish' : 'Hide' };
}
