import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Labels = Omit<FieldProps, 'children'>;

/** A labelled input; other props go to the input. `className` is the field's. */
export function TextField({ label, error, hint, optional, counter, className, ...input }: Labels & InputProps) {
  return (
    <Field {...{ label, error, hint, optional, counter, className }}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof Labels>;

/** As `TextField`, with a textarea. */
export function TextAreaField({ label, error, hint, optional, counter, className, ...area }: Labels & AreaProps) {
  return (
    <Field {...{ label, error, hint, optional, counter, className }}>
      {(control) => <textarea {...control} {...area} />}
    </Field>
  );
}

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Labels>;
