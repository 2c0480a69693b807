import { useFormContext, useWatch } from 'react-hook-form';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { usePublishIntent } from '#web/admin/editing/form/publishing.ts';
import { DateInput } from '#web/admin/shell/dates/date-input.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { formatUntil, fromLocalInput, toLocalInput } from './local-time.ts';
import { asText, useField, type Field, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/**
 * Stands for a half-typed or impossible date (31 February), which must not be saved as "no date". The contract refuses
 * this value.
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
  return (
    <WrittenDate
      field={field}
      description={field.info.help ?? ''}
      toLocal={(value) => value.slice(0, 10)}
      fromLocal={(day) => (day === '' ? '' : `${day}T00:00:00.000Z`)}
    />
  );
}

function DateTimeInput({ field, hint }: { field: Field; hint: string }) {
  const description = [asText(field.value) !== INCOMPLETE && hint, field.info.help].filter(Boolean).join(' ');
  return (
    <WrittenDate field={field} description={description} hasTime toLocal={toLocalInput} fromLocal={fromLocalInput} />
  );
}

interface WrittenDateProps {
  field: Field;
  description: string;
  hasTime?: boolean;
  toLocal: (value: string) => string;
  fromLocal: (local: string) => string;
}

function WrittenDate({ field, description, hasTime = false, toLocal, fromLocal }: WrittenDateProps) {
  const value = asText(field.value);
  return (
    <FieldFrame field={field}>
      <DateInput
        {...controlProps(field)}
        description={description}
        name={field.label}
        hasTime={hasTime}
        value={value === INCOMPLETE ? null : toLocal(value)}
        onChange={(local) => field.set(local === null ? INCOMPLETE : fromLocal(local))}
      />
    </FieldFrame>
  );
}

function dateTimeText(value: string): string {
  return value === '' ? '' : fieldsTexts.yourTime(formatFull(value));
}

/** The effect of a publication time: for a draft, as saved, or after saving. */
export function scheduleText(value: string, publication: 'draft' | 'saved' | 'typed', now: Date): string {
  if (value === '') return fieldsTexts.leaveEmptyToUse;
  const when = fieldsTexts.yourTimeWithWhen(formatFull(value));
  if (new Date(value) <= now) {
    const hint = {
      draft: fieldsTexts.oncePublishedItShows,
      saved: fieldsTexts.publicSince,
      typed: fieldsTexts.onceSavedItShows,
    };
    return hint[publication](when);
  }
  const appears = {
    draft: fieldsTexts.appearsOncePublished,
    saved: fieldsTexts.appears,
    typed: fieldsTexts.appearsOnceSaved,
  };
  return appears[publication](when, formatUntil(value, now));
}
