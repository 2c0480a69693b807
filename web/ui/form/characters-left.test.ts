import { expect, test } from 'vitest';
import { charactersLeft } from './field.tsx';

test('shows the remaining characters only close to the limit', () => {
  expect(charactersLeft(0, 100)).toBe('');
  expect(charactersLeft(89, 100)).toBe('');
  expect(charactersLeft(90, 100)).toBe('10 characters left');
  expect(charactersLeft(99, 100)).toBe('1 character left');
  expect(charactersLeft(100, 100)).toBe('0 characters left');
  expect(charactersLeft(130, 100)).toBe('0 characters left');
});
