import { expect, test } from 'vitest';
import { fitWidth } from './preview-widths.ts';

test('a page that is wider than its room is made smaller and fills the height', () => {
  expect(fitWidth(1280, { width: 640, height: 400 })).toEqual({ scale: 0.5, height: 800 });
});

test('a page that has room is shown as it is', () => {
  expect(fitWidth(390, { width: 640, height: 400 })).toEqual({ scale: 1, height: 400 });
});

test('a room that is not measured yet breaks nothing', () => {
  expect(fitWidth(390, { width: 0, height: 0 })).toEqual({ scale: 1, height: 0 });
});
