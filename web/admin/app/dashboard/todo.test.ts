import { expect, test } from 'vitest';
import type { Todo } from '#contract/records/audit-entry.ts';
import { contentItems, inboxItems, moreItems } from './todo.ts';

const now = new Date(2026, 10, 21, 10, 44);
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();
const none = { count: 0, at: '', title: '' };
const nothing: Todo = {
  ...{ messages: none, leads: none, reviews: none, replies: none, unpublished: [] },
};
const detailsOf = (unpublished: Todo['unpublished']) =>
  contentItems({ unpublished }, now).map(({ title, detail }) => [title, detail]);

test('no row is shown if there is nothing to do', () => {
  expect([...inboxItems(nothing), ...contentItems(nothing, now)]).toEqual([]);
});

test('submissions are counted by kind, with a link to the screen that handles them', () => {
  const some = { ...nothing, messages: { count: 2, at: at(18), title: 'Lakshmi Textiles' } };
  expect(inboxItems(some)).toEqual([
    { title: 'Unread messages', kind: 'message', count: 2, to: '/contact-messages?status=new' },
  ]);
});

test('what the dashboard does not show is counted by kind', () => {
  const some = {
    ...nothing,
    messages: { ...none, count: 4 },
    leads: { ...none, count: 4 },
    reviews: { ...none, count: 1 },
  };
  const shown = ['lead', 'lead', 'lead', 'review'].map((kind) => ({ kind: kind as 'lead' | 'review' }));
  expect(moreItems(some, shown)).toEqual([
    { text: '1 lead', count: 1, to: '/enquiries?kind=leads&status=new' },
    { text: '4 messages', count: 4, to: '/contact-messages?status=new' },
  ]);
});

test('a draft shows its title and edit time, a scheduled post its publication time', () => {
  const rows = detailsOf([
    { collection: 'blog', state: 'draft', count: 1, at: at(21, 7), title: 'Two scripts' },
    { collection: 'blog', state: 'scheduled', count: 2, at: at(23), title: 'Sooner' },
    { collection: 'portfolio', state: 'draft', count: 1, at: at(20), title: '' },
    { collection: 'services', state: 'draft', count: 1, at: at(18), title: 'Care' },
  ]);
  expect(rows).toEqual([
    ['Post drafts', '“Two scripts”, edited 3 h ago'],
    ['Scheduled posts', 'Next: Mon 23 Nov, 09:00, “Sooner”'],
    ['Project drafts', 'A project without a title, edited yesterday'],
    ['Service drafts', '“Care”, edited Wed 18 Nov'],
  ]);
});
