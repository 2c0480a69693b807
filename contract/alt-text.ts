/**
 * Where the description of a picture in one place comes from. `picture`: from the picture itself, whose changes it follows.
 * `decorative`: there is none, screen readers skip the picture. '' are own words, or no decision if there are none.
 */
export const ALT_SOURCES = ['', 'picture', 'decorative'] as const;
export type AltSource = (typeof ALT_SOURCES)[number];

/** The alternative text of a picture for visitors. A decorative one keeps its words in the panel, for another decision. */
export function altText(words: string, source: AltSource): string {
  return source === 'decorative' ? '' : words;
}
