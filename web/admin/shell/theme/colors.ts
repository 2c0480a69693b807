import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades each, light to dark. `gray` and `dark` are the warm neutrals of the two schemes. */
export const colors = {
  gray: ['#faf6ee', '#f5eee1', '#ede4d5', '#e6dccb', '#d3c7b3', '#978b79', '#6f6455', '#50473b', '#332b23', '#16120f'],
  dark: ['#f1eadf', '#d5ccbe', '#aa9f8f', '#857a6b', '#3b342c', '#2e2822', '#25201b', '#1c1814', '#14110e', '#0e0c0a'],
  amber: ['#fff7e6', '#feecc7', '#fbd88f', '#f8c65c', '#f5b436', '#f2a31b', '#dd9110', '#a36806', '#7a4d03', '#553500'],
  ember: ['#fdf1ec', '#f9ddd2', '#f0b7a2', '#e68f70', '#db6a44', '#c9481f', '#a93a16', '#8a2f12', '#6b240d', '#4a1808'],
  moss: ['#eef6ef', '#d9ebdc', '#b1d5b8', '#85bd91', '#5aa26b', '#378050', '#2b6a41', '#215333', '#173c25', '#0e2617'],
  brick: ['#fdf0ee', '#fadbd7', '#f3b3ac', '#ea867c', '#de5a4e', '#c0322a', '#a42720', '#851e18', '#611511', '#3f0d0a'],
  dusk: ['#f0f1f8', '#dcdfef', '#b9bede', '#9299cb', '#6d75b1', '#4d5592', '#3f467a', '#323861', '#262a49', '#1a1c36'],
} satisfies Record<string, MantineColorsTuple>;
