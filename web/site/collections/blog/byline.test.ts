import { expect, test } from 'vitest';
import { initialsOf } from './byline.tsx';

test('the initials of an author are the first letters of the first and last name', () => {
  expect(initialsOf('Meera Chauhan')).toBe('MC');
  expect(initialsOf('  anna maria  van dijk ')).toBe('AD');
  expect(initialsOf('Admin')).toBe('A');
  expect(initialsOf('मीरा चौहान')).toBe('मीचौ');
  expect(initialsOf('')).toBe('');
});
