import { expect, test } from 'vitest';
import { isUnmoved, NEW_ENTRY, pairEntries } from './pair-entries.ts';

const design = { title: 'Design', text: 'Pages that look like you' };
const shops = { title: 'Shops', text: 'Catalogue and payments' };
const care = { title: 'Care', text: 'Updates and backups' };

test('a moved entry still matches its old version', () => {
  expect(pairEntries([design, shops, care], [care, design, shops])).toEqual([2, 0, 1]);
});

test('a partly rewritten entry still matches its old version, wherever it moved', () => {
  expect(pairEntries([design, shops], [{ ...shops, title: 'Online shops' }, design])).toEqual([1, 0]);
});

test('an added entry is new, and the others still match their old versions', () => {
  const blank = { title: '', text: '' };
  expect(pairEntries([design, shops], [design, blank, shops])).toEqual([0, NEW_ENTRY, 1]);
});

test('an id takes precedence over content', () => {
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

test('a fully rewritten entry matches by position if no entry was added or removed', () => {
  expect(pairEntries([design, shops], [design, { title: 'Else', text: 'Other words' }])).toEqual([0, 1]);
});

test('a different stored order does not prevent a match', () => {
  expect(pairEntries([{ ...design, order: 0 }], [{ ...design, order: 7 }])).toEqual([0]);
});

test('a pairing shows whether any entry was added, removed or moved', () => {
  expect(isUnmoved([0, 1], 2)).toBe(true);
  expect(isUnmoved([1, 0], 2)).toBe(false);
  expect(isUnmoved([0], 2)).toBe(false);
});
