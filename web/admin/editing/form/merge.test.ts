import { expect, test } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { resolveConflicts, merge } from './merge.ts';
import { getIn } from './values.ts';

const hero = sections.hero.fields;
const base = hero.parse({ titleLine1: 'Built on sand', titleLine2: 'Made to last', description: 'We make sites.' });

test('changes to different fields are merged, and each is attributed to its side', () => {
  const mine = { ...base, titleLine1: 'Built on rock' };
  const theirs = { ...base, badge: { ...base.badge, text: 'sites' } };
  const merged = merge(hero, { base, mine, theirs });
  expect(merged.value).toEqual({ ...mine, badge: theirs.badge });
  expect(merged.conflicts).toEqual([]);
  expect(merged.nonConflicting).toEqual([
    { path: 'titleLine1', by: 'mine' },
    { path: 'badge.text', by: 'theirs' },
  ]);
});

test('the same change on both sides is no conflict', () => {
  const both = { ...base, titleLine1: 'Built on rock' };
  expect(merge(hero, { base, mine: both, theirs: structuredClone(both) })).toEqual({
    value: both,
    conflicts: [],
    nonConflicting: [],
  });
});

test('a field that both sides changed conflicts, and the choice resolves it', () => {
  const mine = { ...base, titleLine2: 'Made to stay' };
  const theirs = { ...base, titleLine2: 'Made to hold' };
  const merged = merge(hero, { base, mine, theirs });
  expect(merged.conflicts).toEqual([
    { path: 'titleLine2', base: 'Made to last', mine: 'Made to stay', theirs: 'Made to hold' },
  ]);
  expect(getIn(resolveConflicts(merged, new Map([['titleLine2', 'theirs']])), 'titleLine2')).toBe('Made to hold');
  expect(getIn(resolveConflicts(merged, new Map([['titleLine2', 'mine']])), 'titleLine2')).toBe('Made to stay');
});

const faq = sections.faq.fields;
const [a, b, c] = ['a', 'b', 'c'].map((id, order) => ({
  id,
  question: `Question ${id}`,
  answer: 'Yes.',
  isVisible: true,
  order,
}));
const list = (...faqs: unknown[]) => faq.parse({ faqs });
const three = list(a, b, c);
const ids = (value: unknown) => (getIn(value, 'faqs') as { id: string }[]).map(({ id }) => id);

test('entries added or moved on one side are merged with text changed on the other', () => {
  const mine = list({ ...c, order: 0 }, { ...a, order: 1 }, { ...b, order: 2 }, { ...a, id: 'd', order: 3 });
  const theirs = list(a, { ...b, answer: 'It depends.' }, c);
  const merged = merge(faq, { base: three, mine, theirs });
  expect(merged.conflicts).toEqual([]);
  expect(ids(merged.value)).toEqual(['c', 'a', 'b', 'd']);
  expect(getIn(merged.value, 'faqs.2.answer')).toBe('It depends.');
});

test('an entry removed on one side and edited on the other conflicts', () => {
  const mine = list(a, { ...c, order: 1 });
  const theirs = list(a, { ...b, answer: 'It depends.' }, c);
  expect(merge(faq, { base: three, mine, theirs }).conflicts.map(({ path }) => path)).toEqual(['faqs']);
  expect(merge(faq, { base: three, mine: theirs, theirs: mine }).conflicts.map(({ path }) => path)).toEqual(['faqs']);
});

test('an entry removed on one side and unchanged on the other is removed', () => {
  expect(ids(merge(faq, { base: three, mine: three, theirs: list(a, { ...c, order: 1 }) }).value)).toEqual(['a', 'c']);
});

test('different reorderings of a list on both sides conflict', () => {
  const mine = list({ ...b, order: 0 }, { ...a, order: 1 }, c);
  const theirs = list(a, { ...c, order: 1 }, { ...b, order: 2 });
  expect(merge(faq, { base: three, mine, theirs }).conflicts).toHaveLength(1);
});

test('a conflict within a moved entry is reported at its new position', () => {
  const mine = list({ ...b, answer: 'Mine.', order: 0 }, { ...a, order: 1 }, c);
  const theirs = list(a, { ...b, answer: 'Theirs.' }, c);
  const merged = merge(faq, { base: three, mine, theirs });
  expect(merged.conflicts.map(({ path }) => path)).toEqual(['faqs.0.answer']);
  expect(getIn(resolveConflicts(merged, new Map([['faqs.0.answer', 'theirs']])), 'faqs.0')).toMatchObject({
    id: 'b',
    answer: 'Theirs.',
  });
});
