import { PasswordInput } from '@mantine/core';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/constants.ts';
import * as accountTexts from '#web/admin/texts/account.ts';

interface NewPasswordFieldProps {
  value: string;
  error: string | undefined;
  /** The first field of its dialog. */
  isFirst?: boolean;
  onChange: (password: string) => void;
}

/** The input for a password that the user chooses. */
export function NewPasswordField({ value, error, isFirst = false, onChange }: NewPasswordFieldProps) {
  return (
    <PasswordInput
      label={accountTexts.newPassword}
      description={accountTexts.atLeastCharactersSeveralWords(PASSWORD_MIN)}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      value={value}
      error={error}
      aria-invalid={error !== undefined}
      data-autofocus={isFirst || undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': accountTexts.showTheNewPassword }}
    />
  );
}
