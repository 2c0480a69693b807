import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import bricolage from '#web/site/art/bricolage-display.woff2?url';
import editorial from '#web/site/art/newsreader-editorial.woff2?url';
import { typefaceFiles as base } from '#web/site/typefaces.ts';
import bricolageStyles from './styles/typefaces/bricolage-figtree.css?url';
import frauncesStyles from './styles/typefaces/fraunces-work-sans.css?url';

/** The files of each pair of typefaces. The theme's own are in its styles. */
export const typefaceFiles: typeof base = {
  ...base,
  'newsreader-instrument-sans': { styles: '', fonts: [instrumentSans, editorial] },
  'fraunces-work-sans': { ...base['fraunces-work-sans'], styles: frauncesStyles },
  'bricolage-figtree': { styles: bricolageStyles, fonts: [figtree, bricolage] },
};
