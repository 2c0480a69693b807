import type { ChangeSet } from '#contract/records/change-set.ts';
import type { StagedChangeInList } from '#contract/records/staged-change.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { findCollection } from '#web/admin/shell/collections.ts';
import { insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import * as changesTexts from '#web/admin/texts/changes.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

/** 'Section, 2 fields changed'. */
export function fieldsText({ kind, fields }: StagedChangeInList): string {
  const noun = kind === 'sections' ? changesTexts.section : upperFirst(findCollection(kind)?.labels.one ?? kind);
  if (fields.length === 0) return changesTexts.noFieldChanged(noun);
  const count = changesTexts.fields(fields.length);
  return changesTexts.changed(noun, count);
}

/** The state of a change set in a sentence. */
export function setStateText({ state, publishAt, publishedAt, userName }: ChangeSet): string {
  if (state === 'scheduled') return changesTexts.goesPublicOnYourTime(formatFull(publishAt));
  if (state === 'published')
    return changesTexts.publishedBy(commonTexts.whoInside(userName, false), insideSentence(formatMoment(publishedAt)));
  if (state === 'undone') return changesTexts.undoneByWhatWasPublic(commonTexts.whoInside(userName, false));
  return changesTexts.notPublicYet;
}
