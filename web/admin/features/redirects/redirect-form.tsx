import { SegmentedControl } from '@mantine/core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbExternalLink } from 'react-icons/tb';
import { useSearchParams } from 'react-router';
import type { Redirect } from '#contract/records/redirect.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import { usePublishIntent } from '#web/admin/editing/form/publishing.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { redirectState } from './redirect-state.ts';
import classes from './redirects.module.css';
import * as redirectsTexts from '#web/admin/texts/redirects.ts';

export function RedirectForm() {
  const { setValue } = useFormContext();
  useAskedAddress();
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
          {redirectsTexts.whatBecameOfThePage}
        </p>
        <SegmentedControl
          aria-labelledby="redirect-state"
          data={[
            { value: 'moved', label: redirectsTexts.moved },
            { value: 'gone', label: redirectsTexts.removed },
          ]}
          value={state}
          onChange={choose}
        />
        {state === 'gone' && <p className={classes.effect}>{redirectsTexts.visitorsAndSearchEnginesLearn}</p>}
      </div>
      {state === 'moved' && <FieldAt name="to" />}
    </>
  );
}

/** Fills in the old address that the link to a new redirect names: `?from=/old-page`. */
function useAskedAddress(): void {
  const { setValue, getValues } = useFormContext<{ from: string }>();
  const isNew = useIsNew();
  const asked = useSearchParams()[0].get('from');
  useEffect(() => {
    if (isNew && asked && getValues('from') === '') setValue('from', asked, { shouldDirty: true });
  }, [isNew, asked, getValues, setValue]);
}

/** How the redirect was created, and what it does. */
export function RedirectAside({ record }: SlotProps<Redirect>) {
  return (
    <RecordCard title={record ? redirectsTexts.thisRedirect : redirectsTexts.whatItDoes}>
      {record ? (
        <>
          <dl className={classes.facts}>
            <dt>{redirectsTexts.since}</dt>
            <dd>{formatFull(record.createdAt)}</dd>
            <dt>{redirectsTexts.made}</dt>
            <dd>
              {record.origin === 'hand' ? redirectsTexts.manually : redirectsTexts.automaticallyBecauseAPageChanged}
            </dd>
          </dl>
          <a className={classes.tried} href={record.from} target="_blank" rel="noopener">
            {redirectsTexts.tryTheOldAddress} <TbExternalLink size={16} aria-hidden />
          </a>
        </>
      ) : (
        <p className={classes.words}>{redirectsTexts.visitorsAndSearchEngines}</p>
      )}
    </RecordCard>
  );
}
