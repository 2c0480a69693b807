import type { Typefaces } from './typefaces.ts';

/** The designs of the site. The first is that of `web/site`; each other one has a folder in `web/themes`. */
export const THEMES = ['dunes', 'paper'] as const;

export type Theme = (typeof THEMES)[number];

export const DEFAULT_THEME = THEMES[0];

export const themeLabels: Readonly<Record<Theme, string>> = {
  dunes: 'Dunes at dusk: landscapes',
  paper: 'Paper and contour: editorial',
};

/** The typefaces of a theme, unless the site has chosen others. */
export const themeTypefaces: Readonly<Record<Theme, Typefaces>> = {
  dunes: 'bricolage-figtree',
  paper: 'newsreader-instrument-sans',
};

/**
 * The parameter with which the panel's preview asks for a page in a theme that is not saved. Only frames of this site
 * get it.
 */
export const PREVIEW_THEME = 'preview-theme';
