import { choice, hexColor } from '../fields.ts';
import { ORNAMENTS } from '../ornament.ts';
import { DEFAULT_ACCENT, DEFAULT_GROUND } from '../palette-colors.ts';
import { DEFAULT_THEME, themeLabels, THEMES } from '../themes.ts';
import { typefaceLabels, TYPEFACES } from '../typefaces.ts';
import { section } from './section.ts';

export const CORNERS = ['theme', 'round', 'soft', 'square'] as const;

/** The colours, typefaces and shapes of the site. */
export const appearance = section(
  '/appearance',
  'Colours and type',
  'Two colours are enough: the site derives all others, and no text becomes unreadable.',
  {
    theme: choice('Theme', THEMES, DEFAULT_THEME, {
      optionLabels: themeLabels,
      help: 'Another design of the same content. Nothing you wrote changes, and you can switch back.',
    }),
    accent: hexColor('Accent', {
      heading: 'Colours',
      besideNext: true,
      placeholder: DEFAULT_ACCENT,
      help: 'The colour of your brand: buttons, marks and links.',
    }),
    ground: hexColor('Background', {
      placeholder: DEFAULT_GROUND,
      help: 'The colour behind your texts. A dark one makes a dark site.',
    }),
    second: hexColor('Second colour', {
      help: 'Optional, for a brand with two colours: small marks, figures, and words on dark parts. Empty: the accent.',
    }),
    typefaces: choice('Typefaces', ['theme', ...TYPEFACES], 'theme', {
      heading: 'Type and shape',
      optionLabels: { theme: 'Those of the theme', ...typefaceLabels },
      help: 'For titles, and for texts. Your site has the files: visitors load nothing from other sites.',
    }),
    corners: choice('Corners', CORNERS, 'theme', {
      optionLabels: { theme: 'Those of the theme', round: 'Round', soft: 'Slightly rounded', square: 'Square' },
    }),
    ornament: choice('Drawings', ORNAMENTS, 'on', {
      optionLabels: { on: 'As in the theme', quiet: 'Dim', off: 'None' },
      help: 'What the site draws itself. Your own pictures always show.',
    }),
  },
);
