import { PasswordInput } from '@mantine/core';
import { PASSWORD_MAX } from '#contract/constants.ts';
import * as accountTexts from '#web/admin/texts/account.ts';

interface CurrentPasswordFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  /** The first field of its dialog. */
  isFirst?: boolean;
  onChange: (password: string) => void;
}

/** The current password, required before a change of the login. */
export function CurrentPasswordField({ label, value, error, isFirst = false, onChange }: CurrentPasswordFieldProps) {
  return (
    <PasswordInput
      label={label}
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      value={value}
      error={error}
      aria-invalid={error !== undefined}
      data-autofocus={isFirst || undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': accountTexts.show(label) }}
    />
  );
}
