import { SegmentedControl } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbExternalLink } from 'react-icons/tb';
import type { Redirect } from '#contract/records/redirect.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { usePublishIntent } from '#web/admin/editing/form/publishing.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { redirectState } from './redirect-state.ts';
import classes from './redirects.module.css';

export function RedirectForm() {
  const { setValue } = useFormContext();
  const to: unknown = useWatch({ name: 'to' });
  const { base } = useEditorState();
  const { intent, setIntent } = usePublishIntent();
  const state = redirectState({ to }, base, intent);
  function choose(next: string) {
    setIntent(next);
    setValue('to', next === 'gone' ? '' : base.to, { shouldDirty: true });
  }
  return (
    <>
      <FieldAt name="from" />
      <div>
        <p id="redirect-state" className={classes.question}>
          What became of the page?
        </p>
        <SegmentedControl
          aria-labelledby="redirect-state"
          data={[
            { value: 'moved', label: 'Moved' },
            { value: 'gone', label: 'Removed' },
          ]}
          value={state}
          onChange={choose}
        />
        {state === 'gone' && (
          <p className={classes.effect}>Visitors and search engines learn that the page no longer exists.</p>
        )}
      </div>
      {state === 'moved' && <FieldAt name="to" />}
    </>
  );
}

/** How the redirect was created, and what it does. */
export function RedirectAside({ record }: SlotProps<Redirect>) {
  return (
    <RecordCard title={record ? 'This redirect' : 'What it does'}>
      {record ? (
        <>
          <dl className={classes.facts}>
            <dt>Since</dt>
            <dd>{formatFull(record.createdAt)}</dd>
            <dt>Made</dt>
            <dd>{record.origin === 'hand' ? 'Manually' : 'Automatically, because a page changed'}</dd>
          </dl>
          <a className={classes.tried} href={record.from} target="_blank" rel="noopener">
            Try the old address <TbExternalLink size={16} aria-hidden />
          </a>
        </>
      ) : (
        <p className={classes.words}>
          Visitors and search engines that open the old address are sent to the new one. Changed and deleted pages are
          added here automatically.
        </p>
      )}
    </RecordCard>
  );
}
