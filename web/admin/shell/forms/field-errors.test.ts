import { expect, test } from 'vitest';
import type { FailureBody } from '#contract/failures.ts';
import { ApiError } from '#web/api.ts';
import { fieldErrors } from './field-errors.ts';

const FIELDS = ['email', 'currentPassword'] as const;
const errorsOf = (status: number, body: FailureBody) =>
  fieldErrors(new ApiError(status, body), FIELDS, 'Update failed.');

test("shows an error beside its field, with the server's message", () => {
  const issues = [{ path: 'currentPassword', message: 'The current password is wrong' }];
  const { errors, failure } = errorsOf(400, { code: 'invalid', message: 'Please check what you entered.', issues });
  expect(errors).toEqual({ currentPassword: 'The current password is wrong' });
  expect(failure).toBe('');
});

test('shows the error for an email that is already taken beside the email field', () => {
  const message = 'This email already has an account.';
  expect(errorsOf(409, { code: 'email-taken', message })).toEqual({ errors: { email: message }, failure: '' });
});

test('shows errors that belong to no field above the form, also if the server is unreachable', () => {
  const message = 'Too many attempts. Please wait a moment and try again.';
  expect(errorsOf(429, { code: 'too-many', message })).toEqual({ errors: {}, failure: message });
  expect(fieldErrors(new TypeError('fetch'), FIELDS, 'Update failed.').failure).toBe('Update failed.');
});
