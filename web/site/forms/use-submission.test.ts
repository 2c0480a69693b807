import { expect, test } from 'vitest';
import { ApiError } from '#web/api.ts';
import { describeSubmitError } from './use-submission.ts';

test('the words of the server are shown, with what it found wrong', () => {
  const issues = [{ path: 'email', message: 'Enter a valid email' }];
  const refused = new ApiError(400, { code: 'invalid', message: 'Enter a valid email', issues });
  expect(describeSubmitError(refused, 'Failed')).toEqual({ message: 'Enter a valid email', issues });
});

test('an answer without words gets the fallback', () => {
  expect(describeSubmitError(new ApiError(502, { code: 'unexpected', message: '' }), 'Failed').message).toBe('Failed');
});

test('without a network the visitor is told so, and that nothing typed is lost', () => {
  const { message } = describeSubmitError(new TypeError('Failed to fetch'), 'Failed to send message');
  expect(message).toMatch(/^Failed to send message – .*connection.*still here/);
});

test('any other error says what it is', () => {
  expect(describeSubmitError(new Error('Storage is full'), 'Failed').message).toBe('Storage is full');
  expect(describeSubmitError(null, 'Failed').message).toBe('Failed');
});
