import { expect, test } from 'vitest';
import { parseLenient } from '#contract/field-meta.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import { lead } from '#contract/records/lead.ts';
import { leadEvents } from './lead-events.ts';

const stamps = (_id: string, createdAt: string) => ({ _id, version: 1, createdAt, updatedAt: createdAt });
const plan = { id: 'p', key: 'growth', title: 'Growth', price: 45, periodLabel: '/month', highlighted: false };
const kavya = parseLenient(lead, {
  ...stamps('l1', '2026-11-21T10:06:00.100Z'),
  name: 'Kavya',
  email: 'kavya@example.com',
  plan,
  consentAt: '2026-11-21T10:06:00.000Z',
});
const wrote = (id: string, at: string, email: string) =>
  parseLenient(contactMessage, { ...stamps(id, at), email, subject: 'Weavers?', message: 'Do you work with weavers?' });

test('the history of a lead lists its source, the consent, and earlier items from the same email address', () => {
  const messages = [
    wrote('m1', '2026-11-12T08:00:00.000Z', 'Kavya@Example.com'),
    wrote('m2', '2026-11-13T08:00:00.000Z', 'not-kavya@example.com'),
  ];
  const other = { ...kavya, ...stamps('l0', '2026-11-01T08:00:00.000Z') };
  expect(leadEvents(kavya, messages, [kavya, other]).map(({ text, subject = '' }) => text + subject)).toEqual([
    'Asked for a proposal on the pricing page: Growth',
    'Agreed to Terms and Privacy Policy',
    'Earlier message: Weavers?',
    'Earlier request: Growth',
  ]);
});

test('the history of a lead includes its last status change', () => {
  const changed = { ...kavya, version: 2, status: 'won' as const, updatedAt: '2026-11-22T09:00:00.000Z' };
  expect(leadEvents(changed, [], [])[0]).toMatchObject({ text: 'Status last changed', at: changed.updatedAt });
});
