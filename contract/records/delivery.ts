import { z } from 'zod';
import { listOf, replyOf } from '../sections/section.ts';

/** How something leaves the product. */
export const DELIVERY_CHANNELS = ['mail', 'webhook', 'push'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/**
 * `queued`: waits for its next attempt. `accepted`: the other server took it. `failed`: refused for good, or expired.
 * `cancelled`: a person stopped it, or its cause is gone.
 */
export const DELIVERY_STATES = ['queued', 'accepted', 'failed', 'cancelled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_PURPOSES = [
  'notification',
  'digest',
  'password-reset',
  'reply',
  'reminder',
  'review-invitation',
  'canary',
  'event',
  'test',
] as const;
export type DeliveryPurpose = (typeof DELIVERY_PURPOSES)[number];

/** How an attempt ended. `interrupted`: the process ended before the answer came. */
export const ATTEMPT_OUTCOMES = ['running', 'accepted', 'refused', 'postponed', 'interrupted'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** Minutes of waiting after which the dashboard warns. */
export const DELIVERY_LATE_MINUTES = 15;
/** Hours during which a delivery is attempted. */
export const DELIVERY_HOURS = 48;
/** Minutes between the attempts; the last one is repeated. */
export const DELIVERY_DELAYS = [1, 2, 5, 10, 15, 30, 60] as const;
/** Days for which the list keeps deliveries that are no longer queued. */
export const DELIVERY_DAYS_KEPT = 30;

const deliveryFields = {
  _id: z.string(),
  channel: z.enum(DELIVERY_CHANNELS),
  purpose: z.enum(DELIVERY_PURPOSES),
  /** The mail address or the address of the webhook. */
  to: z.string(),
  /** The subject of a mail, or the type of an event. */
  title: z.string(),
  state: z.enum(DELIVERY_STATES),
  /** Whether it is being sent at the moment. */
  isSending: z.boolean(),
  attempts: z.number().int(),
  /** When it was queued. A failed one that a person tries again is queued again. */
  createdAt: z.string(),
  /** '' if it is no longer queued. */
  nextAttemptAt: z.string(),
  expiresAt: z.string(),
  /** When it was accepted, failed or was cancelled; '' before. */
  settledAt: z.string(),
  /** The id that the mail server gave it; '' if there is none. */
  serverId: z.string(),
  /** What the other server answered to the newest attempt; '' before the first. */
  lastAnswer: z.string(),
  /** The record that caused it; '' for none. */
  recordKind: z.string(),
  recordId: z.string(),
};

export const delivery = replyOf(deliveryFields);
export type Delivery = z.output<typeof delivery>;

export const deliveryAttempt = replyOf({
  startedAt: z.string(),
  /** '' while it runs, and if the process ended before the answer. */
  endedAt: z.string(),
  outcome: z.enum(ATTEMPT_OUTCOMES),
  answer: z.string(),
});

export const deliveryWithAttempts = replyOf({ ...deliveryFields, log: listOf(deliveryAttempt) });
export type DeliveryWithAttempts = z.output<typeof deliveryWithAttempts>;

/** What waits in one channel. Deliveries that are planned for later do not count. */
export const waitingDeliveries = replyOf({
  channel: z.enum(DELIVERY_CHANNELS),
  count: z.number().int(),
  /** Since when the oldest one waits. */
  since: z.string(),
  /** Whether it waits for more than `DELIVERY_LATE_MINUTES` minutes. */
  isLate: z.boolean(),
  /** What the other server answered to it; '' if nothing yet. */
  lastAnswer: z.string(),
});
export type WaitingDeliveries = z.output<typeof waitingDeliveries>;

export const deliverySummary = replyOf({
  counts: replyOf(
    Object.fromEntries(DELIVERY_STATES.map((state) => [state, z.number()])) as Record<DeliveryState, z.ZodNumber>, // one for each state
  ),
  /** One for each channel in which something waits. */
  waiting: listOf(waitingDeliveries),
  /** How many failed in the last `DELIVERY_FAILED_DAYS` days and were not marked as seen. */
  unseenFailures: z.number().int(),
});
export type DeliverySummary = z.output<typeof deliverySummary>;
