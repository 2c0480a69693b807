import { CloseButton, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { TbCalendar } from 'react-icons/tb';
import { formatFull } from '../shell/when.ts';
import { controlProps, Frame } from './frame.tsx';
import { formatUntil, fromLocal, toLocal } from './local-time.ts';
import { textOf, useField, type Field, type FieldProps } from './use-field.ts';

/** A moment, in the time of this computer. */
export function DateField(props: FieldProps) {
  const field = useField(props);
  return <Moment field={field} words={inWords(textOf(field.value))} />;
}

/** From when on a record is public: says what the moment means for what is chosen as its status. */
export function ScheduleField(props: FieldProps) {
  const field = useField(props);
  const status: unknown = useWatch({ name: props.path.replace(/[^.]+$/, 'status') });
  return <Moment field={field} words={scheduleInWords(textOf(field.value), status !== 'draft', new Date())} />;
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
        value={value.slice(0, 10)}
        leftSection={<TbCalendar size={16} aria-hidden />}
        rightSection={value !== '' && <Clear field={field} />}
        onChange={({ currentTarget: { value: day } }) => field.set(day === '' ? '' : `${day}T00:00:00.000Z`)}
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
        description={[words, field.info.help].filter(Boolean).join(' ')}
        type="datetime-local"
        value={toLocal(value)}
        leftSection={<TbCalendar size={16} aria-hidden />}
        rightSection={value !== '' && <Clear field={field} />}
        onChange={(event) => field.set(fromLocal(event.currentTarget.value))}
      />
    </Frame>
  );
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

/** What a moment of publication means. */
export function scheduleInWords(value: string, isPublished: boolean, now: Date): string {
  if (value === '') return 'Left empty, it is the moment in which it is published.';
  const when = formatFull(value);
  if (new Date(value) <= now) return isPublished ? `Public since ${when}, your time.` : `Dated ${when}, your time.`;
  const appears = `ppears by itself on ${when}, your time, ${formatUntil(value, now)}.`;
  return isPublished ? `A${appears}` : `Once published, it a${appears}`;
}
