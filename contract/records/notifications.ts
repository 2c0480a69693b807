import { z } from 'zod';
import { NOTIFICATION_KINDS } from '#contract/constants.ts';
import { withMeta } from '#contract/field-meta.ts';
import { toggle } from '../fields.ts';
import { listOf, replyOf, writable } from '../sections/section.ts';
import { rules } from '../rule-texts.ts';

/** Devices on which one account can get push notifications. */
export const PUSH_DEVICES_MAX = 10;
const ENDPOINT_MAX = 1000;
/** A point of the curve P-256 without compression (65 bytes), and a secret of 16 bytes, both in base64url. */
const P256DH = /^B[\w-]{86}=?$/;
const AUTH = /^[\w-]{22}(==)?$/;

const kinds = z
  .array(z.enum(NOTIFICATION_KINDS), 'Must be a list of kinds')
  .max(NOTIFICATION_KINDS.length)
  .overwrite((chosen) => NOTIFICATION_KINDS.filter((kind) => chosen.includes(kind)));

const choices = {
  kinds: withMeta(kinds, { label: 'Tell me about', widget: 'list', bare: kinds }),
  showsNames: toggle('Show names', false),
};

/** What a person wants to hear of, in all their browsers. */
export const notificationChoices = writable(choices);
export type NotificationChoices = z.output<typeof notificationChoices>;

/** What a browser gives to receive push notifications. Its server checks where the address leads. */
export const newPushSubscription = z.strictObject({
  endpoint: z
    .string(rules.pushEndpoint)
    .max(ENDPOINT_MAX, rules.pushEndpoint)
    .refine((text) => isEndpoint(text), rules.pushEndpoint),
  p256dh: z.string(rules.pushKeys).regex(P256DH, rules.pushKeys),
  auth: z.string(rules.pushKeys).regex(AUTH, rules.pushKeys),
});
export type NewPushSubscription = z.output<typeof newPushSubscription>;

/** A device that gets push notifications of its owner. */
export const pushSubscription = replyOf({
  _id: z.string(),
  /** By it, a browser finds its own subscription. */
  endpoint: z.string(),
  /** The user agent of the browser. */
  agent: z.string(),
  createdAt: z.string(),
  /** When its push service last accepted a notification; '' for never. */
  lastOkAt: z.string(),
  /** How many attempts in a row its push service has refused. */
  failures: z.number().int(),
  /** Whether it ends with the session of this call. */
  isOfSession: z.boolean(),
});
export type PushSubscriptionInfo = z.output<typeof pushSubscription>;

export const ownNotifications = replyOf({
  ...choices,
  /** With it a browser subscribes; '' while the keys cannot be decrypted. */
  publicKey: z.string(),
  subscriptions: listOf(pushSubscription),
});
export type OwnNotifications = z.output<typeof ownNotifications>;

/** A test may have an address on this machine. Whether it is accepted, the server decides. */
function isEndpoint(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}
