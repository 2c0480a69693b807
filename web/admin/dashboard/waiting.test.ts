import { expect, test } from 'vitest';
import { ageOf, draftWords } from './waiting.ts';

const now = new Date(2026, 10, 21, 10, 44);
const one = (name: string, day: number) => ({ name, createdAt: new Date(2026, 10, day, 9).toISOString() });
const nameOf = ({ name }: { name: string }) => name;

test('of what waits the oldest is told', () => {
  expect(ageOf([one('Farah', 20), one('Lakshmi Textiles', 18)], 2, nameOf, now)).toBe(
    'Oldest from Wed 18 Nov, Lakshmi Textiles',
  );
});

test('one alone is neither oldest nor latest', () => {
  expect(ageOf([one('Farah', 20)], 1, nameOf, now)).toBe('From yesterday, Farah');
});

test('where more wait than were asked for the latest is told, since the oldest is not known', () => {
  expect(ageOf([one('Farah', 20), one('Lakshmi Textiles', 18)], 300, nameOf, now)).toBe('Latest from yesterday, Farah');
});

test('a draft is told by its title and when it was edited', () => {
  const updatedAt = new Date(2026, 10, 21, 7).toISOString();
  expect(draftWords('post', { title: 'Two scripts', updatedAt }, now)).toBe('“Two scripts”, edited 3 h ago');
  expect(draftWords('post', undefined, now)).toBe('');
});
