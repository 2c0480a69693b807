import { CloseButton, TextInput } from '@mantine/core';
import type { ChangeEvent, FocusEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbCalendar } from 'react-icons/tb';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { useIntent } from '#web/admin/editing/form/publishing.ts';
import { formatFull } from '#web/admin/shell/dates/when.ts';
import { controlProps, Frame } from './frame.tsx';
import { formatUntil, fromLocal, toLocal } from './local-time.ts';
import { textOf, useField, type Field, type FieldProps } from './use-field.ts';

/**
 * Stands for a date that is half typed or that no calendar has (31 February). The browser reports it as empty, but it
 * must not be saved as "no date": the contract refuses this word.
 */
const INCOMPLETE = 'incomplete';

/** A moment, in the time of this computer. */
export function DateField(props: FieldProps) {
  const field = useField(props);
  return <Moment field={field} words={inWords(textOf(field.value))} />;
}

/** From when on a record is public: says what the moment means for what is chosen as its status. */
export function ScheduleField(props: FieldProps) {
  const field = useField(props);
  const { trigger } = useFormContext();
  const { base } = useEditorState();
  const { setIntent } = useIntent();
  const status: unknown = useWatch({ name: 'status' });
  const isSaved = status === base.status && field.value === base[props.path];
  const publication = status === 'draft' ? 'draft' : isSaved ? 'saved' : 'typed';
  function set(value: unknown) {
    field.set(value);
    if (publication === 'draft') return;
    const isAhead = new Date(textOf(value)) > new Date();
    // From here on the post waits for a time, also when a time in the past is typed next.
    if (isAhead && base.status === 'draft') setIntent('scheduled');
    if (!isAhead) void trigger(props.path);
  }
  const value = textOf(field.value);
  const words = field.error || value === INCOMPLETE ? '' : scheduleInWords(value, publication, new Date());
  return <Moment field={{ ...field, set }} words={words} />;
}

/** A day without a time; the same day wherever the page is read. */
export function DayField(props: FieldProps) {
  const field = useField(props);
  const value = textOf(field.value);
  return (
    <Frame field={field}>
      <TextInput
        {...controlProps(field)}
        type="date"
        value={value === INCOMPLETE ? '' : value.slice(0, 10)}
        leftSection={<TbCalendar size={16} aria-hidden />}
        rightSection={value !== '' && <Clear field={field} />}
        {...dateHandlers(field, (day) => (day === '' ? '' : `${day}T00:00:00.000Z`))}
      />
    </Frame>
  );
}

function Moment({ field, words }: { field: Field; words: string }) {
  const value = textOf(field.value);
  return (
    <Frame field={field}>
      <TextInput
        {...controlProps(field)}
        description={[value !== INCOMPLETE && words, field.info.help].filter(Boolean).join(' ')}
        type="datetime-local"
        value={toLocal(value)}
        leftSection={<TbCalendar size={16} aria-hidden />}
        rightSection={value !== '' && <Clear field={field} />}
        {...dateHandlers(field, fromLocal)}
      />
    </Frame>
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

function Clear({ field }: { field: Field }) {
  return (
    <CloseButton
      size="sm"
      aria-label={`Clear: ${field.label}`}
      onClick={() => {
        field.set('');
        document.getElementById(field.id)?.focus(); // this button goes
      }}
    />
  );
}

function inWords(value: string): string {
  return value === '' ? '' : `${formatFull(value)}, your time.`;
}

/** What a moment of publication means: for a draft, as it is saved, or once it is saved. */
export function scheduleInWords(value: string, publication: 'draft' | 'saved' | 'typed', now: Date): string {
  if (value === '') return 'Leave empty to use the moment you publish.';
  const when = `${formatFull(value)}, your time`;
  if (new Date(value) <= now) {
    const words = { draft: 'Dated', saved: 'Public since', typed: 'Will be dated' };
    return `${words[publication]} ${when}.`;
  }
  const appears = `ppears automatically on ${when}, ${formatUntil(value, now)}.`;
  if (publication === 'saved') return `A${appears}`;
  return `Once ${publication === 'draft' ? 'published' : 'saved'}, it a${appears}`;
}
