import { expect, test } from 'vitest';
import { ApiError } from '#web/api.ts';
import { describeSubmitError } from './use-submission.ts';

test("shows the server's message and its field errors", () => {
  const issues = [{ path: 'email', message: 'Enter a valid email' }];
  const refused = new ApiError(400, { code: 'invalid', message: 'Enter a valid email', issues });
  expect(describeSubmitError(refused, 'Failed')).toEqual({ message: 'Enter a valid email', issues });
});

test('a response without a message gets the fallback text', () => {
  expect(describeSubmitError(new ApiError(502, { code: 'unexpected', message: '' }), 'Failed').message).toBe('Failed');
});

test('tells an offline visitor about the connection, and that no input is lost', () => {
  const { message } = describeSubmitError(new TypeError('Failed to fetch'), 'Failed to send message');
  expect(message).toMatch(/^Failed to send message – .*connection.*still here/);
});

test('any other error shows its own message', () => {
  expect(describeSubmitError(new Error('Storage is full'), 'Failed').message).toBe('Storage is full');
  expect(describeSubmitError(null, 'Failed').message).toBe('Failed');
});
