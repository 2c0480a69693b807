import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, isLightColor, projectColors, LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from './colors.ts';
import { portfolio } from './collections/portfolio.ts';
import { rules } from './rule-texts.ts';

const NONE = { ground: '', ink: '', accent: '' };
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colorOrNone = fc.oneof(color, fc.constant(''));
const coverOf = (average: string) => `/uploads/${'0'.repeat(32)}-1280x960-${average.slice(1)}.webp`;

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect([isLightColor('#ece3d9'), isLightColor('#0d2420')]).toEqual([true, false]);
});

test('a project is readable in any colours and with any cover', () => {
  fc.assert(
    fc.property(fc.record({ ground: colorOrNone, ink: colorOrNone, accent: colorOrNone }), color, (colors, average) => {
      const shown = projectColors({ colors, coverImageUrl: coverOf(average) });
      expect(contrast(shown.ink, shown.ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(shown.accent, shown.ground)).toBeGreaterThanOrEqual(LARGE_TEXT_CONTRAST);
      if (colors.ground) expect(shown.ground).toBe(colors.ground);
    }),
  );
});

test('empty colours follow from the cover, and are those of the night without one', () => {
  const ground = (coverImageUrl: string) => projectColors({ colors: NONE, coverImageUrl }).ground;
  expect(ground('')).toBe('#1a1c36');
  expect(ground('https://elsewhere.example/cover.jpg')).toBe('#1a1c36');
  expect(isLightColor(ground(coverOf('#efe6dc')))).toBe(true);
  expect(isLightColor(ground(coverOf('#16498a')))).toBe(false);
  // Greyish pictures of medium lightness: in the dark they would be olive.
  for (const muddy of ['#94907d', '#9a9e86', '#606652']) expect(isLightColor(ground(coverOf(muddy)))).toBe(true);
});

test('an unreadable text or accent is refused beside its field', () => {
  const issues = (colors: object) =>
    portfolio.create
      .safeParse({ title: 'A', slug: 'a', colors })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(issues({ ground: '#ffffff', ink: '#888888' })).toEqual([['colors.ink', rules.inkContrast]]);
  expect(issues({ ground: '#ffffff', accent: '#ffdd99' })).toEqual([['colors.accent', rules.accentContrast]]);
  expect(issues({ ground: 'sand' })).toEqual([['colors.ground', rules.color]]);
  expect(issues({ ground: 'C98A5C', ink: '#000' })).toBeUndefined();
  expect(portfolio.create.parse({ title: 'A', slug: 'a', colors: { ground: 'FFF' } }).colors).toEqual({
    ...NONE,
    ground: '#ffffff',
  });
});
