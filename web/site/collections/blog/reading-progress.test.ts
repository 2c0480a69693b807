import { expect, test } from 'vitest';
import { progressOf } from './reading-progress.tsx';

test('progress starts at 0 and reaches 100 when the last line is in view', () => {
  expect(progressOf(0, 3000, 800)).toBe(0);
  expect(progressOf(1100, 3000, 800)).toBe(50);
  expect(progressOf(2200, 3000, 800)).toBe(100);
});

test('progress stays at 100 below the text and at 0 above the page', () => {
  expect(progressOf(5000, 3000, 800)).toBe(100);
  expect(progressOf(-60, 3000, 800)).toBe(0);
});

test('a text that fits on the screen counts as read', () => {
  expect(progressOf(0, 700, 800)).toBe(100);
});
