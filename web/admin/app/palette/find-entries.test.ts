import { expect, test } from 'vitest';
import { screens as allScreens, type Screen } from '#web/admin/app/screens/screens.ts';
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

test('an empty search lists every screen and no record', () => {
  expect(places('', [posts])).toEqual(['/', '/hero', '/faqsection']);
});

test('what one can do comes before screens that only have to do with it, and after a screen of that name', () => {
  const actions = [{ to: '/blog/new', title: 'New post', detail: '', keywords: 'write home' }];
  const recent = [{ to: '/hero', title: 'Hero', detail: '' }];
  const groups = (text: string) => findEntries(text, screens, [], { actions, recent }).map(({ title }) => title);
  expect(groups('')).toEqual(['Recent', 'Actions', 'Screens']);
  expect(groups('home')).toEqual(['Actions', 'Screens']);
  expect(groups('write')).toEqual(['Actions']);
  const both = [{ ...actions[0], keywords: 'hero' }] as typeof actions;
  expect(findEntries('hero', screens, [], { actions: both, recent })[0]?.title).toBe('Screens');
});

test('a screen is found by its title, group or keywords', () => {
  expect(places('her')[0]).toBe('/hero');
  expect(places('questions')[0]).toBe('/faqsection');
  expect(places('page sections').slice(0, 2)).toEqual(['/hero', '/faqsection']);
});

test('records are grouped by kind, and a search of all records of that kind is offered', () => {
  const groups = findEntries('hotel site', screens, [posts, { title: 'Leads', entries: [] }]);
  expect(groups.map(({ title }) => title)).toEqual(['Posts', 'Search']);
  expect(groups[1]?.entries).toEqual([
    { to: '/blog?q=hotel%20site', title: 'Search all posts for “hotel site”', detail: 'Blog' },
  ]);
});

test('matches in titles come before matches in text only', () => {
  const inText = { to: '/portfolio/1', title: 'Camp Khuri', detail: '' };
  const inTitle = { to: '/portfolio/2', title: 'Hotel Sagar', detail: '' };
  const found = [{ title: 'Portfolio', entries: [inText, inTitle] }];
  const message = { title: 'Messages', entries: [{ to: '/contact-messages', title: 'A question', detail: '' }] };
  expect(places('hotel', [message, ...found])).toEqual(['/portfolio/2', '/portfolio/1', '/contact-messages']);
});

test('all search words must match, in any order', () => {
  expect(hasAllWords(['rooms', 'lakshmi'], 'Lakshmi: fourteen rooms')).toBe(true);
  expect(hasAllWords(['rooms', 'menu'], 'Lakshmi: fourteen rooms')).toBe(false);
});

test('the excerpt contains the matched words, however late in the text they occur', () => {
  const excerpt = excerptOf(['hotel'], 'Camp', `${'Before. '.repeat(200)}At last the hotel.`);
  expect(excerpt).toMatch(/^….*At last the hotel\.$/);
  expect(excerptOf(['hotel'], 'Camp', `${'x'.repeat(500)}hotel`)).toContain('hotel');
});

test('a match that the title already shows needs no excerpt', () => {
  expect(excerptOf(['hotel'], 'A hotel site', 'The hotel')).toBe('');
});

test('the words that people use lead to a screen', () => {
  const first = (text: string) => findEntries(text, allScreens, [])[0]?.entries[0]?.title;
  const found = [
    'menu',
    'header',
    'logo',
    'colour',
    'font',
    'privacy',
    'publish',
    '2FA',
    'two-factor',
    'traffic lift',
    'whatsapp',
    'insights',
  ];
  expect(Object.fromEntries(found.map((text) => [text, first(text)]))).toEqual({
    menu: 'Menu',
    header: 'Menu',
    logo: 'Name, logo, contact',
    colour: 'Colours and type',
    font: 'Colours and type',
    privacy: 'Pages',
    publish: 'Blog',
    '2FA': 'Your account',
    'two-factor': 'Your account',
    'traffic lift': 'Pricing',
    whatsapp: 'Name, logo, contact',
    insights: 'Headings and small texts',
  });
});
