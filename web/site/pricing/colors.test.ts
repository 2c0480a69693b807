import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAN_BUTTON_COLORS } from '#contract/constants.ts';
import { DEFAULT_COLORS, type ColorToken } from '#contract/palette-colors.ts';

const css = readFileSync(new URL('./plans.module.css', import.meta.url), 'utf8');

test.for(PLAN_BUTTON_COLORS)('%s exists in the styles, with text of sufficient contrast', (color) => {
  const rule = new RegExp(`:global\\(\\.${color}\\) \\{\\s*--button-ground: (\\S+);\\s*--button-fg: (\\S+);`).exec(css);
  const [, ground = '', words = ''] = rule ?? [];
  expect(contrast(tokenColor(ground), tokenColor(words))).toBeGreaterThanOrEqual(4.5);
});

/** The colour of a token of a new site, `var(--ink)`; other colours stay. */
function tokenColor(value: string): string {
  return value.replace(/^var\(--(.*)\)$/, (_, token: ColorToken) => DEFAULT_COLORS[token]);
}

/** The WCAG contrast ratio of two colours written as #rgb or #rrggbb. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  const digits = color.replace('#', '');
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => parseInt(long.slice(start, start + 2), 16) / 255);
}
