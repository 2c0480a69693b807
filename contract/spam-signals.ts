/** Why something that a visitor sent is probably not meant seriously: what counts how much, and its words. */
export const SPAM_SIGNALS = {
  'link-in-name': { points: 3, words: 'A link where a name belongs' },
  markup: { points: 3, words: 'Links written in code' },
  'many-links': { points: 3, words: 'Six links or more' },
  'mixed-letters': { points: 3, words: 'Words of letters that only look alike' },
  offers: { points: 2, words: 'Words that are usual in unwanted offers' },
  links: { points: 2, words: 'Three links or more' },
  repeated: { points: 2, words: 'The same words again and again' },
  'too-fast': { points: 2, words: 'Sent within three seconds' },
  capitals: { points: 1, words: 'Written in capitals' },
  'no-time': { points: 1, words: 'Sent without the form of this site' },
} as const;

export type SpamSignal = keyof typeof SPAM_SIGNALS;

/** From so many points on it is marked. */
export const SPAM_THRESHOLD = 3;
