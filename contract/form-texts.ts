/** The messages of the rules of the forms that visitors send. */
export const formTexts = {
  required: (label: string) => `${label} is required`,
  tooShort: (label: string, min: number) => `${label} needs at least ${min} characters`,
  tooLong: (label: string, max: number) => `${label} takes at most ${max} characters`,
  notInRange: (label: string, min: number, max: number) => `${label} must be a whole number from ${min} to ${max}`,
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email',
  messageShort: 'Message is too short',
  consent: 'Please accept the Terms and the Privacy Policy',
} as const;
