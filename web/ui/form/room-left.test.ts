import { expect, test } from 'vitest';
import { roomLeft } from './room-left.ts';

test('a limit is spoken of only near to it', () => {
  expect(roomLeft(0, 100)).toBe('');
  expect(roomLeft(89, 100)).toBe('');
  expect(roomLeft(90, 100)).toBe('10 characters left');
  expect(roomLeft(99, 100)).toBe('1 character left');
  expect(roomLeft(100, 100)).toBe('0 characters left');
  expect(roomLeft(130, 100)).toBe('0 characters left');
});
