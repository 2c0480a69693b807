import { expect, test } from 'vitest';
import { replyLink } from './reply-link.ts';

test('a reply goes to the sender with the same subject', () => {
  expect(replyLink({ email: 'asha+shop@example.com', subject: 'Menu & prices' })).toBe(
    'mailto:asha%2Bshop@example.com?subject=Re%3A%20Menu%20%26%20prices',
  );
});

test('an email address cannot inject more recipients', () => {
  expect(replyLink({ email: 'a@example.com?bcc=b@example.com', subject: '' })).toBe(
    'mailto:a@example.com%3Fbcc%3Db@example.com?subject=Re%3A%20Your%20message',
  );
});
