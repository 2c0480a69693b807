import { EVENT_LABELS, EVENT_TYPES } from '#contract/events.ts';
import type {
  AttemptOutcome,
  Delivery,
  DeliveryChannel,
  DeliveryPurpose,
  DeliveryState,
} from '#contract/records/delivery.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as deliveriesTexts from '#web/admin/texts/deliveries.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** What the state is called; `sending` is a waiting delivery that is being sent at the moment. */
export type ShownState = DeliveryState | 'sending';
const STATES: Readonly<Record<string, string>> = {
  queued: deliveriesTexts.waiting,
  sending: deliveriesTexts.beingSent,
  accepted: deliveriesTexts.accepted,
  failed: deliveriesTexts.failed,
  cancelled: deliveriesTexts.cancelled,
};

export const CHANNEL_LABELS: Record<DeliveryChannel, string> = {
  mail: deliveriesTexts.mail,
  webhook: deliveriesTexts.webhook,
  push: deliveriesTexts.push,
};

export const PURPOSE_LABELS: Record<DeliveryPurpose, string> = {
  notification: deliveriesTexts.notification,
  digest: deliveriesTexts.summaryOfManyEnquiries,
  'password-reset': deliveriesTexts.linkForANewPassword,
  reply: deliveriesTexts.replyToAnEnquiry,
  reminder: deliveriesTexts.reminder,
  'review-invitation': deliveriesTexts.invitationToReview,
  canary: deliveriesTexts.dailyCheckOfTheContact,
  event: deliveriesTexts.eventForAnotherProgram,
  test: deliveriesTexts.test,
};

export const OUTCOMES: Record<AttemptOutcome, string> = {
  running: deliveriesTexts.beingSent,
  accepted: deliveriesTexts.accepted,
  refused: deliveriesTexts.refusedForGood,
  postponed: deliveriesTexts.notAcceptedYet,
  interrupted: deliveriesTexts.interruptedBecauseTheServerStopped,
};

/** Who answers. */
export const OTHER_SERVERS: Record<DeliveryChannel, string> = {
  mail: deliveriesTexts.theMailServer,
  webhook: deliveriesTexts.theReceiver,
  push: deliveriesTexts.thePushService,
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
  if (!(minutes > 0)) return deliveriesTexts.now;
  if (minutes < 2 * HOUR_MINUTES) return deliveriesTexts.inMinutes(minutes);
  const hours = Math.round(minutes / HOUR_MINUTES);
  return hours < 48 ? deliveriesTexts.inHours(hours) : deliveriesTexts.inDays(Math.round(hours / 24));
}

export function attemptsText(count: number): string {
  return deliveriesTexts.attemptCount(count);
}

type Standing = Pick<
  Delivery,
  'state' | 'isSending' | 'channel' | 'attempts' | 'nextAttemptAt' | 'expiresAt' | 'settledAt'
>;

/** What happens next, or what happened last. */
export function nextText(delivery: Standing, now: number): string {
  const { state, channel, attempts, nextAttemptAt, expiresAt, settledAt } = delivery;
  if (delivery.isSending) return deliveriesTexts.itIsBeingSentNow(OTHER_SERVERS[channel]);
  if (state === 'queued') {
    const attempt = attempts === 0 ? deliveriesTexts.firstAttempt : deliveriesTexts.nextAttempt;
    return attempt(untilText(nextAttemptAt, now), formatFull(expiresAt));
  }
  if (state === 'accepted') return deliveriesTexts.tookItOn(upper(OTHER_SERVERS[channel]), formatFull(settledAt));
  if (state === 'cancelled') return deliveriesTexts.itWasCancelled(formatFull(settledAt));
  return deliveriesTexts.itFailedForGood(formatFull(settledAt));
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Cause {
  label: string;
  to: string;
}

/** The record that caused a delivery, with its place in the panel; null for none. */
export function causeOf({ recordKind, recordId }: Pick<Delivery, 'recordKind' | 'recordId'>): Cause | null {
  const id = encodeURIComponent(recordId);
  const causes: Record<string, Cause> = {
    leads: { label: deliveriesTexts.theLead, to: `/enquiries?enquiry=${id}` },
    messages: { label: deliveriesTexts.theMessage, to: `/enquiries?enquiry=${id}` },
    reviews: { label: deliveriesTexts.theReview, to: `/reviews/${id}` },
    blog: { label: deliveriesTexts.thePost, to: `/blog/${id}` },
    'review-invitations': { label: commonTexts.clientReviews, to: '/reviews' },
  };
  return causes[recordKind] ?? null;
}
