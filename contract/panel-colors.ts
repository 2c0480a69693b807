/**
 * The panel's colours that follow the accent of the site, by CSS variable: ten shades, and those of each colour scheme.
 * These are for the accent of a new site.
 */
export const PANEL_ACCENT = {
  shades: [
    '#fff7e6',
    '#feecc7',
    '#fbd88f',
    '#f8c65c',
    '#f5b436',
    '#f2a31b',
    '#dd9110',
    '#a36806',
    '#7a4d03',
    '#553500',
  ],
  light: {
    '--mantine-color-amber-light': '#feecc7',
    '--mantine-color-amber-light-hover': '#fbe2ae',
    '--mantine-color-amber-light-color': '#553500',
    '--mantine-color-amber-text': '#7a4d03',
    '--dd-sel': '#fff3d9',
    '--dd-amber-text': '#7a4d03',
    '--dd-rim': '#a36806',
  },
  dark: {
    '--mantine-color-anchor': '#f8c65c',
    '--mantine-color-amber-light': '#41342f',
    '--mantine-color-amber-light-hover': '#4f3f30',
    '--mantine-color-amber-light-color': '#fbd88f',
    '--mantine-color-amber-text': '#f8c65c',
    '--dd-sel': '#302a33',
    '--dd-amber-text': '#f8c65c',
    '--dd-rim': '#a36806',
  },
} as const;

type Turned<T> = { readonly [K in keyof T]: string };
type Ten = Turned<typeof PANEL_ACCENT.shades>;

export interface PanelAccent {
  /** From light to dark. The sixth is the accent itself. */
  shades: Ten;
  light: Turned<typeof PANEL_ACCENT.light>;
  dark: Turned<typeof PANEL_ACCENT.dark>;
}

/** The grounds of the panel on which accent texts stand, by colour scheme. */
export const PANEL_GROUNDS = {
  light: ['#fffdf9', '#f7f1e6', '#ffffff'],
  dark: ['#12132a', '#0d0e20', '#1a1c36'],
} as const;
