import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { metaOf } from '#contract/field-meta.ts';
import type { z } from 'zod';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { flattenErrors, messageAt } from '#web/admin/editing/form/resolver.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './items.module.css';
import { useTargetWithin } from './use-target.ts';

interface ItemInputProps {
  /** The rule of the field, which knows how long it may be; null where that is said of its lines. */
  schema: z.ZodType | null;
  path: string;
  /** Seen, or only heard where the place says what it is. */
  label: string;
  isLabelSeen?: boolean;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Several lines that grow with what is typed. */
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
