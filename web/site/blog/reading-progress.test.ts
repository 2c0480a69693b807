import { expect, test } from 'vitest';
import { progressOf } from './reading-progress.tsx';

test('reading begins at 0 and ends at 100, when the last line is in view', () => {
  expect(progressOf(0, 3000, 800)).toBe(0);
  expect(progressOf(1100, 3000, 800)).toBe(50);
  expect(progressOf(2200, 3000, 800)).toBe(100);
});

test('below the text the progress stays at 100, and above the page at 0', () => {
  expect(progressOf(5000, 3000, 800)).toBe(100);
  expect(progressOf(-60, 3000, 800)).toBe(0);
});

test('a text that is in view as a whole is read', () => {
  expect(progressOf(0, 700, 800)).toBe(100);
});
