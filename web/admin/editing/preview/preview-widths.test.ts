import { expect, test } from 'vitest';
import { fitWidth, legibleWidth } from './preview-widths.ts';

test('a page wider than its pane is scaled down and fills the height', () => {
  expect(fitWidth(1280, { width: 640, height: 400 })).toEqual({ scale: 0.5, height: 800 });
});

test('a page that fits its pane is not scaled', () => {
  expect(fitWidth(390, { width: 640, height: 400 })).toEqual({ scale: 1, height: 400 });
});

test('a pane that is not measured yet does not break scaling', () => {
  expect(fitWidth(390, { width: 0, height: 0 })).toEqual({ scale: 1, height: 0 });
});

test('a pane starts with the widest screen that is legible in it', () => {
  expect([358, 547, 728].map(legibleWidth)).toEqual(['phone', 'tablet', 'desktop']);
});
