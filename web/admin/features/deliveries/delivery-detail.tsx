import { Button, Title } from '@mantine/core';
import { TbBan, TbSend2 } from 'react-icons/tb';
import { Link } from 'react-router';
import type { DeliveryWithAttempts } from '#contract/records/delivery.ts';
import { Fact, StepButtons, stepByKey } from '#web/admin/editing/inbox/detail.tsx';
import detail from '#web/admin/editing/inbox/detail.module.css';
import type { DetailSteps } from '#web/admin/editing/inbox/steps.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { explainAnswer } from '#web/admin/shell/answer-words.ts';
import classes from './delivery-detail.module.css';
import { DeliveryLog } from './delivery-log.tsx';
import { DeliveryStateWord } from './delivery-state.tsx';
import { causeOf, CHANNEL_LABELS, deliveryTitle, nextText, PURPOSE_LABELS } from './delivery-texts.ts';
import { useDeliveryActs } from './use-deliveries.ts';
import * as deliveriesTexts from '#web/admin/texts/deliveries.ts';

interface DeliveryDetailProps {
  delivery: DeliveryWithAttempts;
  steps: DetailSteps;
  /** When it was read. */
  now: number;
}

/** One delivery in full: how it stands, what to do, and every attempt. Arrow keys step, Escape closes. */
export function DeliveryDetail({ delivery, steps, now }: DeliveryDetailProps) {
  const { words } = explainAnswer(delivery.lastAnswer, delivery.channel);
  const hasWords = words !== '' && ['queued', 'failed'].includes(delivery.state) && !delivery.isSending;
  return (
    <article
      className={detail.detail}
      aria-label={deliveriesTexts.delivery}
      onKeyDown={(event) => stepByKey(event, steps)}
    >
      <header className={classes.head}>
        <div className={classes.what}>
          <Title order={2} className={classes.title} tabIndex={-1} data-autofocus>
            {deliveryTitle(delivery)}
          </Title>
          <p>{PURPOSE_LABELS[delivery.purpose]}</p>
        </div>
        <StepButtons thing="delivery" steps={steps} />
      </header>
      <div className={detail.body} key={delivery._id}>
        <div className={classes.standing} role="status">
          <DeliveryStateWord delivery={delivery} />
          <p>
            {hasWords && `${words} `}
            {nextText(delivery, now)}
          </p>
        </div>
        <DeliveryActs delivery={delivery} />
        <dl className={`${detail.facts} ${classes.facts}`}>
          <DeliveryFacts delivery={delivery} />
        </dl>
        <h3 className={classes.label}>{deliveriesTexts.attempts}</h3>
        <DeliveryLog delivery={delivery} />
      </div>
    </article>
  );
}

function DeliveryActs({ delivery }: { delivery: DeliveryWithAttempts }) {
  const { state, isSending } = delivery;
  const { retry, cancel, isBusy } = useDeliveryActs(delivery);
  if (state !== 'queued' && state !== 'failed') return null;
  const isOff = isBusy || isSending;
  return (
    <div className={classes.acts}>
      {/* Not disabled: a disabled button would lose focus. */}
      <Button
        leftSection={<TbSend2 size={16} aria-hidden />}
        aria-disabled={isOff}
        data-disabled={isOff || undefined}
        onClick={() => !isOff && retry()}
      >
        {deliveriesTexts.tryNow}
      </Button>
      {state === 'queued' && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<TbBan size={16} aria-hidden />}
          onClick={() => confirmCancel(delivery, cancel)}
        >
          {deliveriesTexts.cancel}
        </Button>
      )}
    </div>
  );
}

function confirmCancel(delivery: DeliveryWithAttempts, cancel: () => void) {
  confirmAction({
    title: deliveriesTexts.cancelThisDelivery,
    children: deliveriesTexts.toIsNotSent(deliveryTitle(delivery), delivery.to),
    labels: { confirm: deliveriesTexts.cancelTheDelivery, cancel: deliveriesTexts.keepIt },
    confirmProps: { color: 'brick' },
    onConfirm: cancel,
  });
}

function DeliveryFacts({ delivery }: { delivery: DeliveryWithAttempts }) {
  const { to, channel, createdAt, serverId } = delivery;
  const cause = causeOf(delivery);
  return (
    <>
      <Fact label={deliveriesTexts.to} copied={to}>
        {to}
      </Fact>
      <Fact label={deliveriesTexts.by}>{CHANNEL_LABELS[channel]}</Fact>
      {cause && (
        <Fact label={deliveriesTexts.cause}>
          <Link to={cause.to}>{cause.label}</Link>
        </Fact>
      )}
      <Fact label={deliveriesTexts.made}>
        <time dateTime={createdAt}>{formatFull(createdAt)}</time>
      </Fact>
      {serverId && (
        <Fact label={deliveriesTexts.id} copied={serverId}>
          {serverId}
        </Fact>
      )}
    </>
  );
}
