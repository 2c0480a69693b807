import { Alert, Checkbox, Input } from '@mantine/core';
import { TbAlertTriangle } from 'react-icons/tb';
import { EVENT_LABELS, EVENT_TYPES } from '#contract/events.ts';
import { webhookFields, type Webhook } from '#contract/records/webhook.ts';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { useField } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import type { SlotProps } from '#web/admin/editing/records/record-kind.ts';
import classes from './webhooks.module.css';
import * as webhooksTexts from '#web/admin/texts/webhooks.ts';

export function WebhookForm({ record }: SlotProps<Webhook>) {
  return (
    <>
      {record?.disabledReason && (
        <Alert color="brick" icon={<TbAlertTriangle aria-hidden />}>
          {record.disabledReason}
        </Alert>
      )}
      <FieldAt name="address" />
      <FieldAt name="description" />
      <EventsField />
      <FieldAt name="isActive" />
    </>
  );
}

/** The events that are reported, each with what it means. */
function EventsField() {
  const path = 'events';
  const basePath = useIsNew() ? null : path;
  const field = useField({ schema: webhookFields.events, path, basePath, label: webhooksTexts.events });
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (type: string, isOn: boolean) =>
    field.set(EVENT_TYPES.filter((known) => (known === type ? isOn : chosen.includes(known))));
  return (
    <FieldFrame field={field} isControl={false}>
      <div
        id={field.id}
        role="group"
        tabIndex={-1}
        className={classes.events}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={field.error ? `${field.id}-error` : undefined}
        onBlur={field.blur}
      >
        {EVENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={EVENT_LABELS[type]}
            description={type}
            checked={chosen.includes(type)}
            onChange={(event) => toggle(type, event.currentTarget.checked)}
          />
        ))}
      </div>
      {field.error && <Input.Error id={`${field.id}-error`}>{field.error}</Input.Error>}
    </FieldFrame>
  );
}
