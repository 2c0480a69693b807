import { expect, test } from 'vitest';
import { statusLabel } from './status.tsx';

test('a status is told in words: underscores are spaces', () => {
  expect(statusLabel('waiting_for_answer')).toBe('Waiting for answer');
  expect(statusLabel('new')).toBe('New');
});
