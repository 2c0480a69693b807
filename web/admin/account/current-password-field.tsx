import { PasswordInput } from '@mantine/core';
import { PASSWORD_MAX } from '#contract/constants.ts';

interface CurrentPasswordFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** The password one has, asked for where something of the login is changed. */
export function CurrentPasswordField({ label, value, error, onChange }: CurrentPasswordFieldProps) {
  return (
    <PasswordInput
      label={label}
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      value={value}
      error={error}
      aria-invalid={error !== undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': `Show: ${label}` }}
    />
  );
}
