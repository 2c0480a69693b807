import { expect, test } from 'vitest';
import { statusLabel } from './status.tsx';

test('a status label has spaces instead of underscores', () => {
  expect(statusLabel('waiting_for_answer')).toBe('Waiting for answer');
  expect(statusLabel('new')).toBe('New');
});
