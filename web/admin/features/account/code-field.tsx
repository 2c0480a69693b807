import { TextInput } from '@mantine/core';
import { CODE_MAX } from '#contract/constants.ts';

interface CodeFieldProps {
  label: string;
  description?: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The input for a code of the second factor. */
export function CodeField({ error, onChange, ...field }: CodeFieldProps) {
  return (
    <TextInput
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={CODE_MAX}
      error={error}
      aria-invalid={error !== undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
