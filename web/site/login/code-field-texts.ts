import { loginTexts } from '#contract/texts/login.ts';

/** Texts and input hints of the field for a code. */
export function codeFieldTexts(isRecovery: boolean) {
  return isRecovery
    ? ({
        label: loginTexts.recoveryCode,
        hint: loginTexts.recoveryHint,
        other: loginTexts.useApp,
        inputMode: 'text',
        autoComplete: 'off',
      } as const)
    : ({
        label: loginTexts.code,
        hint: loginTexts.codeHint,
        other: loginTexts.useRecoveryCode,
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
      } as const);
}
