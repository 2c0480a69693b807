import { expect, test } from 'vitest';
import { isUnmoved, NEW_ENTRY, pairEntries } from './pair-entries.ts';

const design = { title: 'Design', text: 'Pages that look like you' };
const shops = { title: 'Shops', text: 'Catalogue and payments' };
const care = { title: 'Care', text: 'Updates and backups' };

test('an entry that was moved is still the same entry', () => {
  expect(pairEntries([design, shops, care], [care, design, shops])).toEqual([2, 0, 1]);
});

test('an entry of which a part was rewritten is still the same entry, wherever it went', () => {
  expect(pairEntries([design, shops], [{ ...shops, title: 'Online shops' }, design])).toEqual([1, 0]);
});

test('an entry that came is new, and the others keep who they are', () => {
  const blank = { title: '', text: '' };
  expect(pairEntries([design, shops], [design, blank, shops])).toEqual([0, NEW_ENTRY, 1]);
});

test('an id decides before the words do', () => {
  const before = [
    { id: 'a', question: 'How long?' },
    { id: 'b', question: 'How much?' },
  ];
  expect(
    pairEntries(before, [
      { id: 'b', question: 'How long?' },
      { id: 'c', question: 'How much?' },
    ]),
  ).toEqual([1, NEW_ENTRY]);
});

test('an entry rewritten as a whole keeps its place when nothing came or went', () => {
  expect(pairEntries([design, shops], [design, { title: 'Else', text: 'Other words' }])).toEqual([0, 1]);
});

test('the stored order does not make an entry another one', () => {
  expect(pairEntries([{ ...design, order: 0 }], [{ ...design, order: 7 }])).toEqual([0]);
});

test('a pairing tells whether anything came, went or moved', () => {
  expect(isUnmoved([0, 1], 2)).toBe(true);
  expect(isUnmoved([1, 0], 2)).toBe(false);
  expect(isUnmoved([0], 2)).toBe(false);
});
