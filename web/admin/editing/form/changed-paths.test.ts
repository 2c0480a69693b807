import { expect, test } from 'vitest';
import { portfolio } from '#contract/collections/portfolio.ts';
import { sections } from '#contract/sections/index.ts';
import { changedPaths, isOnlyMoved, undoListChanges } from './changed-paths.ts';

const about = sections.about.fields;
const base = about.parse({
  heading: 'A small studio',
  cards: [
    { title: 'Light', description: 'Small pages' },
    { title: 'Kept', description: 'By yourself' },
  ],
});

test('an unchanged copy has no changed paths', () => {
  expect(changedPaths(about, base, structuredClone(base))).toEqual([]);
});

test('each changed field is named by its path', () => {
  const value = { ...base, heading: 'A studio', cta: { ...base.cta, href: '/contact' } };
  expect(changedPaths(about, base, value)).toEqual(['heading', 'cta.href']);
});

test('a changed field in a moved entry counts in addition to the move', () => {
  const [light, kept] = base.cards;
  const value = { ...base, cards: [{ ...kept, title: 'Easy to keep' }, light] };
  expect(changedPaths(about, base, value)).toEqual(['cards', 'cards.0.title']);
});

test('a new entry counts as one change, whatever it contains', () => {
  const value = { ...base, cards: [...base.cards, { icon: 'star', title: 'New', description: 'Words' }] };
  expect(changedPaths(about, base, value)).toEqual(['cards']);
});

test('internal fields do not count as changes', () => {
  const faq = sections.faq.fields;
  const one = faq.parse({ faqs: [{ id: 'a', question: 'Why?', answer: 'Because.', order: 0 }] });
  const other = faq.parse({ faqs: [{ id: 'a', question: 'Why?', answer: 'Because.', order: 5 }] });
  expect(changedPaths(faq, one, other)).toEqual([]);
});

test('undoing moves, additions and removals keeps the typed text', () => {
  const [light, kept] = base.cards;
  const now = [
    { ...kept, title: 'Easy to keep' },
    { icon: 'star', title: 'New', description: '' },
  ];
  expect(undoListChanges(base.cards, now)).toEqual([light, { ...kept, title: 'Easy to keep' }]);
});

test('a record that only moved in its list is distinguished from one with other changes', () => {
  const item = portfolio.create.parse({ title: 'Salt Road', slug: 'salt-road', order: 3 });
  expect(isOnlyMoved(portfolio.create, item, { ...item, order: 1 })).toBe(true);
  expect(isOnlyMoved(portfolio.create, item, { ...item, order: 1, title: 'Salt' })).toBe(false);
});
