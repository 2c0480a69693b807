import { expect, test } from 'vitest';
import type { Todo } from '#contract/records/audit-entry.ts';
import { todoItems } from './todo.ts';

const now = new Date(2026, 10, 21, 10, 44);
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();
const none = { count: 0, at: '', title: '' };
const nothing: Todo = {
  ...{ messages: none, leads: none, reviews: none, posts: none },
  ...{ scheduled: none, items: none, services: none },
};
const detailsOf = (waiting: Partial<Todo>) =>
  todoItems({ ...nothing, ...waiting }, now).map(({ title, detail }) => [title, detail]);

test('no row is shown if there is nothing to do', () => {
  expect(todoItems(nothing, now)).toEqual([]);
});

test('new messages and leads show the oldest one; a single one is not called the oldest', () => {
  expect(detailsOf({ messages: { count: 2, at: at(18), title: 'Lakshmi Textiles' } })).toEqual([
    ['Unread messages', 'Oldest from Wed 18 Nov, Lakshmi Textiles'],
  ]);
  expect(detailsOf({ leads: { count: 1, at: at(20), title: 'Farah, Growth' } })).toEqual([
    ['New leads', 'From yesterday, Farah, Growth'],
  ]);
});

test('a draft shows its title and edit time, a scheduled post its publication time', () => {
  const rows = detailsOf({
    posts: { count: 1, at: at(21, 7), title: 'Two scripts' },
    scheduled: { count: 2, at: at(23), title: 'Sooner' },
    items: { count: 1, at: at(20), title: '' },
    services: { count: 1, at: at(18), title: 'Care' },
  });
  expect(rows).toEqual([
    ['Drafts', '“Two scripts”, edited 3 h ago'],
    ['Scheduled posts', 'Next: Mon 23 Nov, 09:00, “Sooner”'],
    ['Portfolio drafts', 'A project without a title, edited yesterday'],
    ['Unpublished services', '“Care”, edited Wed 18 Nov'],
  ]);
});
