import { expect, test } from 'vitest';
import { failures } from '#contract/failures.ts';
import { ApiError } from '#web/api.ts';
import { checkPicture, isWorthRetry } from './check-picture.ts';

test('a file that the server would refuse is not sent', () => {
  const big = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
  expect(checkPicture(big)).toContain(failures['too-large'].message);
  expect(checkPicture(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toBe(failures['not-an-image'].message);
  expect(checkPicture(new File(['x'], 'a.png', { type: 'image/png' }))).toBeNull();
});

test('a picture that the server refused is not retried; a lost connection is', () => {
  expect(isWorthRetry(new ApiError(415, { message: '', code: 'not-an-image' }))).toBe(false);
  expect(isWorthRetry(new ApiError(0, { message: '', code: 'unexpected' }))).toBe(true);
});
