/** The fields that the form must have, by their names in the contract. */
export const CANARY_FIELDS = ['firstName', 'email', 'subject', 'message'] as const;
export type CanaryField = (typeof CANARY_FIELDS)[number];

/** What the daily check writes into the form. */
export function canaryValues(email: string, mark: string): Record<CanaryField, string> {
  return {
    firstName: 'Daily check',
    email,
    subject: 'Daily check of the contact form',
    message: `This is the daily check of the contact form. Nobody wrote this, and nobody needs to answer.\n\n${mark}`,
  };
}
