import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { TbLink, TbMail } from 'react-icons/tb';
import { slugify } from '#contract/slug.ts';
import { FormAltQuestion } from './alt-question.tsx';
import classes from './fields.module.css';
import { controlProps, Frame } from './frame.tsx';
import { LinkHint } from './link-hint.tsx';
import { MissingPageHint } from './missing-page-hint.tsx';
import { softSlug } from './soft-slug.ts';
import { textOf, useField, type Field, type FieldProps } from './use-field.ts';

/** A single line of words. */
export function LineField(props: FieldProps) {
  const field = useField(props);
  const { pictureAt } = field.info;
  return (
    <OneLine field={field}>
      {pictureAt && <FormAltQuestion field={field} path={props.path} pictureAt={pictureAt} />}
    </OneLine>
  );
}

/** Several lines of plain words; grows with them. */
export function TextField(props: FieldProps) {
  const field = useField(props);
  return (
    <Frame field={field}>
      <Textarea {...textProps(field)} classNames={{ input: classes.growing }} rows={3} />
    </Frame>
  );
}

/** Where something leads. */
export function LinkField(props: FieldProps) {
  const field = useField(props);
  const icon = <TbLink size={16} aria-hidden />;
  return (
    <OneLine field={field} inputMode="url" autoCapitalize="none" spellCheck={false} leftSection={icon}>
      <LinkHint value={textOf(field.value)} onTake={field.set} />
    </OneLine>
  );
}

/** An e-mail address. */
export function EmailField(props: FieldProps) {
  const icon = <TbMail size={16} aria-hidden />;
  return <OneLine field={useField(props)} type="email" spellCheck={false} leftSection={icon} />;
}

/** Width of one letter before an address, in pixels. */
const PREFIX_LETTER = 7;

/** A part of an address; what is typed becomes one at once. */
export function SlugField(props: FieldProps) {
  const field = useField(props);
  const value = textOf(field.value);
  const { prefix } = field.info;
  return (
    <OneLine
      field={field}
      {...(prefix && { leftSection: prefix, leftSectionWidth: prefix.length * PREFIX_LETTER + 18 })}
      classNames={{ section: classes.prefix ?? '' }}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => field.set(softSlug(event.currentTarget.value))}
      onBlur={() => {
        if (slugify(value) !== value) field.set(slugify(value));
        field.blur();
      }}
    >
      {field.info.refersTo && <MissingPageHint path={props.path} />}
    </OneLine>
  );
}

/** Such as the tabs of a spreadsheet: nobody sees them, and a line may hold none. */
const CONTROL = /\p{Cc}+/gu;

type OneLineProps = TextInputProps & {
  field: Field;
  /** Below the control. */
  children?: ReactNode;
};

function OneLine({ field, children, ...own }: OneLineProps) {
  return (
    <Frame field={field}>
      <TextInput
        {...textProps(field)}
        onChange={(event) => field.set(event.currentTarget.value.replace(CONTROL, ' '))}
        {...own}
      />
      {children}
    </Frame>
  );
}

/** What every control that is typed into takes from its field. What is too long is told and not cut off. */
function textProps(field: Field) {
  const value = textOf(field.value);
  return {
    ...controlProps(field, value.length),
    value,
    placeholder: field.info.placeholder,
    onChange: (event: { currentTarget: { value: string } }) => field.set(event.currentTarget.value),
  };
}
