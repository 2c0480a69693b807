import type { MantineColorsTuple } from '@mantine/core';
import { accent } from './accent.ts';

/** Ten shades each, light to dark. `gray` holds the warm neutrals of the light scheme, `dark` the night of the dark one. */
export const colors = {
  gray: ['#faf6ee', '#f5eee1', '#ede4d5', '#e6dccb', '#d3c7b3', '#978b79', '#6f6455', '#50473b', '#332b23', '#16120f'],
  dark: ['#f3eee6', '#d9d5e2', '#aeabc2', '#7c7ea8', '#3d3f66', '#2b2d4d', '#1a1c36', '#12132a', '#0d0e20', '#080917'],
  amber: accent().shades,
  ember: ['#fdf1ec', '#f9ddd2', '#f0b7a2', '#e68f70', '#db6a44', '#c9481f', '#a93a16', '#8a2f12', '#6b240d', '#4a1808'],
  moss: ['#eef6ef', '#d9ebdc', '#b1d5b8', '#85bd91', '#5aa26b', '#378050', '#2b6a41', '#215333', '#173c25', '#0e2617'],
  brick: ['#fdf0ee', '#fadbd7', '#f3b3ac', '#ea867c', '#de5a4e', '#c0322a', '#a42720', '#851e18', '#611511', '#3f0d0a'],
  dusk: ['#f0f1f8', '#dcdfef', '#b9bede', '#9299cb', '#6d75b1', '#4d5592', '#3f467a', '#323861', '#262a49', '#1a1c36'],
} satisfies Record<string, MantineColorsTuple>;
