/** The signals of the spam filter, with their scores and texts. */
export const SPAM_SIGNALS = {
  'link-in-name': { points: 3, label: 'A link in the name field' },
  markup: { points: 3, label: 'Links written as HTML or forum code' },
  'many-links': { points: 3, label: 'Six links or more' },
  'mixed-letters': { points: 3, label: 'Look-alike letters from another alphabet' },
  offers: { points: 2, label: 'Words typical of spam' },
  links: { points: 2, label: 'Three links or more' },
  repeated: { points: 2, label: 'The same words many times' },
  'too-fast': { points: 2, label: 'Sent within three seconds' },
  capitals: { points: 1, label: 'Mostly capital letters' },
  'no-time': { points: 1, label: 'Not sent with the form on this site' },
} as const;

export type SpamSignal = keyof typeof SPAM_SIGNALS;

/** A submission with at least this many points is marked as spam. */
export const SPAM_THRESHOLD = 3;
