import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from './colors.ts';
import { DEFAULT_ACCENT, DEFAULT_COLORS, DEFAULT_GROUND } from './palette-colors.ts';
import { COLOR_PAIRS, derivePalette, lightnessStep, oklchOf, pairColor, type Palette } from './palette.ts';

/** The pairs of a palette that nobody could read. */
function faults({ colors }: Palette): string[] {
  return COLOR_PAIRS.flatMap(({ text, grounds, least }) =>
    grounds.flatMap((ground) => {
      const found = contrast(pairColor(colors, text), pairColor(colors, ground));
      return found < least ? [`${text} on ${ground}: ${found.toFixed(2)} < ${least}`] : [];
    }),
  );
}

test('the colours of a new site are those of the stylesheet', () => {
  const css = readFileSync(join(import.meta.dirname, '../web/site/styles/tokens.css'), 'utf8');
  const tokens = Object.fromEntries(Array.from(css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]+);/g), ([, a, b]) => [a, b]));
  expect(tokens).toEqual({ ...DEFAULT_COLORS, card: '#fff' });
  for (const choice of [
    { accent: '', ground: '', second: '' },
    { accent: DEFAULT_ACCENT, ground: DEFAULT_GROUND, second: '' },
  ])
    expect(derivePalette(choice)).toEqual({ colors: DEFAULT_COLORS, artFilter: 'none', isDark: false });
});

test('every text of 10,000 random palettes can be read, on light and on dark grounds', () => {
  // A generator with a fixed seed, so that a failure can be repeated.
  let seed = 20_261_128;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  const color = () => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`; // prettier-ignore
  const grey = () => `#${Math.floor(random() * 256).toString(16).padStart(2, '0').repeat(3)}`; // prettier-ignore
  const found: string[] = [];
  let dark = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const choice = {
      accent: round % 10 === 0 ? grey() : color(),
      ground: round % 3 === 0 ? grey() : color(),
      second: round % 2 === 0 ? '' : color(),
    };
    const palette = derivePalette(choice);
    if (palette.isDark) dark += 1;
    const own = faults(palette);
    if (own.length > 0) found.push(`${Object.values(choice).join(', ')}: ${own.join(', ')}`);
  }
  expect(found).toEqual([]);
  expect(dark).toBeGreaterThan(2000);
  expect(dark).toBeLessThan(8000);
});

test('the accent and the ground stay exact where they are surfaces, and text takes the nearest readable step', () => {
  const { colors } = derivePalette({ accent: '#e8590c', ground: '#ffffff', second: '' });
  expect(colors).toMatchObject({ brand: '#e8590c', paper: '#ffffff', card: '#ffffff' });
  expect(lightnessStep(colors['brand-text'], colors.brand)).toBeLessThan(0);
  expect(lightnessStep(colors['brand-text'], colors.brand)).toBeGreaterThan(-12);
  expect(contrast(colors['brand-text'], '#ffffff')).toBeLessThan(4.8);
  // A colour that is dark enough stays as it is.
  expect(derivePalette({ accent: '#1d4ed8', ground: '#ffffff', second: '' }).colors).toMatchObject({
    'brand-text': '#1d4ed8',
    'on-brand': '#ffffff',
  });
});

test('grey colours make a grey site', () => {
  const { colors, artFilter } = derivePalette({ accent: '#444444', ground: '#ffffff', second: '' });
  const isGrey = (color: string) => new Set([color.slice(1, 3), color.slice(3, 5), color.slice(5)]).size === 1;
  const coloured = Object.entries(colors).filter(([name, color]) => !name.startsWith('danger') && !isGrey(color));
  expect(coloured.map(([name]) => name)).toEqual([]);
  expect(artFilter).toBe('grayscale(1)');
});

test('night has the hue of a dark accent, or of a dark ground, so that people recognise it', () => {
  const green = '#1d443a';
  for (const second of ['', '#e3962a']) {
    const { colors } = derivePalette({ accent: green, ground: '#fbf3e4', second });
    for (const token of ['night-black', 'night-deep', 'night', 'dusk-1'] as const) {
      const { l, c, h } = oklchOf(colors[token]);
      expect(l, token).toBeGreaterThan(0.24);
      expect(c, token).toBeGreaterThan(0.025);
      expect(Math.abs(h - oklchOf(green).h), token).toBeLessThan(6);
    }
  }
  const { colors } = derivePalette({ accent: '#f2a31b', ground: '#2a1030', second: '' });
  expect(Math.abs(oklchOf(colors['night-deep']).h - oklchOf('#2a1030').h)).toBeLessThan(6);
});

test('a button on night is the accent if people see it there, else the second colour, else a lighter accent', () => {
  const action = (accent: string, second: string) =>
    derivePalette({ accent, ground: '#fbf3e4', second }).colors['action-night'];
  expect(action('#f26d21', '#0e7490')).toBe('#f26d21');
  expect(action('#1d443a', '#e3962a')).toBe('#e3962a');
  expect(lightnessStep(action('#1d443a', ''), '#1d443a')).toBeGreaterThan(10);
});

test('a second colour is in marks and on night, and leaves the accent on buttons and in small texts', () => {
  const choice = { accent: '#1d443a', ground: '#fbf3e4', second: '#e3962a' };
  const { colors } = derivePalette(choice);
  expect(colors).toMatchObject({ mark: choice.second, brand: choice.accent });
  expect(Math.abs(lightnessStep(colors['brand-night'], choice.second))).toBeLessThan(6);
  expect(colors['brand-strong']).toBe(choice.accent);
  expect(derivePalette({ ...choice, second: '' }).colors.mark).toBe(choice.accent);
});
