import { recordPath } from '#contract/links.ts';
import type { z } from 'zod';
import type { Collection } from '#contract/collections/define-collection.ts';
import { stateOf } from '#contract/collections/public-when.ts';
import { metaOf } from '#contract/field-meta.ts';
import type { TrashKind } from '#contract/kinds.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { lengthText } from '#web/admin/editing/fields/rich/length-text.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import { recordPreview } from '#web/admin/editing/preview/preview-sources.ts';
import { schedulePublishing } from '#web/admin/editing/publishing/schedule-publishing.ts';
import { scheduleState } from '#web/admin/editing/publishing/schedule-state.ts';
import { visibilityPublishing } from '#web/admin/editing/publishing/visibility-publishing.ts';
import type { ListedRecord, RecordKind, RowView, StoredRecord, Tone } from '#web/admin/editing/records/record-kind.ts';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { collectionCalls } from './collection-calls.ts';
import { CollectionAside, CollectionForm } from './collection-form.tsx';
import * as collectionsTexts from '#web/admin/texts/collections.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

const TONES: Record<string, Tone> = {
  draft: 'open',
  scheduled: 'dusk',
  hidden: 'dimmed',
  pending: 'open',
  published: 'moss',
};
const FILTERS: Record<string, string> = {
  draft: collectionsTexts.drafts,
  scheduled: collectionsTexts.scheduled,
  hidden: commonTexts.hidden,
  pending: commonTexts.pending,
};

type Kind<L extends ListedRecord, R extends StoredRecord & L> = RecordKind<L, R>;
/** Parts of a screen that a collection adds or replaces. */
type OwnParts<L extends ListedRecord, R extends StoredRecord & L> = Partial<
  Omit<Kind<L, R>, 'words' | 'texts'> & { words: Partial<Kind<L, R>['words']>; texts: Partial<Kind<L, R>['texts']> }
>;

/** The screen of a collection, as it follows from its description, with what `own` adds or replaces. */
export function collectionKind<L extends ListedRecord, R extends StoredRecord & L>(
  collection: Collection & { create: z.ZodType },
  { words, texts, ...own }: OwnParts<L, R> = {},
): RecordKind<L, R> {
  const { name, path, labels, panel, messages, fields, states, order, hasPages, hasOwnLists, create } = collection;
  const { title, one, many, add } = labels;
  const calls = collectionCalls<L, R>(collection);
  const text = longText(collection);
  const slugOf = (record: object) => ('slug' in record ? String(record.slug) : '');
  return {
    path: panel.path,
    key: `GET ${path}`,
    history: name as TrashKind,
    words: { title, one, many, add, back: collectionsTexts.all(many), search: collectionsTexts.search(many), ...words },
    texts: {
      ...{
        saved: saved.record,
        saveFailed: saveFailed.record,
        deleted: messages.deleted,
        deleteFailed: saveFailed.delete,
      },
      ...{ listFailed: messages.listFailed, loadFailed: messages.oneFailed, missing: messages.missing },
      empty: collectionsTexts.noYet(many),
      emptyHint: hasPages ? collectionsTexts.appearHereAndOnTheSite(many) : collectionsTexts.appearHere(many),
      confirm: messages.deleteQuestion,
      ...texts,
    },
    fields: create,
    write: create,
    // The newest comes first. Without a number the server would put it last.
    blank: () => ({ ...('status' in fields && { status: 'draft' }), ...(order === 'manual' && { order: 0 }) }),
    ...(!hasOwnLists && { statuses: states.map((value) => ({ value, label: FILTERS[value] ?? upperFirst(value) })) }),
    list: ({ q, status, page, signal }) => calls.list({ q, status, page }, signal),
    ...{ read: calls.read, create: calls.create, update: calls.update, remove: calls.remove },
    ...(order === 'manual' && { order: { numberOf: (record: L) => numberIn(record, 'order'), move: calls.move } }),
    start: 'covers',
    ...(text && {
      page: {
        editedAt: (record: L) => textIn(record, 'updatedAt'),
        unfinished: 'draft',
        length: (typed: Values) => lengthText(asText(typed[text])),
      },
    }),
    ...(hasPages && {
      publicPath: (record: L) => recordPath(collection, slugOf(record)),
      preview: (record: R | null) => recordPreview(collection, record ? slugOf(record) : ''),
    }),
    row: (record) => rowOf(collection, record),
    publishing: publishingOf(collection),
    uploadTexts: (field) =>
      field === 'coverImageUrl'
        ? { done: saved.cover, failed: saveFailed.cover }
        : { done: saved.image, failed: saveFailed.upload },
    Form: ({ record }) => <CollectionForm collection={collection} record={record} />,
    Aside: ({ record }) => <CollectionAside collection={collection} record={record} />,
    ...own,
  };
}

/** How saving changes who sees a record. A collection without drafts has only switches, which need no question. */
function publishingOf(collection: Collection): RecordKind<ListedRecord, StoredRecord>['publishing'] {
  const { publicWhen } = collection;
  if ('publishedAt' in publicWhen)
    return (typed, before, intent) => schedulePublishing(collection, typed, before, { intent });
  return 'status' in publicWhen ? (typed, before) => visibilityPublishing(collection, typed, before) : undefined;
}

/** The row of a record: its title, its state, its moment or category, and its first picture. */
export function rowOf({ publicWhen, title, fields }: Collection, record: object): RowView {
  const values: Record<string, unknown> = { ...record };
  const isTimed = 'publishedAt' in publicWhen;
  const state: string = isTimed
    ? scheduleState({ status: values.status, publishedAt: values.publishedAt })
    : stateOf(publicWhen, record);
  const at = textIn(record, 'publishedAt');
  const edited = collectionsTexts.edited(insideSentence(formatAgo(textIn(record, 'updatedAt'))));
  const picture = Object.entries(fields).find(([, field]) => metaOf(field).widget === 'image')?.[0];
  return {
    title: textIn(record, title),
    status: { label: upperFirst(state), tone: TONES[state] ?? 'dimmed' },
    detail: isTimed ? (state === 'draft' ? edited : formatMoment(at)) : textIn(record, 'category') || edited,
    ...(picture !== undefined && { picture: textIn(record, picture) }),
  };
}

/** The first field with a text long enough for a page to write on. */
function longText({ fields, hasPages }: Collection): string | undefined {
  const isLong = ([, field]: [string, z.ZodType]) =>
    metaOf(field).widget === 'html' && metaOf(field).upload !== undefined;
  return hasPages && 'excerpt' in fields ? Object.entries(fields).find(isLong)?.[0] : undefined;
}

function textIn(record: object, name: string): string {
  const value = (record as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

function numberIn(record: object, name: string): number {
  return Number((record as Record<string, unknown>)[name]);
}
