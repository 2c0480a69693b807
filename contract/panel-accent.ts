import { TEXT_CONTRAST } from './colors.ts';
import { DEFAULT_ACCENT } from './palette-colors.ts';
import { hexOf, oklchOf, withContrast } from './palette.ts';
import { PANEL_ACCENT, PANEL_GROUNDS, type PanelAccent } from './panel-colors.ts';

const ACCENT_SHADE = 5;

/**
 * The panel's colours for an accent of the site: the lightness of the first ones in its hue. The accent stays exact on
 * buttons, and texts take the nearest readable step.
 */
export function derivePanelAccent(accent: string): PanelAccent {
  if (accent === '' || accent === DEFAULT_ACCENT) return PANEL_ACCENT;
  const own = oklchOf(accent);
  const share = Math.min(own.c / oklchOf(DEFAULT_ACCENT).c, 1.2);
  const turn = (color: string) => hexOf({ l: oklchOf(color).l, c: oklchOf(color).c * share, h: own.h });
  const shades = PANEL_ACCENT.shades.map((shade, index) => (index === ACCENT_SHADE ? accent : turn(shade)));
  return {
    shades: shades as readonly string[] as PanelAccent['shades'], // as many
    light: readableScheme(turnAll(PANEL_ACCENT.light, turn), PANEL_GROUNDS.light),
    dark: readableScheme(turnAll(PANEL_ACCENT.dark, turn), PANEL_GROUNDS.dark),
  };
}

function turnAll<T extends Record<string, string>>(colors: T, turn: (color: string) => string) {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, turn(color)])) as {
    [K in keyof T]: string;
  };
}

/** The accent texts of a scheme readable on its grounds, and on the selected and tinted grounds. */
function readableScheme<T extends PanelAccent['light'] | PanelAccent['dark']>(
  scheme: T,
  grounds: readonly string[],
): T {
  const tinted = scheme['--mantine-color-amber-light'];
  const hovered = scheme['--mantine-color-amber-light-hover'];
  const text = (color: string) => withContrast(color, [...grounds, scheme['--dd-sel']], TEXT_CONTRAST);
  return {
    ...scheme,
    ...('--mantine-color-anchor' in scheme && { '--mantine-color-anchor': text(scheme['--mantine-color-anchor']) }),
    '--mantine-color-amber-text': text(scheme['--mantine-color-amber-text']),
    '--dd-amber-text': text(scheme['--dd-amber-text']),
    '--mantine-color-amber-light-color': withContrast(
      scheme['--mantine-color-amber-light-color'],
      [tinted, hovered],
      TEXT_CONTRAST,
    ),
  };
}
