import type { Collection } from '#contract/collections/define-collection.ts';
import { recordPath } from '#contract/links.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import type { Publishing, ConfirmQuestion } from '#web/admin/editing/form/publishing.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import {
  fieldsForState,
  isLate,
  scheduleState,
  TIME_IS_PAST,
  typedState,
  type ScheduleState,
} from './schedule-state.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as publishingTexts from '#web/admin/texts/publishing.ts';

/** What a collection is called in the questions. */
export type PublishedIn = Pick<Collection, 'pagesAt' | 'labels' | 'fields'>;

/** The effect of saving the typed record over the saved one. */
export function schedulePublishing(
  collection: PublishedIn,
  typed: Values,
  saved: Values,
  { intent, now = new Date() }: { intent: string | null; now?: Date },
): Publishing {
  const post = publicationFrom(typed);
  const before = scheduleState(publicationFrom(saved), now.getTime());
  const state = typedState(post, publicationFrom(saved), intent, now.getTime());
  const label = scheduleSaveLabel(state, before);
  const issues = isLate(post, publicationFrom(saved), intent, now.getTime())
    ? [{ path: 'publishedAt', message: TIME_IS_PAST }]
    : [];
  if (state === 'draft' && before !== 'published')
    return { label, issues, publish: publishAction(collection, typed, now) };
  return state === before
    ? { label, issues }
    : { label, issues, question: publishQuestion(collection, typed, { state, before }) };
}

/** The save button names its effect. */
export function scheduleSaveLabel(typed: ScheduleState, saved: ScheduleState): string {
  if (typed === 'draft') return saved === 'published' ? publishingTexts.unpublish : publishingTexts.saveDraft;
  if (typed === saved) return commonTexts.save;
  return typed === 'scheduled' ? commonTexts.schedule : commonTexts.publish;
}

/** Publishes a draft: now, or at its time if that lies ahead. */
function publishAction(collection: PublishedIn, typed: Values, now: Date): Publishing['publish'] {
  const { publishedAt } = publicationFrom(typed);
  const state = scheduleState({ status: 'published', publishedAt }, now.getTime());
  const question = publishQuestion(collection, typed, { state, before: 'draft' });
  const fields = fieldsForState(state, typeof publishedAt === 'string' ? publishedAt : '', now);
  return { label: `${question.confirm}…`, question, fields, intent: state };
}

function publishQuestion(
  { pagesAt, labels, fields }: PublishedIn,
  { title, slug, publishedAt }: Values,
  { state, before }: Record<'state' | 'before', ScheduleState>,
): ConfirmQuestion {
  const name = `“${String(title)}”`;
  const path = pathAsSaved({ pagesAt, fields }, slug);
  if (state === 'draft') {
    const text = publishingTexts.becomesADraftVisitors(name, path);
    return { title: publishingTexts.takeThisOffTheSite(labels.one), text, confirm: publishingTexts.unpublish };
  }
  if (state === 'published') {
    const found = pagesAt ? publishingTexts.andFind(labels.many) : '';
    const text = publishingTexts.everyoneCanThenReadAt(name, path, found);
    return { title: publishingTexts.publishThis(labels.one), text, confirm: commonTexts.publish };
  }
  const leaves = before === 'published' ? publishingTexts.until : '';
  const text = publishingTexts.isPublishedAutomatically(name, path, formatFull(String(publishedAt)), leaves);
  return { title: publishingTexts.scheduleThis(labels.one), text, confirm: commonTexts.schedule };
}

/** The path of a record's page once the typed slug is saved. */
export function pathAsSaved({ pagesAt, fields }: Pick<Collection, 'pagesAt' | 'fields'>, slug: unknown): string {
  const saved = fields.slug?.safeParse(slug).data;
  return recordPath({ pagesAt }, typeof saved === 'string' ? saved : '');
}

function publicationFrom({ status, publishedAt }: Values) {
  return { status, publishedAt };
}
