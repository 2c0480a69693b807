import { TbAlertTriangle, TbCheck, TbClockHour4, TbSend2, TbX } from 'react-icons/tb';
import type { AttemptOutcome, DeliveryChannel, DeliveryWithAttempts } from '#contract/records/delivery.ts';
import { formatClock, formatDay, formatFull } from '#web/admin/shell/dates/format-date.ts';
import { Seal, type Sign } from '#web/admin/shell/marked-face.tsx';
import { explainAnswer } from '#web/admin/shell/answer-words.ts';
import classes from './delivery-detail.module.css';
import { OUTCOMES } from './delivery-texts.ts';
import * as deliveriesTexts from '#web/admin/texts/deliveries.ts';

const SIGNS: Record<AttemptOutcome, Sign> = {
  running: { Icon: TbSend2, tone: 'dusk' },
  accepted: { Icon: TbCheck, tone: 'moss' },
  refused: { Icon: TbX, tone: 'brick' },
  postponed: { Icon: TbClockHour4, tone: 'amber' },
  interrupted: { Icon: TbAlertTriangle, tone: 'plain' },
};

/** Every attempt, newest first, with the other server's answer in words and as it was sent. */
export function DeliveryLog({ delivery: { log, channel } }: { delivery: DeliveryWithAttempts }) {
  if (log.length === 0) return <p className={classes.none}>{deliveriesTexts.noAttemptYet}</p>;
  return (
    <ol className={classes.log}>
      {log.map((attempt) => (
        <Attempt key={attempt.startedAt} attempt={attempt} channel={channel} />
      ))}
    </ol>
  );
}

interface AttemptProps {
  attempt: DeliveryWithAttempts['log'][number];
  channel: DeliveryChannel;
}

function Attempt({ attempt: { startedAt, outcome, answer }, channel }: AttemptProps) {
  const { words, raw } = explainAnswer(answer, channel);
  return (
    <li className={classes.attempt}>
      <Seal sign={SIGNS[outcome]} />
      <span className={classes.outcome}>
        {OUTCOMES[outcome]}
        <time className={classes.at} dateTime={startedAt} title={formatFull(startedAt)}>
          {formatDay(startedAt)}, {formatClock(startedAt)}
        </time>
      </span>
      {answer && (
        <p className={classes.answer}>
          {words}
          {raw && <code className={classes.raw}>{raw}</code>}
        </p>
      )}
    </li>
  );
}
