import { Skeleton } from '@mantine/core';
import type { Delivery } from '#contract/records/delivery.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { focusRow } from '#web/admin/editing/inbox/focus-row.ts';
import { RowLink, useRowNavigation } from '#web/admin/editing/inbox/row-link.tsx';
import { formatClock, formatDay, formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './delivery-rows.module.css';
import { ChannelSign, DeliveryStateWord } from './delivery-state.tsx';
import { attemptsText, deliveryTitle, PURPOSE_LABELS, untilText } from './delivery-texts.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as deliveriesTexts from '#web/admin/texts/deliveries.ts';

interface DeliveryRowsProps {
  items: readonly Delivery[];
  linkTo: (id: string) => string;
  openId: string;
  /** When the rows were read, for 'in 4 minutes'. */
  now: number;
}

/** Deliveries as a table of links. Narrow rows have three lines. */
export function DeliveryRows({ items, linkTo, openId, now }: DeliveryRowsProps) {
  const { base, onClick } = useRowNavigation();
  return (
    <div className={classes.frame}>
      <div role="table" aria-label={commonTexts.deliveries} onKeyDown={focusRow} onClick={onClick}>
        <DeliveryTableHead />
        <div role="rowgroup">
          {items.map((delivery) => (
            <DeliveryRow
              key={delivery._id}
              delivery={delivery}
              base={base}
              link={linkTo(delivery._id)}
              isChosen={delivery._id === openId}
              now={now}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const COLUMNS = {
  state: deliveriesTexts.state,
  what: deliveriesTexts.what,
  to: deliveriesTexts.to,
  attempts: deliveriesTexts.attempts,
  when: deliveriesTexts.made,
} as const;

function DeliveryTableHead() {
  return (
    <div role="rowgroup">
      <div role="row" className={classes.head}>
        {(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((column) => (
          <span key={column} role="columnheader" className={classes[column]}>
            {COLUMNS[column]}
          </span>
        ))}
      </div>
    </div>
  );
}

interface DeliveryRowProps {
  delivery: Delivery;
  base: string;
  link: string;
  isChosen: boolean;
  now: number;
}

function DeliveryRow({ delivery, base, link, isChosen, now }: DeliveryRowProps) {
  const { _id, channel, purpose, to, state, isSending, attempts, createdAt, nextAttemptAt } = delivery;
  return (
    <div role="row" className={classes.row} data-chosen={isChosen || undefined}>
      <span role="cell" className={classes.state}>
        <DeliveryStateWord delivery={delivery} />
      </span>
      <span role="cell" className={classes.what}>
        <RowLink id={_id} className={classes.title} to={link} base={base} isChosen={isChosen}>
          {deliveryTitle(delivery)}
        </RowLink>
        <span className={classes.purpose}>{PURPOSE_LABELS[purpose]}</span>
      </span>
      <span role="cell" className={classes.to}>
        <ChannelSign channel={channel} /> <span className={classes.address}>{to}</span>
      </span>
      <span role="cell" className={classes.attempts}>
        {(attempts > 0 || state !== 'queued') && attemptsText(attempts)}
        {state === 'queued' && !isSending && (
          <span className={classes.next}>
            {(attempts === 0 ? deliveriesTexts.firstInside : deliveriesTexts.nextInside)(untilText(nextAttemptAt, now))}
          </span>
        )}
      </span>
      <span role="cell" className={classes.when}>
        <time dateTime={createdAt} title={formatFull(createdAt)}>
          {formatDay(createdAt, new Date(now))}, {formatClock(createdAt)}
        </time>
      </span>
    </div>
  );
}

/** Placeholder rows at the real size. */
export function DeliveryRowsSkeleton() {
  return (
    <div role="status" aria-label={stateTexts.loading} className={classes.frame}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.row}>
          <span className={classes.state}>
            <Skeleton height={12} width={84} />
          </span>
          <span className={classes.what}>
            <Skeleton height={12} width="60%" mb={8} />
            <Skeleton height={10} width="40%" />
          </span>
          <span className={classes.to}>
            <Skeleton height={12} width="70%" />
          </span>
          <span className={classes.attempts}>
            <Skeleton height={12} width={64} />
          </span>
          <span className={classes.when}>
            <Skeleton height={12} width={48} ml="auto" />
          </span>
        </div>
      ))}
    </div>
  );
}
