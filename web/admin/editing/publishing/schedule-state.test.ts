import { expect, test } from 'vitest';
import { blog } from '#contract/collections/blog.ts';
import { schedulePublishing } from './schedule-publishing.ts';
import { fieldsForState, scheduleState, TIME_IS_PAST, typedState } from './schedule-state.ts';

const now = new Date('2026-11-21T10:00:00Z');
const past = '2026-11-20T09:00:00.000Z';
const ahead = '2026-11-30T09:00:00.000Z';

test('a published post with a future date counts as scheduled', () => {
  const at = (status: string, publishedAt: string) => scheduleState({ status, publishedAt }, now.getTime());
  expect(at('published', ahead)).toBe('scheduled');
  expect(at('published', past)).toBe('published');
  expect(at('published', '')).toBe('published');
  expect(at('draft', ahead)).toBe('draft');
});

test('choosing a state changes the publication time only if the current time does not fit the state', () => {
  expect(fieldsForState('scheduled', ahead, now)).toEqual({ status: 'published', publishedAt: ahead });
  const { publishedAt } = fieldsForState('scheduled', past, now);
  expect(new Date(publishedAt).getHours()).toBe(9);
  expect(Date.parse(publishedAt)).toBeGreaterThan(now.getTime());
  expect(fieldsForState('published', ahead, now).publishedAt).toBe(now.toISOString());
  expect(fieldsForState('published', past, now).publishedAt).toBe(past);
  expect(fieldsForState('draft', past, now)).toEqual({ status: 'draft', publishedAt: past });
});

test('a date in the past does not publish a post that was meant to be scheduled', () => {
  const draft = { status: 'draft', publishedAt: '' };
  const late = { status: 'published', publishedAt: past };
  const of = (saved: typeof draft, intent: string | null) => typedState(late, saved, intent, now.getTime());
  expect(of(draft, 'scheduled')).toBe('scheduled');
  expect(of(draft, 'published')).toBe('published');
  expect(of({ status: 'published', publishedAt: ahead }, null)).toBe('scheduled');
  // Unsaved work of an earlier visit: the chosen state is unknown.
  expect(of(draft, null)).toBe('scheduled');
  expect(of({ status: 'published', publishedAt: '2026-11-01T09:00:00.000Z' }, null)).toBe('published');
  expect(of(late, 'scheduled')).toBe('published');
});

test('the save button names its effect; the save shortcut asks before it changes who can read a post', () => {
  const post = (status: string, publishedAt = '') => ({ title: 'Dust', slug: 'dust', status, publishedAt });
  const states = { draft: post('draft'), scheduled: post('published', ahead), published: post('published', past) };
  const table = Object.entries(states).map(([name, saved]) => [
    name,
    ...Object.entries(states).map(([intent, typed]) => {
      const { label, question, publish } = schedulePublishing(blog, typed, saved, { intent, now });
      return [label, question && `${question.confirm}?`, publish?.label].filter(Boolean).join(' ');
    }),
  ]);
  expect(table).toEqual([
    ['draft', 'Save draft Publish…', 'Schedule Schedule?', 'Publish Publish?'],
    ['scheduled', 'Save draft Publish…', 'Save', 'Publish Publish?'],
    ['published', 'Unpublish Unpublish?', 'Schedule Schedule?', 'Save'],
  ]);
  expect(schedulePublishing(blog, post('draft', ahead), states.draft, { intent: null, now }).publish?.label).toBe(
    'Schedule…',
  );
  expect(schedulePublishing(blog, states.published, states.scheduled, { intent: 'scheduled', now }).issues).toEqual([
    { path: 'publishedAt', message: TIME_IS_PAST },
  ]);
});
