import { expect, test } from 'vitest';
import { arrivedTodayText, sinceLastVisitText } from './last-visit.ts';

const now = new Date(2026, 10, 21, 10, 44);
const left = (day: number, hour: number, counts: object = {}) => ({
  ...{ leftAt: new Date(2026, 10, day, hour, 40).toISOString(), messages: 0, leads: 0, reviews: 0, changes: 0 },
  ...counts,
});

test('the summary counts what arrived since the last visit and omits what did not', () => {
  expect(sinceLastVisitText(left(20, 17, { messages: 2, leads: 1, reviews: 3 }), now)).toBe(
    'Since you left yesterday at 17:40: 2 messages, 1 lead, 3 reviews.',
  );
  expect(sinceLastVisitText(left(21, 8, { changes: 1 }), now)).toBe('Since you left at 08:40: 1 change by others.');
});

test('the summary says when nothing new arrived, and is empty on a first visit', () => {
  expect(sinceLastVisitText(left(18, 9), now)).toBe('Since you left on Wed 18 Nov at 09:40 nothing new has arrived.');
  expect(sinceLastVisitText({ ...left(18, 9), leftAt: '' }, now)).toBe('');
});

test('on a first visit, what arrived today is counted', () => {
  expect(arrivedTodayText({ day: '2026-11-21', messages: 2, leads: 1 })).toBe('Arrived today: 2 messages, 1 lead.');
  expect(arrivedTodayText({ day: '2026-11-21', messages: 0, leads: 0 })).toBe('');
});
