import { TbExternalLink } from 'react-icons/tb';
import type { Redirect } from '#contract/records/redirect.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { formatFull } from '#web/admin/shell/dates/when.ts';
import classes from './redirects.module.css';

/** The old address and the new one. */
export function RedirectForm() {
  return (
    <>
      <FieldAt name="from" />
      <FieldAt name="to" />
    </>
  );
}

/** How a redirect came to be, and what it does. */
export function RedirectAside({ record }: SlotProps<Redirect>) {
  return (
    <RecordCard title={record ? 'This redirect' : 'What it does'}>
      {record ? (
        <>
          <dl className={classes.facts}>
            <dt>Since</dt>
            <dd>{formatFull(record.createdAt)}</dd>
            <dt>Made</dt>
            <dd>{record.origin === 'hand' ? 'By hand' : 'By itself, as a page changed'}</dd>
          </dl>
          <a className={classes.tried} href={record.from} target="_blank" rel="noopener">
            Try the old address <TbExternalLink size={16} aria-hidden />
          </a>
        </>
      ) : (
        <p className={classes.words}>
          Links to the old address lead visitors and search engines to the new one for good. Where the address of a
          public page changes, or the page is deleted, that is noted by itself.
        </p>
      )}
    </RecordCard>
  );
}
