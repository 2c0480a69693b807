import type { ChangeSet } from '#contract/records/change-set.ts';
import type { StagedChangeInList } from '#contract/records/staged-change.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { findCollection } from '#web/admin/shell/collections.ts';
import { insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';

/** 'Section, 2 fields changed'. */
export function fieldsText({ kind, fields }: StagedChangeInList): string {
  const noun = kind === 'sections' ? 'Section' : upperFirst(findCollection(kind)?.labels.one ?? kind);
  if (fields.length === 0) return `${noun}, no field changed`;
  const count = fields.length === 1 ? '1 field' : `${fields.length} fields`;
  return `${noun}, ${count} changed`;
}

/** The state of a change set in a sentence. */
export function setStateText({ state, publishAt, publishedAt, userName }: ChangeSet): string {
  if (state === 'scheduled') return `Goes public on ${formatFull(publishAt)}, your time.`;
  if (state === 'published')
    return `Published by ${userName || 'somebody'}, ${insideSentence(formatMoment(publishedAt))}.`;
  if (state === 'undone') return `Undone by ${userName || 'somebody'}. What was public before is public again.`;
  return 'Not public yet.';
}
