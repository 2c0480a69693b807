/** The signals of the spam filter, with their scores and texts. */
export const SPAM_SIGNALS = {
  'link-in-name': { points: 3, words: 'A link in the name field' },
  markup: { points: 3, words: 'Links written as HTML or forum code' },
  'many-links': { points: 3, words: 'Six links or more' },
  'mixed-letters': { points: 3, words: 'Look-alike letters from another alphabet' },
  offers: { points: 2, words: 'Words typical of spam' },
  links: { points: 2, words: 'Three links or more' },
  repeated: { points: 2, words: 'The same words many times' },
  'too-fast': { points: 2, words: 'Sent within three seconds' },
  capitals: { points: 1, words: 'Mostly capital letters' },
  'no-time': { points: 1, words: 'Not sent with the form on this site' },
} as const;

export type SpamSignal = keyof typeof SPAM_SIGNALS;

/** A submission with at least this many points is marked as spam. */
export const SPAM_THRESHOLD = 3;
