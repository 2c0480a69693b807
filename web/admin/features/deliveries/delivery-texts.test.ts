import { expect, test } from 'vitest';
import { causeOf, deliveryTitle, nextText, shownState, untilText } from './delivery-texts.ts';

const now = Date.parse('2026-11-23T14:00:00.000Z');
const later = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each([
  [-3, 'now'],
  [0, 'now'],
  [0.5, 'in 1 minute'],
  [4, 'in 4 minutes'],
  [60, 'in 60 minutes'],
  [150, 'in 3 hours'],
  [48 * 60, 'in 2 days'],
])('an attempt after %d minutes is %s', (minutes, text) => {
  expect(untilText(later(minutes), now)).toBe(text);
});

test('a delivery says what happens next, or what happened', () => {
  const mail = {
    ...{ channel: 'mail' as const, state: 'queued' as const, isSending: false, attempts: 2 },
    ...{ nextAttemptAt: later(4), expiresAt: later(2800), settledAt: later(0) },
  };
  expect(nextText(mail, now)).toMatch(/^The next attempt is in 4 minutes\. Attempts end on .+\.$/);
  expect(nextText({ ...mail, attempts: 0 }, now)).toMatch(/^The first attempt is in 4 minutes/);
  expect(nextText({ ...mail, isSending: true }, now)).toMatch(/^It is being sent now/);
  expect(nextText({ ...mail, state: 'accepted' }, now)).toMatch(/^The mail server took it on/);
  expect(nextText({ ...mail, state: 'failed' }, now)).toMatch(/not tried again by itself\.$/);
  expect(nextText({ ...mail, state: 'cancelled' }, now)).toMatch(/^It was cancelled on/);
  expect(shownState({ ...mail, isSending: true })).toBe('sending');
});

test('the event of a webhook is told in words, and a delivery leads to its cause', () => {
  expect(deliveryTitle({ title: 'lead.received', purpose: 'event' })).toBe('A visitor asked for a proposal');
  expect(deliveryTitle({ title: 'New lead', purpose: 'notification' })).toBe('New lead');
  expect(deliveryTitle({ title: 'test', purpose: 'test' })).toBe('Test');
  expect(causeOf({ recordKind: 'leads', recordId: 'a b' })).toEqual({
    label: 'The lead',
    to: '/enquiries?enquiry=a%20b',
  });
  expect(causeOf({ recordKind: '', recordId: '' })).toBeNull();
});
