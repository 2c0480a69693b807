import { expect, test } from 'vitest';
import { failedText, lateText, mailAlertText } from './delivery-alert-texts.ts';

const now = new Date(2026, 10, 23, 15, 0);
const mails = {
  ...{ channel: 'mail' as const, count: 3, isLate: true },
  since: new Date(2026, 10, 23, 14, 5).toISOString(),
  lastAnswer: 'The mail server cannot be reached. connect ECONNREFUSED',
};

test('the dashboard says how many mails wait since when, what the mail server answers, and what to do', () => {
  expect(lateText(mails, now)).toEqual({
    title: '3 mails have been waiting since 14:05.',
    children: 'The mail server cannot be reached. Check Site settings → Mail, then try again now.',
  });
  expect(lateText({ ...mails, lastAnswer: 'Busy' }, now).children).toMatch(/^The mail server answers: “Busy”\. /);
  const yesterday = new Date(2026, 10, 22, 9, 0).toISOString();
  const one = lateText({ ...mails, count: 1, since: yesterday, lastAnswer: '' }, now);
  expect(one.title).toBe('1 mail has been waiting since yesterday, 09:00.');
  expect(one.children).toMatch(/^There is no answer yet\. /);
  expect(lateText({ ...mails, channel: 'webhook' }, now).title).toBe('3 webhooks have been waiting since 14:05.');
});

test('the dashboard says once what is wrong with mail, with the mails that wait because of it', () => {
  const failing = { state: 'failing' as const, at: '', answer: 'The mail server refused the login. 535 5.7.8' };
  expect(mailAlertText(failing, mails, true, now)).toEqual({
    title: 'Nobody is told about new enquiries',
    children:
      'The newest email did not leave. The mail server refused the login. 3 mails have been waiting since 14:05. ' +
      'Check the mail settings and send a test: mails that wait leave once it works.',
  });
  expect(mailAlertText(failing, undefined, false, now)?.children).toMatch(/login\. Ask an admin/);
  const works = { state: 'works' as const, at: '', answer: '250' };
  expect(mailAlertText(works, mails, true, now)).toEqual(lateText(mails, now));
  expect(mailAlertText(works, undefined, true, now)).toBeNull();
});

test('failed deliveries are counted', () => {
  expect([1, 2].map((count) => failedText(count).title)).toEqual([
    '1 delivery failed in the last 7 days.',
    '2 deliveries failed in the last 7 days.',
  ]);
});
