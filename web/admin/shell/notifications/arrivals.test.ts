import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '#contract/constants.ts';
import { arrivalNotice } from './arrivals.ts';

const none = { message: 0, lead: 2, review: 1, reply: 0 };

test('one arrival, several of a kind and several kinds each become one notification', () => {
  const notice = (now: object) => arrivalNotice(none, { ...none, ...now }, NOTIFICATION_KINDS);
  expect(notice({ lead: 3 })).toMatchObject({
    ...{ title: 'A new lead', body: 'Waiting: 3 leads.', path: '/enquiries?kind=leads&status=new' },
  });
  expect(notice({ message: 1 })).toMatchObject({ title: 'A new message', body: 'Waiting: 1 message.' });
  expect(notice({ reply: 1 })).toMatchObject({
    ...{ title: 'A new answer of a visitor', body: 'Waiting: 1 answer of a visitor.', path: '/enquiries' },
  });
  expect(notice({ reply: 2 })).toMatchObject({ title: '2 new answers of visitors' });
  expect(notice({ lead: 5 })).toMatchObject({ title: '3 new leads' });
  expect(notice({ lead: 4, message: 1 })).toMatchObject({
    ...{ title: 'A new message, 2 new leads', body: 'Waiting: 1 message, 4 leads.', path: '' },
  });
});

test('what was handled, and what the person does not want to hear of, is not told', () => {
  expect(arrivalNotice(none, { ...none, lead: 1 }, NOTIFICATION_KINDS)).toBe(null);
  expect(arrivalNotice(none, { ...none, lead: 3 }, ['message', 'review'])).toBe(null);
});
