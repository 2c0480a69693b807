import type { Webhook } from '#contract/records/webhook.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { WebhookSecret } from './webhook-secret.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookTest } from './webhook-test.tsx';
import classes from './webhooks.module.css';

/** The secret of a webhook, a test, and what was sent to it. */
export function WebhookAside({ record }: SlotProps<Webhook>) {
  if (!record) {
    return (
      <RecordCard title="How it works">
        <p className={classes.words}>
          Each chosen event is sent to the address as JSON, signed with a secret that appears here once you have saved.
        </p>
      </RecordCard>
    );
  }
  return (
    <>
      <RecordCard title="Secret">
        <WebhookSecret key={record._id} webhook={record} />
      </RecordCard>
      <RecordCard title="Test">
        <WebhookTest key={record._id} id={record._id} />
      </RecordCard>
      <RecordCard title="Latest deliveries">
        <WebhookDeliveries id={record._id} />
      </RecordCard>
    </>
  );
}
