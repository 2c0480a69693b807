import type { IconType } from 'react-icons';
import {
  TbBan,
  TbCircleCheckFilled,
  TbCircleXFilled,
  TbClockHour4,
  TbMail,
  TbBell,
  TbSend2,
  TbWebhook,
} from 'react-icons/tb';
import type { Delivery, DeliveryChannel } from '#contract/records/delivery.ts';
import classes from './delivery-state.module.css';
import { CHANNEL_LABELS, shownState, stateLabel, type ShownState } from './delivery-texts.ts';

const SIGNS: Record<ShownState, IconType> = {
  queued: TbClockHour4,
  sending: TbSend2,
  accepted: TbCircleCheckFilled,
  failed: TbCircleXFilled,
  cancelled: TbBan,
};
const CHANNEL_SIGNS: Record<DeliveryChannel, IconType> = { mail: TbMail, webhook: TbWebhook, push: TbBell };

/** The state as a sign, a colour and a word. */
export function DeliveryStateWord({ delivery }: { delivery: Pick<Delivery, 'state' | 'isSending'> }) {
  const state = shownState(delivery);
  const Sign = SIGNS[state];
  return (
    <span className={classes.state} data-state={state}>
      <Sign size={16} aria-hidden /> {stateLabel(state)}
    </span>
  );
}

/** How it leaves, as a sign. */
export function ChannelSign({ channel }: { channel: DeliveryChannel }) {
  const Sign = CHANNEL_SIGNS[channel];
  return <Sign className={classes.channel} size={16} role="img" aria-label={CHANNEL_LABELS[channel]} />;
}
