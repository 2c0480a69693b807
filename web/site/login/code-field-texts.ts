/** What is said around the field for a code, and how phones help to fill it in. */
export function codeFieldTexts(isRecovery: boolean) {
  return isRecovery
    ? ({
        label: 'Recovery code',
        hint: 'One of the ten that you kept. Each works once. If they are lost too, an admin can let you in without.',
        other: 'Use a code of your app',
        inputMode: 'text',
        autoComplete: 'off',
      } as const)
    : ({
        label: 'Code',
        hint: 'Six digits, which the app on your phone shows for this site.',
        other: 'Use a recovery code',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
      } as const);
}
