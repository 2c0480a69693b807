import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { TbLink, TbMail } from 'react-icons/tb';
import { slugify } from '#contract/slug.ts';
import { isSaveShortcut } from '#web/admin/shell/save-shortcut.ts';
import { siteTextOf } from '#web/admin/shell/site-texts.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { clockText, timeFromText } from './clock.ts';
import classes from './fields.module.css';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { LinkHint } from './link-hint.tsx';
import { MissingPageHint } from './missing-page-hint.tsx';
import { PageHints } from './page-hints.tsx';
import { ServiceSuggestions } from './service-suggestions.tsx';
import { slugAsTyped } from './slug-as-typed.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';
import { asText, useField, type Field, type FieldProps } from './use-field.ts';
import { usePageOfLink } from './use-page-of-link.ts';

export function LineField(props: FieldProps) {
  const field = useField(props);
  const { offer } = field.info;
  return (
    <OneLineInput field={field}>
      {offer && field.value !== offer.value && (
        <p className={classes.hint}>
          <TextButton onClick={() => field.set(offer.value)}>{offer.label}</TextButton>
        </p>
      )}
    </OneLineInput>
  );
}

/** Plain text with several lines. Grows with its content. */
export function TextField(props: FieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <Textarea {...textInputProps(field)} classNames={{ input: classes.growing }} rows={3} />
    </FieldFrame>
  );
}

/** An address, or the title of a page of the site. When the field is left or saved, the page's address replaces the title. */
export function LinkField(props: FieldProps) {
  const field = useField(props);
  const [isUsed, setUsed] = useState(false);
  const value = asText(field.value);
  const page = usePageOfLink(value, isUsed);
  const putAddress = () => {
    if (page && page.address !== value) field.set(page.address);
  };
  return (
    <OneLineInput
      field={field}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      leftSection={<TbLink size={16} aria-hidden />}
      placeholder={field.info.placeholder ?? fieldsTexts.pageOrAddress}
      onFocus={() => setUsed(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || isSaveShortcut(event)) putAddress();
      }}
      onLeave={putAddress}
    >
      <LinkHint value={value} onAccept={field.set} />
      {page && <p className={classes.hint}>{fieldsTexts.leadsTo(page.title, page.note ?? page.address)}</p>}
      {isUsed && <PageHints value={value} onAccept={field.set} />}
    </OneLineInput>
  );
}

/** A time of the day, as the site writes it. The browser's own control would follow the computer. */
export function TimeField(props: FieldProps) {
  const field = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <OneLineInput
      field={field}
      value={typed ?? clockText(asText(field.value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        field.set(timeFromText(currentTarget.value));
      }}
      onBlur={() => {
        setTyped(null);
        field.blur();
      }}
    />
  );
}

export function EmailField(props: FieldProps) {
  const icon = <TbMail size={16} aria-hidden />;
  return <OneLineInput field={useField(props)} type="email" spellCheck={false} leftSection={icon} />;
}

/** Width of one letter of the prefix, in pixels. */
const PREFIX_LETTER = 7;

/** A part of an address. Typed text is normalised at once. */
export function SlugField(props: FieldProps) {
  const field = useField(props);
  const value = asText(field.value);
  const suggestions = useId();
  const { prefix, refersTo } = field.info;
  return (
    <OneLineInput
      field={field}
      {...(refersTo && { list: suggestions })}
      {...(prefix && { leftSection: prefix, leftSectionWidth: prefix.length * PREFIX_LETTER + 18 })}
      classNames={{ section: classes.prefix ?? '' }}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => field.set(slugAsTyped(event.currentTarget.value))}
      onBlur={() => {
        if (slugify(value) !== value) field.set(slugify(value));
        field.blur();
      }}
    >
      {refersTo && (
        <>
          <ServiceSuggestions id={suggestions} />
          <MissingPageHint path={props.path} />
        </>
      )}
    </OneLineInput>
  );
}

/** Control characters, such as a spreadsheet's tabs: invisible, and not allowed in a line. */
const CONTROL = /\p{Cc}+/gu;

type OneLineProps = TextInputProps & {
  field: Field;
  /** Shown beside the label. */
  aside?: ReactNode;
  /** Shown between the label and the control. */
  above?: ReactNode;
  /** Shown below the control. */
  children?: ReactNode;
  /** Called when the focus leaves the field with everything in it. */
  onLeave?: () => void;
};

export function OneLineInput({ field, aside, above, children, onLeave, ...own }: OneLineProps) {
  return (
    <FieldFrame field={field} aside={aside} onLeave={onLeave}>
      {above}
      <TextInput
        {...textInputProps(field)}
        onChange={(event) => field.set(event.currentTarget.value.replace(CONTROL, ' '))}
        {...own}
      />
      {children}
    </FieldFrame>
  );
}

/** Props shared by all text inputs. Text that is too long is reported, not cut off. */
function textInputProps(field: Field) {
  const value = asText(field.value);
  return {
    ...controlProps(field, value.length),
    value,
    placeholder: siteTextOf(field.info) || field.info.placeholder,
    onChange: (event: { currentTarget: { value: string } }) => field.set(event.currentTarget.value),
  };
}
