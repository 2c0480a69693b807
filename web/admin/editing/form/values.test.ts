import { expect, test } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { metaOf } from '#contract/field-meta.ts';
import { blankValue, getIn, renumber, isEqual, setIn } from './values.ts';

test('a value is found by its path; an unknown path finds nothing', () => {
  const hero = { cta: { href: '/contact' }, cards: [{ title: 'One' }] };
  expect(getIn(hero, 'cta.href')).toBe('/contact');
  expect(getIn(hero, 'cards.0.title')).toBe('One');
  expect(getIn(hero, 'cards.3.title')).toBeUndefined();
  expect(getIn(hero, '')).toBe(hero);
});

test('setting a value does not mutate the original', () => {
  const before = { cards: [{ title: 'One' }, { title: 'Two' }] };
  expect(setIn(before, 'cards.1.title', 'Three')).toEqual({ cards: [{ title: 'One' }, { title: 'Three' }] });
  expect(before.cards[1]?.title).toBe('Two');
});

test('values are compared by content, not by identity', () => {
  expect(isEqual({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true);
  expect(isEqual({ a: [1] }, { a: [1, 2] })).toBe(false);
  expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isEqual([], {})).toBe(false);
});

test('renumbering sets every order to the position in the list', () => {
  const cards = [
    { title: 'Second', order: 1 },
    { title: 'First', order: 0 },
    { title: 'New', order: 0 },
  ];
  const numbered = renumber(sections['service-section'].fields, { cards });
  expect(getIn(numbered, 'cards')).toEqual([
    { title: 'Second', order: 0 },
    { title: 'First', order: 1 },
    { title: 'New', order: 2 },
  ]);
});

test('lists without an order get none', () => {
  const stats = [{ value: '5+', label: 'Years' }];
  expect(renumber(sections.about.fields, { stats })).toEqual({ stats });
});

test('a new question starts visible, empty and with a generated id', () => {
  const { element } = metaOf(sections.faq.fields.shape.faqs);
  const blank = element && blankValue(element);
  expect(blank).toMatchObject({ question: '', answer: '', isVisible: true });
  expect(getIn(blank, 'id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a new service card starts without an icon, while a call without one gets the default', () => {
  const { element } = metaOf(sections['service-section'].fields.shape.cards);
  expect(element && blankValue(element)).toMatchObject({ title: '', iconKey: 'none', isVisible: true });
  expect(element?.parse({ title: 'Weddings' })).toMatchObject({ iconKey: 'FaCode' });
});

test('a new link of the footer starts with an empty text', () => {
  const { element } = metaOf(sections.footer.fields.shape.usefulLinks);
  expect(element && blankValue(element)).toEqual({ label: '', href: '' });
});
