import { derivePalette } from '#contract/palette.ts';
import type { SectionFields } from '#contract/sections/index.ts';

/** How the pictures of shared links look. Each value is part of the cache key. */
export interface ShareLook {
  /** The colour of the last line, readable on night. */
  accent: string;
  /** The night behind the words, from above to below. */
  sky: readonly [string, string, string];
  /** Whether the desert is behind the words: it has the colours of a new site. */
  hasArt: boolean;
  /** Whether the first mark stands before the name. A logo of the site's own replaces it. */
  hasMark: boolean;
}

/** The look of the site's share pictures. */
export function shareLookOf(
  { accent, ground, second, theme, ornament }: SectionFields<'appearance'>,
  { logoUrl }: Pick<SectionFields<'site'>, 'logoUrl'>,
): ShareLook {
  const { colors, artFilter } = derivePalette({ accent, ground, second });
  return {
    accent: colors['brand-night'],
    sky: [colors['night-deep'], colors['dusk-1'], colors['dusk-2']],
    hasArt: artFilter === 'none' && theme === 'dunes' && ornament !== 'off',
    hasMark: logoUrl === '',
  };
}
