import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAN_BUTTON_COLORS } from '#contract/constants.ts';
import { DEFAULT_COLORS, type ColorToken } from '#contract/palette-colors.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const panel = read('./color-field.module.css');
const site = read('../../../site/pricing/plans.module.css');

test.each(PLAN_BUTTON_COLORS)('the panel shows %s in the colour that the pricing page has', (color) => {
  const shown = new RegExp(`:global\\(\\.${color}\\) \\{\\s*background: (\\S+);`).exec(panel)?.[1];
  const drawn = new RegExp(`:global\\(\\.${color}\\) \\{\\s*--button-ground: (\\S+);`).exec(site)?.[1];
  expect(shown).toMatch(/^#[0-9a-f]{6}$/);
  // The first colours follow those of the site.
  expect(shown).toBe(drawn?.replace(/^var\(--(.*)\)$/, (_, token: ColorToken) => DEFAULT_COLORS[token]));
});
