import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { Typefaces } from '#contract/typefaces.ts';
import bricolage from './art/bricolage-display.woff2?url';
import fraunces from './art/fraunces-display.woff2?url';
import newsreader from './art/newsreader-display.woff2?url';
import playfair from './art/playfair-display.woff2?url';
import sora from './art/sora-display.woff2?url';
import spaceGrotesk from './art/space-grotesk-display.woff2?url';
import frauncesStyles from './styles/typefaces/fraunces-work-sans.css?url';
import newsreaderStyles from './styles/typefaces/newsreader-instrument-sans.css?url';
import playfairStyles from './styles/typefaces/playfair-source-sans.css?url';
import soraStyles from './styles/typefaces/sora-dm-sans.css?url';
import spaceGroteskStyles from './styles/typefaces/space-grotesk-inter.css?url';

interface TypefaceFiles {
  /** The stylesheet that replaces the typefaces of a new site; '' for those. */
  styles: string;
  /** The fonts of titles and of texts, which every page needs. */
  fonts: string[];
}

/** The files of each pair of typefaces, as URLs. */
export const typefaceFiles: Readonly<Record<Typefaces, TypefaceFiles>> = {
  'bricolage-figtree': { styles: '', fonts: [figtree, bricolage] },
  'newsreader-instrument-sans': { styles: newsreaderStyles, fonts: [instrumentSans, newsreader] },
  'fraunces-work-sans': { styles: frauncesStyles, fonts: [workSans, fraunces] },
  'space-grotesk-inter': { styles: spaceGroteskStyles, fonts: [inter, spaceGrotesk] },
  'playfair-source-sans': { styles: playfairStyles, fonts: [sourceSans, playfair] },
  'sora-dm-sans': { styles: soraStyles, fonts: [dmSans, sora] },
};
