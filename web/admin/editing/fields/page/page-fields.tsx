import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { TbPencil } from 'react-icons/tb';
import { slugify } from '#contract/slug.ts';
import { controlProps } from '#web/admin/editing/fields/field-frame.tsx';
import { slugAsTyped } from '#web/admin/editing/fields/slug-as-typed.ts';
import { asText, useField, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { PageFrame } from './page-frame.tsx';
import classes from './page.module.css';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** Line ends and other control characters, which a title cannot have. */
const CONTROL = /\p{Cc}+/gu;

/** The title of a page to write on: large, without a box, over as many lines as it needs. */
export function PageTitle(props: FieldProps) {
  const field = useField(props);
  const value = asText(field.value);
  return (
    <PageFrame field={field}>
      <Textarea
        {...controlProps(field, value.length)}
        classNames={{ input: `${classes.bare ?? ''} ${classes.title ?? ''}` }}
        variant="unstyled"
        dir="auto"
        rows={1}
        placeholder={fieldsTexts.title}
        value={value}
        onChange={({ currentTarget }) => field.set(currentTarget.value.replace(CONTROL, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </PageFrame>
  );
}

/** A short text below the title, such as the summary. */
export function PageLead(props: FieldProps) {
  const field = useField(props);
  const value = asText(field.value);
  const { help, ...info } = field.info;
  return (
    <PageFrame field={field}>
      <Textarea
        {...controlProps({ ...field, info }, value.length)}
        classNames={{ input: `${classes.bare ?? ''} ${classes.lead ?? ''}` }}
        variant="unstyled"
        dir="auto"
        rows={1}
        placeholder={[`${field.label}.`, help].filter(Boolean).join(' ')}
        value={value}
        onChange={({ currentTarget }) => field.set(currentTarget.value)}
      />
    </PageFrame>
  );
}

interface PageAddressProps extends FieldProps {
  /** Stands below the address. */
  note?: ReactNode;
  /** Stands at the end of the line, after the pencil. */
  state?: ReactNode;
  /** Replaces the error of the validation. */
  issue?: ReactNode;
}

/** The address of the page as a line of text that is edited on the spot. */
export function PageAddress({ note, state, issue, ...props }: PageAddressProps) {
  const field = useField(props);
  const value = asText(field.value);
  const { prefix = '/' } = field.info;
  const { error, ...control } = controlProps(field, value.length);
  return (
    <PageFrame field={field} isLine>
      <TextInput
        {...control}
        error={issue ?? error}
        classNames={{ wrapper: classes.address ?? '', input: `${classes.bare ?? ''} ${classes.slug ?? ''}` }}
        variant="unstyled"
        leftSection={<span className={classes.prefix}>{prefix}</span>}
        rightSection={
          <>
            <TbPencil size={14} aria-hidden />
            {state}
          </>
        }
        autoCapitalize="none"
        spellCheck={false}
        placeholder={fieldsTexts.madeFromTheTitle}
        value={value}
        onChange={({ currentTarget }) => field.set(slugAsTyped(currentTarget.value))}
        onBlur={() => {
          if (slugify(value) !== value) field.set(slugify(value));
          field.blur();
        }}
      />
      {note}
    </PageFrame>
  );
}
