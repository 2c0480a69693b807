import { Textarea, TextInput } from '@mantine/core';
import { TbCalendar, TbLink, TbMail } from 'react-icons/tb';
import { slugify } from '#contract/slug.ts';
import classes from './fields.module.css';
import { controlProps, Frame } from './frame.tsx';
import { LinkHint } from './link-hint.tsx';
import { softSlug } from './soft-slug.ts';
import { textOf, useField, type FieldProps } from './use-field.ts';

/** A single line of words. */
export function LineField(props: FieldProps) {
  const field = useField(props);
  const value = textOf(field.value);
  return (
    <Frame field={field}>
      <TextInput
        {...controlProps(field, value.length)}
        value={value}
        maxLength={field.info.max}
        placeholder={field.info.placeholder}
        onChange={(event) => field.set(event.currentTarget.value)}
      />
    </Frame>
  );
}

/** Several lines of plain words; grows with them. */
export function TextField(props: FieldProps) {
  const field = useField(props);
  const value = textOf(field.value);
  return (
    <Frame field={field}>
      <Textarea
        {...controlProps(field, value.length)}
        classNames={{ input: classes.growing }}
        rows={3}
        value={value}
        maxLength={field.info.max}
        placeholder={field.info.placeholder}
        onChange={(event) => field.set(event.currentTarget.value)}
      />
    </Frame>
  );
}

/** Where something leads. */
export function LinkField(props: FieldProps) {
  const field = useField(props);
  const value = textOf(field.value);
  return (
    <Frame field={field}>
      <TextInput
        {...controlProps(field, value.length)}
        value={value}
        maxLength={field.info.max}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        leftSection={<TbLink size={16} aria-hidden />}
        placeholder={field.info.placeholder}
        onChange={(event) => field.set(event.currentTarget.value)}
      />
      <LinkHint value={value} onTake={field.set} />
    </Frame>
  );
}

/** An e-mail address. */
export function EmailField(props: FieldProps) {
  const field = useField(props);
  const value = textOf(field.value);
  return (
    <Frame field={field}>
      <TextInput
        {...controlProps(field, value.length)}
        type="email"
        value={value}
        maxLength={field.info.max}
        spellCheck={false}
        leftSection={<TbMail size={16} aria-hidden />}
        placeholder={field.info.placeholder}
        onChange={(event) => field.set(event.currentTarget.value)}
      />
    </Frame>
  );
}

/** Width of one letter before an address, in pixels. */
const PREFIX_LETTER = 7;

/** A part of an address; what is typed becomes one at once. */
export function SlugField(props: FieldProps) {
  const field = useField(props);
  const value = textOf(field.value);
  const { prefix, max, placeholder } = field.info;
  return (
    <Frame field={field}>
      <TextInput
        {...controlProps(field, value.length)}
        value={value}
        maxLength={max}
        {...(prefix && { leftSection: prefix, leftSectionWidth: prefix.length * PREFIX_LETTER + 18 })}
        classNames={{ section: classes.prefix }}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        onChange={(event) => field.set(softSlug(event.currentTarget.value))}
        onBlur={() => {
          if (slugify(value) !== value) field.set(slugify(value));
          field.blur();
        }}
      />
    </Frame>
  );
}

/** A moment, in the time of this computer. */
export function DateField(props: FieldProps) {
  const field = useField(props);
  return (
    <Frame field={field}>
      <TextInput
        {...controlProps(field)}
        type="datetime-local"
        value={toLocal(textOf(field.value))}
        leftSection={<TbCalendar size={16} aria-hidden />}
        onChange={(event) => field.set(fromLocal(event.currentTarget.value))}
      />
    </Frame>
  );
}

function toLocal(iso: string): string {
  const date = new Date(iso);
  if (iso === '' || Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function fromLocal(local: string): string {
  return local === '' ? '' : new Date(local).toISOString();
}
