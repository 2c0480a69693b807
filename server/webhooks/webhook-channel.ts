import { Webhook as Signer } from 'standardwebhooks';
import { WEBHOOKS_MAX } from '#contract/records/webhook.ts';
import type { AttemptResult, ClaimedDelivery } from '#server/outbox/delivery-queue.ts';
import type { Channel } from '#server/outbox/outbox.ts';
import { Failure } from '#server/http/failure.ts';
import { connectionFault, requestOutside } from '#server/http/request-outside.ts';
import { InternalAddress, type Resolve } from '#server/http/public-address.ts';
import type { WebhookStore } from './store.ts';

/** How long a receiver may take for its whole answer. */
const TIMEOUT_MS = 10_000;
const GONE = 410;
const USER_AGENT = 'Marquee-Webhooks/1';

/** What is stored until the request succeeds. The body is signed at each attempt. */
export interface WebhookPayload {
  webhookId: string;
  /** The same for every attempt, so that a receiver recognizes a repeated request. */
  messageId: string;
  body: { type: string; timestamp: string; data: object };
}

interface Options {
  allowsInternal: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
}

/** Sends deliveries as signed requests. Never follows a redirect, which could lead to an internal address. */
export function openWebhookChannel(store: WebhookStore, options: Options): Channel {
  async function send({ payload }: ClaimedDelivery, closing: AbortSignal): Promise<AttemptResult> {
    const { webhookId, messageId, body } = payload as WebhookPayload; // `webhookDelivery` stores it
    const webhook = await store.get(webhookId).catch(nullIfMissing);
    if (!webhook) return { is: 'obsolete' };
    const secret = await store.secretOf(webhookId);
    if (secret === null) return postponed('The secret cannot be decrypted. Replace it in the panel.');
    const content = JSON.stringify(body);
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      'user-agent': USER_AGENT,
      'webhook-id': messageId,
      'webhook-timestamp': Math.floor(now.getTime() / 1000),
      'webhook-signature': new Signer(secret).sign(messageId, now, content),
    };
    try {
      const signal = AbortSignal.any([closing, AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)]);
      const status = await requestOutside(new URL(webhook.address), {
        method: 'POST',
        headers,
        content,
        signal,
        ...options,
      });
      if (status === GONE) await store.disable(webhookId, GONE_REASON);
      return toResult(status);
    } catch (error) {
      if (error instanceof InternalAddress) return { is: 'refused', answer: internalAddressText(error) };
      return postponed(connectionFault(error, 'receiver'));
    }
  }

  // As many as there are webhooks: none waits for one that answers slowly.
  return { name: 'webhook', parallel: WEBHOOKS_MAX, unavailable: async () => null, send };
}

const GONE_REASON = 'The receiver answered 410: the address is gone. The webhook was switched off.';

function toResult(status: number): AttemptResult {
  const answer = `The receiver answered ${status}.`;
  if (status >= 200 && status < 300) return { is: 'accepted', serverId: '', answer };
  if (status === GONE) return { is: 'refused', answer: GONE_REASON };
  if (status >= 300 && status < 400)
    return {
      is: 'postponed',
      answer: `${answer} Redirects are not followed: enter the new address.`,
      isServerAway: true,
    };
  return { is: 'postponed', answer, isServerAway: false };
}

function postponed(answer: string): AttemptResult {
  return { is: 'postponed', answer, isServerAway: true };
}

/** Says how to allow it. */
export function internalAddressText({ message }: InternalAddress): string {
  return `${message} Whoever runs the server can allow such addresses with WEBHOOK_INTERNAL=true.`;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Failure && error.code === 'not-found') return null;
  throw error;
}
