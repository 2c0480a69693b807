import type { Webhook } from '#contract/records/webhook.ts';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import { WebhookSecret } from './webhook-secret.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookTest } from './webhook-test.tsx';
import classes from './webhooks.module.css';
import * as webhooksTexts from '#web/admin/texts/webhooks.ts';

/** The secret of a webhook, a test, and what was sent to it. */
export function WebhookAside({ record }: SlotProps<Webhook>) {
  if (!record) {
    return (
      <RecordCard title={webhooksTexts.howItWorks}>
        <p className={classes.words}>{webhooksTexts.eachChosenEventIsSent}</p>
      </RecordCard>
    );
  }
  return (
    <>
      <RecordCard title={webhooksTexts.secret}>
        <WebhookSecret key={record._id} webhook={record} />
      </RecordCard>
      <RecordCard title={webhooksTexts.test}>
        <WebhookTest key={record._id} id={record._id} />
      </RecordCard>
      <RecordCard title={webhooksTexts.latestDeliveries}>
        <WebhookDeliveries id={record._id} />
      </RecordCard>
    </>
  );
}
