import { CloseButton, TextInput } from '@mantine/core';
import type { ChangeEvent, FocusEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbCalendar } from 'react-icons/tb';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { usePublishIntent } from '#web/admin/editing/form/publishing.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { formatUntil, fromLocalInput, toLocalInput } from './local-time.ts';
import { asText, useField, type Field, type FieldProps } from './use-field.ts';

/**
 * Stands for a half-typed or impossible date (31 February). The browser reports it as empty, but it must not be saved
 * as "no date". The contract refuses this value.
 */
const INCOMPLETE = 'incomplete';

/** A date and time in the local time zone. */
export function DateField(props: FieldProps) {
  const field = useField(props);
  return <DateTimeInput field={field} hint={dateTimeText(asText(field.value))} />;
}

/** The time from which a record is public, with the effect for the chosen status. */
export function ScheduleField(props: FieldProps) {
  const field = useField(props);
  const { trigger } = useFormContext();
  const { base } = useEditorState();
  const { setIntent } = usePublishIntent();
  const status: unknown = useWatch({ name: 'status' });
  const isSaved = status === base.status && field.value === base[props.path];
  const publication = status === 'draft' ? 'draft' : isSaved ? 'saved' : 'typed';
  function set(value: unknown) {
    field.set(value);
    if (publication === 'draft') return;
    const isFuture = new Date(asText(value)) > new Date();
    // From now on the post is scheduled, even if a past time is typed next.
    if (isFuture && base.status === 'draft') setIntent('scheduled');
    if (!isFuture) void trigger(props.path);
  }
  const value = asText(field.value);
  // oxlint-disable-next-line react/purity -- it shows the current state
  const hint = field.error || value === INCOMPLETE ? '' : scheduleText(value, publication, new Date());
  return <DateTimeInput field={{ ...field, set }} hint={hint} />;
}

/** A day without a time, independent of the time zone. */
export function DayField(props: FieldProps) {
  const field = useField(props);
  const value = asText(field.value);
  return (
    <FieldFrame field={field}>
      <TextInput
        {...controlProps(field)}
        type="date"
        value={value === INCOMPLETE ? '' : value.slice(0, 10)}
        leftSection={<TbCalendar size={16} aria-hidden />}
        rightSection={value !== '' && <ClearButton field={field} />}
        {...dateHandlers(field, (day) => (day === '' ? '' : `${day}T00:00:00.000Z`))}
      />
    </FieldFrame>
  );
}

function DateTimeInput({ field, hint }: { field: Field; hint: string }) {
  const value = asText(field.value);
  return (
    <FieldFrame field={field}>
      <TextInput
        {...controlProps(field)}
        description={[value !== INCOMPLETE && hint, field.info.help].filter(Boolean).join(' ')}
        type="datetime-local"
        value={toLocalInput(value)}
        leftSection={<TbCalendar size={16} aria-hidden />}
        rightSection={value !== '' && <ClearButton field={field} />}
        {...dateHandlers(field, fromLocalInput)}
      />
    </FieldFrame>
  );
}

function dateHandlers(field: Field, read: (typed: string) => string) {
  return {
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      field.set(currentTarget.validity.badInput ? INCOMPLETE : read(currentTarget.value));
    },
    // React does not report a change from empty to incomplete.
    onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
      if (currentTarget.validity.badInput) field.set(INCOMPLETE);
      field.blur();
    },
  };
}

function ClearButton({ field }: { field: Field }) {
  return (
    <CloseButton
      size="sm"
      aria-label={`Clear: ${field.label}`}
      onClick={() => {
        field.set('');
        document.getElementById(field.id)?.focus(); // this button disappears
      }}
    />
  );
}

function dateTimeText(value: string): string {
  return value === '' ? '' : `${formatFull(value)}, your time.`;
}

/** The effect of a publication time: for a draft, as saved, or after saving. */
export function scheduleText(value: string, publication: 'draft' | 'saved' | 'typed', now: Date): string {
  if (value === '') return 'Leave empty to use the moment you publish.';
  const when = `${formatFull(value)}, your time`;
  if (new Date(value) <= now) {
    const hint = {
      draft: 'Once published, it shows the date',
      saved: 'Public since',
      typed: 'Once saved, it shows the date',
    };
    return `${hint[publication]} ${when}.`;
  }
  const appears = `ppears automatically on ${when}, ${formatUntil(value, now)}.`;
  if (publication === 'saved') return `A${appears}`;
  return `Once ${publication === 'draft' ? 'published' : 'saved'}, it a${appears}`;
}
