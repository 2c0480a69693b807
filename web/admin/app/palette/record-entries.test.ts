import { expect, test } from 'vitest';
import { blog } from '#contract/collections/blog.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import { lead } from '#contract/records/lead.ts';
import { portfolio } from '#contract/collections/portfolio.ts';
import { reviews } from '#contract/collections/reviews.ts';
import { findCollection } from '#web/admin/shell/collections.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { leadEntry, messageEntry, recordEntry, reviewEntry } from './record-entries.ts';

function entryOf(name: string, words: string[], record: object) {
  const collection = findCollection(name);
  if (!collection) throw new Error(name);
  return recordEntry(collection, words, record);
}

const stamps = { _id: 'r1', version: 1, createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() };

test('a post links to its own editor and shows its status in the second line', () => {
  const draft = parseLenient(blog.record, { ...stamps, title: 'A hotel site', slug: 'a-hotel-site', status: 'draft' });
  expect(entryOf('blog', ['hotel'], draft)).toMatchObject({ to: '/blog/r1', title: 'A hotel site' });
  expect(entryOf('blog', ['hotel'], draft).detail).toMatch(/^Draft, edited/);
  const ahead = parseLenient(blog.record, {
    ...stamps,
    title: 'Later',
    slug: 'later',
    status: 'published',
    publishedAt: '2999-01-05T09:00:00Z',
  });
  expect(entryOf('blog', [], ahead).detail).toMatch(/^Scheduled for/);
});

test('words that match in the text only are shown in the second line', () => {
  const item = parseLenient(portfolio.record, {
    ...stamps,
    title: 'Camp Khuri',
    slug: 'camp-khuri',
    description: '<p>For a family <b>hotel</b> with rooms</p>',
  });
  expect(entryOf('portfolio', ['hotel'], item).detail).toMatch(/^Published · .*family hotel/);
});

test('a message and a lead link to their lists and show their status', () => {
  const message = parseLenient(contactMessage, { ...stamps, email: 'a@b.co', subject: 'A shop', message: 'Hello' });
  expect(messageEntry(['shop'], message)).toMatchObject({ to: '/enquiries?enquiry=r1', title: 'A shop' });
  expect(messageEntry(['shop'], message).detail).toMatch(/^Unread · a@b\.co · /);
  const asked = parseLenient(lead, {
    ...stamps,
    name: 'Devika',
    company: 'Sagar',
    email: 'a@b.co',
    status: 'contacted',
  });
  expect(leadEntry(['sagar'], asked)).toMatchObject({ to: '/enquiries?enquiry=r1', title: 'Devika, Sagar' });
  expect(leadEntry(['sagar'], asked).detail).toMatch(/^Contacted · /);
});

test('a review shows whether it is pending', () => {
  const waits = parseLenient(reviews.record, {
    ...stamps,
    name: 'Tanvi',
    review: 'Quick and kind',
    avatar: 'female',
    isApproved: false,
    stars: 4,
  });
  expect(reviewEntry(['kind'], waits).detail).toBe('Pending · 4 of 5 stars · Quick and kind');
});
