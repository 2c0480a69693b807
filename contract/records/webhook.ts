import { z } from 'zod';
import { cleanAddress } from '../clean-text.ts';
import { EVENT_TYPES } from '../events.ts';
import { line, requiredLine, toggle } from '../fields.ts';
import { withMeta } from '#contract/field-meta.ts';
import { optional, patchable, replyOf, writable } from '../sections/section.ts';
import { rules } from '../rule-texts.ts';
import { stamps } from '../sections/stamps.ts';

/** Most webhooks of a site: each of them gets a request for each of its events. */
export const WEBHOOKS_MAX = 20;
const ADDRESS_MAX = 2000;

const required = requiredLine('Address', { max: ADDRESS_MAX, message: rules.webhookAddress, clean: cleanAddress });
const address = withMeta(required.refine(isWebhookAddress, rules.webhookAddress), {
  label: 'Address',
  widget: 'line',
  max: ADDRESS_MAX,
  placeholder: 'https://example.com/hooks/marquee',
  help: 'Where the request is sent. It starts with https://.',
});

const chosen = z
  .array(z.enum(EVENT_TYPES), 'Must be a list of events')
  .min(1, rules.webhookEvents)
  .max(EVENT_TYPES.length)
  .overwrite((types) => EVENT_TYPES.filter((type) => types.includes(type)));
const events = withMeta(chosen, { label: 'Events', widget: 'list', bare: chosen });

export const webhookFields = {
  address,
  description: line('Description', { max: 120, help: 'What receives it, such as “Our customer list”.' }),
  events,
  isActive: toggle('On', true),
};

const webhookAnswer = replyOf({
  at: z.string(),
  isAccepted: z.boolean(),
  text: z.string(),
});
export type WebhookAnswer = z.output<typeof webhookAnswer>;

/** An address that gets a signed request for each chosen event. */
export const webhook = replyOf({
  ...webhookFields,
  ...stamps,
  /** Set by the product after the receiver answered 410 (gone); '' otherwise. */
  disabledReason: z.string(),
  /** What the receiver answered to the newest attempt. Only in the list; absent before the first attempt. */
  lastAnswer: optional(webhookAnswer),
  /** Only in the reply that creates it or gives it a new secret. */
  secret: optional(z.string()),
});
export const webhookCreate = writable(webhookFields);
export const webhookUpdate = patchable(webhookFields);
export const webhookSecret = replyOf({ secret: z.string() });

export type Webhook = z.output<typeof webhook>;

/** An http(s) address without a login in it. Whether plain http is accepted, the server decides by its settings. */
function isWebhookAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash;
}
