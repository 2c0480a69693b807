import type { StagedChangeInList } from '#contract/records/staged-change.ts';
import { editorPath } from '#web/admin/editing/autosave/unsaved-work-list.ts';
import { findCollection } from '#web/admin/shell/collections.ts';

/** The screen that edits a section or record, below the panel's base path. */
export function stagedPath({ kind, record }: Pick<StagedChangeInList, 'kind' | 'record'>): string {
  if (kind === 'sections') return editorPath(record);
  return `/${findCollection(kind)?.panel.path ?? kind}/${record}`;
}
