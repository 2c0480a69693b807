import { SegmentedControl } from '@mantine/core';
import { recordPath } from '#contract/links.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { usePublishIntent, willBePublic, willLeave } from '#web/admin/editing/form/publishing.ts';
import { ChangedMark } from '#web/admin/editing/fields/changed-mark.tsx';
import fieldClasses from '#web/admin/editing/fields/fields.module.css';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import { pathAsSaved } from './schedule-publishing.ts';
import classes from './publishing.module.css';
import {
  fieldsForState,
  isLate,
  SCHEDULE_STATES,
  scheduleState,
  typedState,
  type ScheduleState,
} from './schedule-state.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as publishingTexts from '#web/admin/texts/publishing.ts';

interface StateFieldProps {
  collection: Pick<Collection, 'pagesAt' | 'fields'>;
  /** The saved slug; null for a new record. */
  slug: string | null;
}

/** Draft, scheduled or published: one choice over the two fields that define it. */
export function ScheduleStateField({ collection, slug }: StateFieldProps) {
  const { setValue } = useFormContext();
  const status: unknown = useWatch({ name: 'status' });
  const publishedAt: unknown = useWatch({ name: 'publishedAt' });
  const typedSlug: unknown = useWatch({ name: 'slug' });
  const { base } = useEditorState();
  const { intent, setIntent } = usePublishIntent();
  const isNew = useIsNew();
  const typed = { status, publishedAt };
  const saved = { status: base.status, publishedAt: base.publishedAt };
  const state = typedState(typed, saved, intent);
  function put(fields: { status: unknown; publishedAt: unknown }, chosen: ScheduleState | null) {
    setIntent(chosen);
    for (const [name, value] of Object.entries(fields)) setValue(name, value, { shouldDirty: true });
  }
  function choose(next: ScheduleState) {
    // A missed time must not become the publication date.
    const time = isLate(typed, saved, intent) || typeof publishedAt !== 'string' ? '' : publishedAt;
    put(fieldsForState(next, time), next);
  }
  return (
    <div>
      <div className={fieldClasses.head}>
        <span id="field-status-label">{commonTexts.status}</span>
        {!isNew && status !== base.status && <ChangedMark label={commonTexts.status} onUndo={() => put(saved, null)} />}
      </div>
      <SegmentedControl
        id="field-status"
        aria-labelledby="field-status-label"
        fullWidth
        data={SCHEDULE_STATES.map((value) => ({ value, label: upperFirst(value) }))}
        value={state}
        onChange={choose}
      />
      {/* A past time has its message beside the time. */}
      {!isLate(typed, saved, intent) && (
        <p className={classes.help}>
          <StateMeaning
            state={state}
            saved={scheduleState(saved)}
            savedPath={slug === null ? null : recordPath(collection, slug)}
            typedPath={pathAsSaved(collection, typedSlug)}
          />
        </p>
      )}
    </div>
  );
}

interface MeaningProps {
  state: ScheduleState;
  saved: ScheduleState;
  /** The path of its page; null for a new record. */
  savedPath: string | null;
  typedPath: string;
}

/** Who can read the record, now or after saving. */
function StateMeaning({ state, saved, savedPath, typedPath }: MeaningProps) {
  if (state === 'draft') {
    return saved === 'published' ? willLeave(publishingTexts.unpublish) : publishingTexts.onlyPeopleWithPanelAccess;
  }
  if (state === 'scheduled') {
    return saved === 'published'
      ? `${willLeave(commonTexts.schedule)} ${publishingTexts.itReturns}`
      : publishingTexts.itIsPublishedAutomatically;
  }
  if (saved !== 'published' || savedPath === null) return willBePublic(typedPath, commonTexts.publish);
  return (
    <>
      {publishingTexts.everyoneCanReadItAt}{' '}
      <a href={savedPath} target="_blank" rel="noopener">
        {savedPath}
      </a>
      .
    </>
  );
}
