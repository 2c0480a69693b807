import { expect, test } from 'vitest';
import { fieldsFor, postState, saveLabel } from './post-state.ts';

const now = new Date('2026-11-21T10:00:00Z');
const past = '2026-11-20T09:00:00.000Z';
const ahead = '2026-11-30T09:00:00.000Z';

test('a post is scheduled when it is published at a time that lies ahead', () => {
  const at = (status: string, publishedAt: string) => postState({ status, publishedAt }, now.getTime());
  expect(at('published', ahead)).toBe('scheduled');
  expect(at('published', past)).toBe('published');
  expect(at('published', '')).toBe('published');
  expect(at('draft', ahead)).toBe('draft');
});

test('choosing a state sets a time only where the one there does not fit', () => {
  expect(fieldsFor('scheduled', ahead, now)).toEqual({ status: 'published', publishedAt: ahead });
  const { publishedAt } = fieldsFor('scheduled', past, now);
  expect(new Date(publishedAt).getHours()).toBe(9);
  expect(Date.parse(publishedAt)).toBeGreaterThan(now.getTime());
  expect(fieldsFor('published', ahead, now).publishedAt).toBe(now.toISOString());
  expect(fieldsFor('published', past, now).publishedAt).toBe(past);
  expect(fieldsFor('draft', past, now)).toEqual({ status: 'draft', publishedAt: past });
});

test('the save button names its effect', () => {
  expect(saveLabel('draft', null)).toBe('Save draft');
  expect(saveLabel('draft', 'published')).toBe('Save draft');
  expect(saveLabel('published', null)).toBe('Publish');
  expect(saveLabel('published', 'scheduled')).toBe('Publish');
  expect(saveLabel('scheduled', 'draft')).toBe('Schedule');
  expect(saveLabel('published', 'published')).toBe('Save');
  expect(saveLabel('scheduled', 'scheduled')).toBe('Save');
});
