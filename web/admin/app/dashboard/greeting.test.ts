import { expect, test } from 'vitest';
import { greeting, waitingText } from './greeting.ts';

const kind = (count: number) => ({ count, at: '', title: '' });
const waiting = (leads: number, messages: number, reviews: number) =>
  waitingText({ leads: kind(leads), messages: kind(messages), reviews: kind(reviews) });

test('the greeting follows the clock', () => {
  expect([3, 7, 12, 18, 23].map((hour) => greeting(new Date(2026, 10, 21, hour)))).toEqual([
    'Good evening.',
    'Good morning.',
    'Good afternoon.',
    'Good evening.',
    'Good evening.',
  ]);
});

test('the dashboard says in words what waits, and that nothing does', () => {
  expect(waiting(2, 0, 1)).toBe('Two people want a proposal, one review waits.');
  expect(waiting(1, 1, 0)).toBe('One person wants a proposal, one message is unread.');
  expect(waiting(0, 1234, 13)).toBe('1,234 messages are unread, 13 reviews wait.');
  expect(waiting(0, 0, 0)).toBe('Nothing is waiting for you.');
});
