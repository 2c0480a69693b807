import type { Collection } from '#contract/collections/define-collection.ts';
import { stateOf } from '#contract/collections/public-when.ts';
import { slugify } from '#contract/slug.ts';
import type { Publishing, ConfirmQuestion } from '#web/admin/editing/form/publishing.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as publishingTexts from '#web/admin/texts/publishing.ts';

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
        label: publishingTexts.publish,
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
  if (typed === 'draft') return saved === 'published' ? publishingTexts.unpublish : publishingTexts.saveDraft;
  if (typed === 'published') return saved === 'published' ? commonTexts.save : commonTexts.publish;
  return saved === 'published' ? publishingTexts.hide : commonTexts.save;
}

function visibilityQuestion(
  { path: list, pagesAt, labels }: PublishedIn,
  { title, slug }: Values,
  state: VisibilityState,
): ConfirmQuestion {
  const name = `“${String(title)}”`;
  const path = slug === undefined ? list : pagesAt + slugify(asText(slug));
  if (state === 'published') {
    const text = publishingTexts.everyoneCanThenSee(name, path, labels.many);
    return { title: publishingTexts.publishThis(labels.one), text, confirm: commonTexts.publish };
  }
  const text = publishingTexts.visitorsWhoOpenNoLonger(path, name);
  return {
    title: publishingTexts.takeThisOffTheSite(labels.one),
    text,
    confirm: state === 'draft' ? publishingTexts.unpublish : publishingTexts.hide,
  };
}
