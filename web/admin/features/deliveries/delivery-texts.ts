import { EVENT_LABELS, EVENT_TYPES } from '#contract/events.ts';
import type {
  AttemptOutcome,
  Delivery,
  DeliveryChannel,
  DeliveryPurpose,
  DeliveryState,
} from '#contract/records/delivery.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** What the state is called; `sending` is a waiting delivery that is being sent at the moment. */
export type ShownState = DeliveryState | 'sending';
const STATES: Readonly<Record<string, string>> = {
  queued: 'Waiting',
  sending: 'Being sent',
  accepted: 'Accepted',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export const CHANNEL_LABELS: Record<DeliveryChannel, string> = { mail: 'Mail', webhook: 'Webhook', push: 'Push' };

export const PURPOSE_LABELS: Record<DeliveryPurpose, string> = {
  notification: 'Notification',
  digest: 'Summary of many enquiries',
  'password-reset': 'Link for a new password',
  reply: 'Reply to an enquiry',
  reminder: 'Reminder',
  'review-invitation': 'Invitation to review',
  canary: 'Daily check of the contact form',
  event: 'Event for another program',
  test: 'Test',
};

export const OUTCOMES: Record<AttemptOutcome, string> = {
  running: 'Being sent',
  accepted: 'Accepted',
  refused: 'Refused for good',
  postponed: 'Not accepted yet',
  interrupted: 'Interrupted, because the server stopped',
};

/** Who answers. */
export const OTHER_SERVERS: Record<DeliveryChannel, string> = {
  mail: 'the mail server',
  webhook: 'the receiver',
  push: 'the push service',
};

export function stateLabel(state: string): string {
  return STATES[state] ?? state;
}

export function shownState({ state, isSending }: Pick<Delivery, 'state' | 'isSending'>): ShownState {
  return isSending ? 'sending' : state;
}

/** The subject of a mail, or the event in words. */
export function deliveryTitle({ title, purpose }: Pick<Delivery, 'title' | 'purpose'>): string {
  const event = EVENT_TYPES.find((type) => type === title);
  if (event) return EVENT_LABELS[event];
  return title === '' || title === purpose ? PURPOSE_LABELS[purpose] : title;
}

/** 'now', 'in 4 minutes', 'in 1 hour', 'in 2 days'. */
export function untilText(iso: string, now: number): string {
  const minutes = Math.ceil((Date.parse(iso) - now) / MINUTE_MS);
  if (!(minutes > 0)) return 'now';
  if (minutes < 2 * HOUR_MINUTES) return `in ${plural(minutes, 'minute')}`;
  const hours = Math.round(minutes / HOUR_MINUTES);
  return hours < 48 ? `in ${plural(hours, 'hour')}` : `in ${plural(Math.round(hours / 24), 'day')}`;
}

export function attemptsText(count: number): string {
  return count === 0 ? 'No attempt' : plural(count, 'attempt');
}

type Standing = Pick<
  Delivery,
  'state' | 'isSending' | 'channel' | 'attempts' | 'nextAttemptAt' | 'expiresAt' | 'settledAt'
>;

/** What happens next, or what happened last. */
export function nextText(delivery: Standing, now: number): string {
  const { state, channel, attempts, nextAttemptAt, expiresAt, settledAt } = delivery;
  if (delivery.isSending) return `It is being sent now. The answer of ${OTHER_SERVERS[channel]} appears here.`;
  if (state === 'queued') {
    const which = attempts === 0 ? 'first' : 'next';
    return `The ${which} attempt is ${untilText(nextAttemptAt, now)}. Attempts end on ${formatFull(expiresAt)}.`;
  }
  if (state === 'accepted') return `${upper(OTHER_SERVERS[channel])} took it on ${formatFull(settledAt)}.`;
  if (state === 'cancelled') return `It was cancelled on ${formatFull(settledAt)} and is not sent.`;
  return `It failed for good on ${formatFull(settledAt)}. It is not tried again by itself.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

interface Cause {
  label: string;
  to: string;
}

/** The record that caused a delivery, with its place in the panel; null for none. */
export function causeOf({ recordKind, recordId }: Pick<Delivery, 'recordKind' | 'recordId'>): Cause | null {
  const id = encodeURIComponent(recordId);
  const causes: Record<string, Cause> = {
    leads: { label: 'The lead', to: `/enquiries?enquiry=${id}` },
    messages: { label: 'The message', to: `/enquiries?enquiry=${id}` },
    reviews: { label: 'The review', to: `/reviews/${id}` },
    blog: { label: 'The post', to: `/blog/${id}` },
    'review-invitations': { label: 'Client reviews', to: '/reviews' },
  };
  return causes[recordKind] ?? null;
}
