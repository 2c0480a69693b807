/** The keys of an open enquiry, and what they do. */
export const ENQUIRY_KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['e', 'done'],
  ['r', 'reply'],
  ['a', 'owner'],
  ['s', 'stage'],
] as const;
