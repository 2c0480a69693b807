/** Pairs of typefaces for titles and for texts. The site has the files of all of them. */
export const TYPEFACES = [
  'bricolage-figtree',
  'newsreader-instrument-sans',
  'fraunces-work-sans',
  'space-grotesk-inter',
  'playfair-source-sans',
  'sora-dm-sans',
] as const;

export type Typefaces = (typeof TYPEFACES)[number];

export const typefaceLabels: Readonly<Record<Typefaces, string>> = {
  'bricolage-figtree': 'Bricolage Grotesque with Figtree: lively',
  'newsreader-instrument-sans': 'Newsreader with Instrument Sans: editorial',
  'fraunces-work-sans': 'Fraunces with Work Sans: warm',
  'space-grotesk-inter': 'Space Grotesk with Inter: technical',
  'playfair-source-sans': 'Playfair Display with Source Sans: classic',
  'sora-dm-sans': 'Sora with DM Sans: round',
};
