/** What the site puts in place of a placeholder in a legal text, by the name that stands in braces. */
export const LEGAL_PLACEHOLDERS = {
  company: 'your brand',
  'write to us': '“write to” and your email address',
  address: 'your postal and email address; needs a paragraph of its own',
  'kept: messages': 'after how many days messages are deleted',
  'kept: leads': 'after how many days requests are deleted',
  'kept: reviews': 'after how many days unpublished reviews are deleted',
} as const;

export type LegalPlaceholder = keyof typeof LEGAL_PLACEHOLDERS;
