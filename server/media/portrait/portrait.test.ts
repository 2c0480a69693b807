import { expect, test } from 'vitest';
import { portrait } from './portrait.ts';

const NAMES = Array.from({ length: 400 }, (_, index) => `Person ${index}`);
const DRAWN = NAMES.flatMap((name) => [portrait('male', name), portrait('female', name)]);

test('a name always has the same face, however it is written', () => {
  expect(portrait('female', ' Asha SONI ')).toBe(portrait('female', 'Asha Soni'));
  expect(portrait('male', 'Asha Soni')).not.toBe(portrait('female', 'Asha Soni'));
});

test('hardly any two of 800 people look the same', () => {
  expect(new Set(DRAWN).size).toBeGreaterThan(780);
});

test('a face is small, and never contains the name', () => {
  for (const svg of DRAWN) expect(svg.length).toBeLessThanOrEqual(2560);
  expect(portrait('male', '<script>alert(1)</script>')).not.toContain('script');
});

test('every face is well-formed: no missing number in its outlines', () => {
  for (const svg of DRAWN) {
    expect(svg).not.toMatch(/NaN|undefined|--/);
    expect(svg.match(/<(?:g|clipPath)\b/g)?.length).toBe(svg.match(/<\/(?:g|clipPath)>/g)?.length);
  }
});

test('without a name a face is drawn too', () => {
  expect(portrait('male', '')).toMatch(/^<svg .*<\/svg>$/);
});
