import { TbExternalLink } from 'react-icons/tb';
import type { Redirect } from '#contract/records/redirect.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './redirects.module.css';

export function RedirectForm() {
  return (
    <>
      <FieldAt name="from" />
      <FieldAt name="to" />
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
