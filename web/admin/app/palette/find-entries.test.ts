import { expect, test } from 'vitest';
import type { Screen } from '#web/admin/app/screens/screens.ts';
import { excerptOf, findEntries, type KindResults } from './find-entries.ts';
import { hasAllWords } from '#web/admin/shell/search-words.ts';

const screens = [
  { path: '', title: 'Dashboard', keywords: 'home' },
  { path: 'hero', title: 'Hero', group: 'Page sections', keywords: 'home title' },
  { path: 'faqsection', title: 'FAQ', group: 'Page sections', keywords: 'questions' },
] as Screen[];

const posts: KindResults = {
  title: 'Posts',
  entries: [{ to: '/blog/1', title: 'A hotel site', detail: 'Draft' }],
  all: { to: '/blog', many: 'posts', screen: 'Blog' },
};

const places = (text: string, found: KindResults[] = []) =>
  findEntries(text, screens, found).flatMap(({ entries }) => entries.map(({ to }) => to));

test('without words the search offers every screen and no record', () => {
  expect(places('', [posts])).toEqual(['/', '/hero', '/faqsection']);
});

test('a screen is found by its title, its group or words that mean it', () => {
  expect(places('her')[0]).toBe('/hero');
  expect(places('questions')[0]).toBe('/faqsection');
  expect(places('page sections').slice(0, 2)).toEqual(['/hero', '/faqsection']);
});

test('records stand in groups by their kind, and the way to all that hold the words is offered', () => {
  const groups = findEntries('hotel site', screens, [posts, { title: 'Leads', entries: [] }]);
  expect(groups.map(({ title }) => title)).toEqual(['Posts', 'Search']);
  expect(groups[1]?.entries).toEqual([
    { to: '/blog?q=hotel%20site', title: 'Search all posts for “hotel site”', detail: 'Blog' },
  ]);
});

test('what has the words in its title comes before what has them only in its text', () => {
  const inText = { to: '/portfolio/1', title: 'Camp Khuri', detail: '' };
  const inTitle = { to: '/portfolio/2', title: 'Hotel Sagar', detail: '' };
  const found = [{ title: 'Portfolio', entries: [inText, inTitle] }];
  const message = { title: 'Messages', entries: [{ to: '/contact-messages', title: 'A question', detail: '' }] };
  expect(places('hotel', [message, ...found])).toEqual(['/portfolio/2', '/portfolio/1', '/contact-messages']);
});

test('all words must occur, in any order', () => {
  expect(hasAllWords(['rooms', 'lakshmi'], 'Lakshmi: fourteen rooms')).toBe(true);
  expect(hasAllWords(['rooms', 'menu'], 'Lakshmi: fourteen rooms')).toBe(false);
});

test('the words found are in the excerpt, however late in the text they come', () => {
  const excerpt = excerptOf(['hotel'], 'Camp', `${'Before. '.repeat(200)}At last the hotel.`);
  expect(excerpt).toMatch(/^….*At last the hotel\.$/);
  expect(excerptOf(['hotel'], 'Camp', `${'x'.repeat(500)}hotel`)).toContain('hotel');
});

test('what the title shows already needs no excerpt', () => {
  expect(excerptOf(['hotel'], 'A hotel site', 'The hotel')).toBe('');
});
