import type { Webhook } from '#contract/records/webhook.ts';
import type { NewDelivery } from '#server/outbox/enqueue.ts';
import type { PublishedEvent, Subscriber } from '#server/outbox/fan-out.ts';
import { webhooksFor } from './store.ts';
import type { WebhookPayload } from './webhook-channel.ts';
import { webhookKey } from '#server/outbox/webhook-key.ts';

/** One request to each webhook that wants the event. */
export const webhookSubscriber: Subscriber = async (trx, event) => {
  const webhooks = await webhooksFor(trx, event.type);
  return webhooks.map((webhook) => webhookDelivery(webhook, event, 'event'));
};

type Message = Pick<PublishedEvent, 'id' | 'recordId' | 'data' | 'createdAt'> & { type: string };

export function webhookDelivery(
  { _id, address }: Webhook,
  { id, type, data, createdAt, recordId }: Message,
  purpose: 'event' | 'test',
): NewDelivery {
  const payload: WebhookPayload = {
    webhookId: _id,
    messageId: `msg_${id}`,
    body: { type, timestamp: createdAt, data },
  };
  return {
    // The rest of the address is often a secret, and every member of staff sees deliveries.
    ...{ channel: 'webhook', lane: webhookKey(_id), purpose, to: new URL(address).origin, title: type },
    ...{ key: `${id}:webhook:${_id}`, payload, record: { kind: '', id: recordId } },
  };
}
