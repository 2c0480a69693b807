import { expect, test } from 'vitest';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import type { Screen } from '../screens.ts';
import { findEntries } from './find-entries.ts';

const screens = [
  { path: '', title: 'Dashboard', keywords: 'home' },
  { path: 'hero', title: 'Hero', group: 'Page sections', keywords: 'home title' },
  { path: 'faqsection', title: 'FAQ', group: 'Page sections', keywords: 'questions' },
] as Screen[];

function message(number: number, fields: Partial<ContactMessage>): ContactMessage {
  const stamps = {
    _id: `m${number}`,
    version: 1,
    createdAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-01T08:00:00Z',
  };
  return {
    firstName: '',
    email: 'guest@example.com',
    subject: '',
    message: 'Hello',
    status: 'new',
    ...stamps,
    ...fields,
  };
}

const places = (text: string, messages: ContactMessage[] = []) =>
  findEntries(text, screens, messages).flatMap(({ entries }) => entries.map(({ to }) => to));

test('without words the search offers every screen and no message', () => {
  expect(places('', [message(1, {})])).toEqual(['/', '/hero', '/faqsection']);
});

test('a screen is found by its title, its group or words that mean it', () => {
  expect(places('her')[0]).toBe('/hero');
  expect(places('questions')[0]).toBe('/faqsection');
  expect(places('page sections').slice(0, 2)).toEqual(['/hero', '/faqsection']);
});

test('a message is found when all words are in it, in any order and any of its fields', () => {
  const messages = [
    message(1, { firstName: 'Lakshmi', message: 'Fourteen rooms near the fort' }),
    message(2, { firstName: 'Lakshmi', message: 'A menu' }),
  ];
  expect(places('ROOMS lakshmi', messages)).toEqual([
    '/contact-messages?message=m1',
    '/contact-messages?q=ROOMS%20lakshmi',
  ]);
});

test('many hits are cut short, and the way to all of them is offered', () => {
  const found = places(
    'hello',
    Array.from({ length: 30 }, (_, number) => message(number, {})),
  );
  expect(found).toHaveLength(9);
  expect(found.at(-1)).toBe('/contact-messages?q=hello');
});

test('the words found are in the excerpt, however late in the message they come', () => {
  const long = message(1, { message: `${'Before. '.repeat(200)}At last the hotel.` });
  const [messages] = findEntries('hotel', [], [long]);
  expect(messages?.entries[0]?.detail).toContain('hotel');
});
