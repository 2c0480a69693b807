/** What the site puts in place of a placeholder in a text, by the name that stands in braces. */

/** In the cards of the contact section, and in legal texts. */
export const CONTACT_PLACEHOLDERS = {
  email: 'your email address, as a link',
  phone: 'your phone number, as a link',
  whatsapp: 'a link to your WhatsApp chat',
  address: 'your postal address',
  hours: 'your opening hours and the note on them',
} as const;

export const LEGAL_PLACEHOLDERS = {
  ...CONTACT_PLACEHOLDERS,
  company: 'your brand',
  'write to us': '“write to” and your email address',
  address: 'your postal and email address; needs a paragraph of its own',
  'kept: messages': 'after how many days messages are deleted',
  'kept: leads': 'after how many days requests are deleted',
  'kept: reviews': 'after how many days unpublished reviews are deleted',
} as const;

export type ContactPlaceholder = keyof typeof CONTACT_PLACEHOLDERS;
export type LegalPlaceholder = keyof typeof LEGAL_PLACEHOLDERS;

/** Each placeholder with what replaces it, for the help below a field. */
export function placeholderHelp(placeholders: Readonly<Record<string, string>>): string {
  return Object.entries(placeholders)
    .map(([name, meaning]) => `{${name}} (${meaning})`)
    .join(', ');
}
