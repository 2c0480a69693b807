import { DEFAULT_COLORS } from './palette-colors.ts';
import { derivePalette, type Palette } from './palette.ts';
import type { SectionFields } from './sections/index.ts';

type Choices = Pick<SectionFields<'appearance'>, 'accent' | 'ground' | 'second' | 'corners' | 'ornament'>;

const CORNER_TOKENS: Record<Choices['corners'], Record<string, string>> = {
  theme: {},
  round: { radius: '1.25rem', 'radius-small': '0.75rem', pill: '62.5rem' },
  soft: { radius: '0.625rem', 'radius-small': '0.375rem', pill: '0.5rem' },
  square: { radius: '0px', 'radius-small': '0px', pill: '0px' },
};
/** The logo for dark grounds, where the header lies on the ground of the page. */
const LOGO_ON_DARK_PAGES = { 'dark-page-logo': 'flex', 'light-page-logo': 'none' };

/**
 * The tokens of `web/site/styles/tokens.css` that differ for these choices, as a stylesheet; '' if none does. It has no
 * layer, so it wins over the tokens of the build.
 */
export function appearanceStyles({ accent, ground, second, corners, ornament }: Choices): string {
  const palette = derivePalette({ accent, ground, second });
  const tokens = {
    ...colorTokens(palette),
    ...(second !== '' && { glow: palette.colors['brand-night'] }),
    ...{ ...CORNER_TOKENS[corners], ...ornamentTokens(ornament, palette) },
    ...(palette.isDark && LOGO_ON_DARK_PAGES),
  };
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  if (palette.isDark) rules.push('--day-veil:82%', 'color-scheme:dark');
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`;
}

function colorTokens({ colors, artFilter }: Palette): Record<string, string> {
  const changed = Object.entries(colors).filter(
    ([name, color]) => color !== DEFAULT_COLORS[name as keyof typeof colors],
  );
  if (changed.length === 0) return {};
  return {
    ...Object.fromEntries(changed),
    ...drawnColors(colors),
    ...(artFilter !== 'none' && { 'art-filter': artFilter }),
  };
}

/** Colours of the drawings beside services and steps. Without these tokens, a drawing has several colours of its own for each. */
function drawnColors(colors: Palette['colors']): Record<string, string> {
  return {
    'drawn-ground': colors.warm,
    'drawn-night': colors.night,
    'drawn-line': colors['line-soft'],
    'drawn-middle': colors['evening-3'],
    'drawn-light': colors['brand-light'],
  };
}

/** Quiet drawings are dim and have no sun. Without drawings, skies have one colour, and grounds meet in straight lines. */
function ornamentTokens(ornament: Choices['ornament'], { colors, artFilter }: Palette): Record<string, string> {
  if (ornament === 'on') return {};
  const noSun = { 'sun-visibility': 'hidden' };
  if (ornament === 'quiet') {
    const [low, dim] = [colors['dusk-2'], artFilter === 'none' ? '' : `${artFilter} `];
    return {
      ...{ ...noSun, 'art-filter': `${dim}opacity(.4)`, 'drawing-opacity': '0.4' },
      ...{ 'dusk-3': low, 'dusk-4': low, glow: low, 'glow-edge': low },
    };
  }
  const flat = ['dusk-2', 'dusk-3', 'dusk-4', 'glow', 'glow-edge', 'earth', 'earth-deep'];
  return {
    ...{ ...noSun, 'art-filter': 'opacity(0)', 'drawing-opacity': '0', ridge: '0px' },
    ...{ drawing: 'none', 'no-drawing': 'block' },
    ...Object.fromEntries(flat.map((token) => [token, colors['dusk-1']])),
  };
}
