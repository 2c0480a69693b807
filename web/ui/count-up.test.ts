import { expect, test } from 'vitest';
import { scaled } from './count-up.ts';

test('a part of a number keeps its decimals and separators', () => {
  expect(scaled('71', 0)).toBe('0');
  expect(scaled('0.9', 0.5)).toBe('0.5');
  expect(scaled('1,140', 0.5)).toBe('570');
  expect(scaled('9,600', 0.5)).toBe('4,800');
});
