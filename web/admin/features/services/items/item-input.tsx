import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { metaOf } from '#contract/field-meta.ts';
import type { z } from 'zod';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { flattenErrors, messageAt } from '#web/admin/editing/form/resolver.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './items.module.css';
import { useTargetWithin } from './use-target-within.ts';

interface ItemInputProps {
  /** The schema of the field, for its maximum length; null if the limit is that of each line. */
  schema: z.ZodType | null;
  path: string;
  /** Visible, or only for screen readers if the context is clear. */
  label: string;
  isLabelSeen?: boolean;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** A multi-line input that grows with its text. */
  isLong?: boolean;
  leftSection?: ReactNode;
  description?: string;
}

/** A field of an item. */
export function ItemInput(props: ItemInputProps) {
  const { schema, path, label, isLabelSeen, placeholder, value, onChange, onBlur, isLong, leftSection, description } =
    props;
  const { errors } = useFormState();
  const id = fieldId(path);
  useTargetWithin(path, id);
  const control = {
    id,
    value,
    onBlur,
    error: messageAt(errors, path) ?? flattenErrors(getIn(errors, path))[0]?.message,
    maxLength: schema ? metaOf(schema).max : undefined,
    inputWrapperOrder: ['label' as const, 'input' as const, 'error' as const, 'description' as const],
    ...(isLabelSeen ? { label } : { 'aria-label': label }),
    ...(placeholder && { placeholder }),
    ...(description && { description }),
  };
  if (isLong) {
    return (
      <Textarea
        {...control}
        rows={2}
        classNames={{ input: classes.long }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...control}
      {...(leftSection !== undefined && { leftSection })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
