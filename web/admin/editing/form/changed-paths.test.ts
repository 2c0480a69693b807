import { expect, test } from 'vitest';
import { portfolioItemCreate } from '#contract/records/portfolio-item.ts';
import { sections } from '#contract/sections/index.ts';
import { changedPaths, isOnlyMoved, withoutMoves } from './changed-paths.ts';

const about = sections.about.fields;
const base = about.parse({
  heading: 'A small studio',
  cards: [
    { title: 'Light', description: 'Small pages' },
    { title: 'Kept', description: 'By yourself' },
  ],
});

test('nothing is changed by looking at it', () => {
  expect(changedPaths(about, base, structuredClone(base))).toEqual([]);
});

test('each changed field is named by its path', () => {
  const value = { ...base, heading: 'A studio', cta: { ...base.cta, href: '/contact' } };
  expect(changedPaths(about, base, value)).toEqual(['heading', 'cta.href']);
});

test('a word changed in an entry that was moved counts beside the move', () => {
  const [light, kept] = base.cards;
  const value = { ...base, cards: [{ ...kept, title: 'Easy to keep' }, light] };
  expect(changedPaths(about, base, value)).toEqual(['cards', 'cards.0.title']);
});

test('a new entry is one change, however much is in it', () => {
  const value = { ...base, cards: [...base.cards, { icon: 'star', title: 'New', description: 'Words' }] };
  expect(changedPaths(about, base, value)).toEqual(['cards']);
});

test('what the site keeps for itself is no change of a person', () => {
  const faq = sections.faq.fields;
  const one = faq.parse({ faqs: [{ id: 'a', question: 'Why?', answer: 'Because.', order: 0 }] });
  const other = faq.parse({ faqs: [{ id: 'a', question: 'Why?', answer: 'Because.', order: 5 }] });
  expect(changedPaths(faq, one, other)).toEqual([]);
});

test('taking back the moves keeps what was typed', () => {
  const [light, kept] = base.cards;
  const now = [
    { ...kept, title: 'Easy to keep' },
    { icon: 'star', title: 'New', description: '' },
  ];
  expect(withoutMoves(base.cards, now)).toEqual([light, { ...kept, title: 'Easy to keep' }]);
});

test('a record that was only moved in its list is told from one that says something else', () => {
  const item = portfolioItemCreate.parse({ title: 'Salt Road', slug: 'salt-road', order: 3 });
  expect(isOnlyMoved(portfolioItemCreate, item, { ...item, order: 1 })).toBe(true);
  expect(isOnlyMoved(portfolioItemCreate, item, { ...item, order: 1, title: 'Salt' })).toBe(false);
});
