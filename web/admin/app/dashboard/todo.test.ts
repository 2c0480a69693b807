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

test('where nothing waits no row is shown', () => {
  expect(todoItems(nothing, now)).toEqual([]);
});

test('of what came in the oldest is told; one alone is not the oldest', () => {
  expect(detailsOf({ messages: { count: 2, at: at(18), title: 'Lakshmi Textiles' } })).toEqual([
    ['Unread messages', 'Oldest from Wed 18 Nov, Lakshmi Textiles'],
  ]);
  expect(detailsOf({ leads: { count: 1, at: at(20), title: 'Farah, Growth' } })).toEqual([
    ['New leads', 'From yesterday, Farah, Growth'],
  ]);
});

test('a draft is told by its title and when it was edited, a scheduled post by when it is due', () => {
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
