import { expect, test } from 'vitest';
import { ApiError } from '#web/api.ts';
import { failureOf } from './failure.ts';

test('the words of the server are shown, with what it found wrong', () => {
  const issues = [{ path: 'email', message: 'Enter a valid email' }];
  const refused = new ApiError(400, { code: 'invalid', message: 'Enter a valid email', issues });
  expect(failureOf(refused, 'Failed')).toEqual({ message: 'Enter a valid email', issues });
});

test('an answer without words gets the fallback', () => {
  expect(failureOf(new ApiError(502, { code: 'unexpected', message: '' }), 'Failed').message).toBe('Failed');
});

test('without a network the visitor is told so, and that nothing typed is lost', () => {
  const { message } = failureOf(new TypeError('Failed to fetch'), 'Failed to send message');
  expect(message).toMatch(/^Failed to send message – .*connection.*still here/);
});

test('any other error says what it is', () => {
  expect(failureOf(new Error('Storage is full'), 'Failed').message).toBe('Storage is full');
  expect(failureOf(null, 'Failed').message).toBe('Failed');
});
