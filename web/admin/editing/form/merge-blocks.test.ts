import { expect, test } from 'vitest';
import { blockList } from '#contract/blocks/block.ts';
import { pages } from '#contract/collections/pages.ts';
import { changedPaths } from './changed-paths.ts';
import { labelAt } from './labels.ts';
import { merge, resolveConflicts } from './merge.ts';
import { contractResolver, messageAt } from './resolver.ts';
import { asList, getIn, type Values } from './values.ts';

const quote = (_id: string, text: string, more: Values = {}) =>
  ({ type: 'quote', _id, content: { text, by: '', role: '', imageUrl: '' }, ...more }) as const;
const unknown = (_id: string, words = 'Kept') => ({ _id, type: 'carousel-of-2031', words, deep: { list: [1, 2] } });
const page = (...blocks: unknown[]) =>
  ({
    ...pages.create.parse({ title: 'Spring', slug: '/spring' }),
    blocks: blockList('Blocks').parse(blocks),
  }) as Values; // a page is a group
const ids = (value: unknown) => asList(getIn(value, 'blocks')).map((block) => getIn(block, '_id'));
const base = page(quote('a', 'One'), quote('b', 'Two'), quote('c', 'Three'), unknown('u'));

const [a, b, c, u] = [quote('a', 'One'), quote('b', 'Two'), quote('c', 'Three'), unknown('u')];

test('one moves blocks while the other changes, hides, adds and removes others', () => {
  const mine = page(c, a, b, u);
  const theirs = page({ ...a, hidden: true }, quote('n', 'New'), quote('b', 'Two and more'), u);
  const merged = merge(pages.create, { base, mine, theirs });
  expect(merged.conflicts).toEqual([]);
  expect(ids(merged.value)).toEqual(['a', 'n', 'b', 'u']);
  expect(getIn(merged.value, 'blocks.0.hidden')).toBe(true);
  expect(getIn(merged.value, 'blocks.2.content.text')).toBe('Two and more');
});

test('both move different blocks, and both moves survive', () => {
  const mine = page(b, a, c, u);
  const theirs = page(a, b, u, c);
  const merged = merge(pages.create, { base, mine, theirs });
  expect(merged.conflicts).toEqual([]);
  const order = ids(merged.value);
  expect(order.indexOf('b')).toBeLessThan(order.indexOf('a'));
  expect(order.indexOf('u')).toBeLessThan(order.indexOf('c'));
  expect(order).toHaveLength(4);
});

test('only the same field of the same block conflicts, at the place where the block stands now', () => {
  const mine = page(c, { ...quote('a', 'Mine'), look: 'night' }, b, u);
  const theirs = page(quote('a', 'Theirs'), b, c, u);
  const merged = merge(pages.create, { base, mine, theirs });
  expect(merged.conflicts.map(({ path }) => path)).toEqual(['blocks.1.content.text']);
  const chosen = resolveConflicts(merged, new Map([['blocks.1.content.text', 'theirs']]));
  expect(getIn(chosen, 'blocks.1')).toMatchObject({ look: 'night', content: { text: 'Theirs' } });
});

test('a block that one removed and the other changed asks, and either choice is possible', () => {
  const mine = page(a, c, u);
  const theirs = page(a, quote('b', 'Better'), c, u);
  const merged = merge(pages.create, { base, mine, theirs });
  expect(merged.conflicts).toMatchObject([{ path: 'blocks.1', mine: undefined, theirs: { _id: 'b' } }]);
  expect(ids(resolveConflicts(merged, new Map()))).toEqual(['a', 'c', 'u']);
  expect(ids(resolveConflicts(merged, new Map([['blocks.1', 'theirs']])))).toEqual(['a', 'b', 'c', 'u']);
});

test('a block of an unknown kind is kept as it is, moved or changed by another', () => {
  const merged = merge(pages.create, { base, mine: page(u, a, b, c), theirs: page(a, quote('b', 'Else'), c, u) });
  expect(merged.conflicts).toEqual([]);
  expect(getIn(merged.value, 'blocks.0')).toEqual(unknown('u'));
  const both = merge(pages.create, {
    base,
    mine: page(a, b, c, unknown('u', 'Mine')),
    theirs: page(a, b, c, unknown('u', 'Theirs')),
  });
  expect(both.conflicts.map(({ path }) => path)).toEqual(['blocks.3']);
});

test('a changed field inside a block is found by its path, with its label and its message', async () => {
  const value = page(b, quote('a', 'One more'), c, u);
  expect(changedPaths(pages.create, base, value)).toEqual(['blocks', 'blocks.1.content.text']);
  expect(labelAt(pages.create, 'blocks.1.content.text')).toContain('Block 2');
  const resolve = contractResolver(pages.create, pages.create, () => []);
  const wrong = {
    ...value,
    blocks: [{ ...asList(value.blocks)[0]!, content: { ...b.content, text: 'x'.repeat(601) } }],
  };
  const { errors } = await resolve(wrong, undefined, {
    fields: {},
    names: undefined,
    shouldUseNativeValidation: false,
  });
  expect(messageAt(errors, 'blocks.0.content.text')).toContain('600');
});
