/** Texts and input hints of the field for a code. */
export function codeFieldTexts(isRecovery: boolean) {
  return isRecovery
    ? ({
        label: 'Recovery code',
        hint: 'One of the ten codes you saved. Each works once. If you lost them, ask an admin to turn off your two-step login.',
        other: 'Use a code from your app',
        inputMode: 'text',
        autoComplete: 'off',
      } as const)
    : ({
        label: 'Code',
        hint: 'The six digits that your authenticator app shows for this site.',
        other: 'Use a recovery code',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
      } as const);
}
