import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeOrder, moveEntry, movedIds, orderPayload } from './reorder.ts';

test('an entry moves to its new position; a position outside the list moves nothing', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveEntry(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveEntry(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moveEntry(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
});

test('an order is numbered from 0 without gaps', () => {
  expect(orderPayload(['b', 'a'])).toEqual([
    { _id: 'b', order: 0 },
    { _id: 'a', order: 1 },
  ]);
});

test('an unsaved order survives additions and deletions by others', () => {
  expect(mergeOrder(['c', 'a', 'b'], ['new', 'a', 'newer', 'c'])).toEqual(['new', 'c', 'a', 'newer']);
});

test('a review that moved far counts as one move', () => {
  expect([...movedIds(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])]).toEqual(['d']);
  expect(movedIds(['a', 'b'], ['b', 'a']).size).toBe(1);
  expect(movedIds(['a', 'b'], ['a', 'b']).size).toBe(0);
});

test('when two neighbours swap, the one that the user moved counts as moved', () => {
  expect([...movedIds(['a', 'b', 'c'], ['b', 'a', 'c'], 'a')]).toEqual(['a']);
  expect([...movedIds(['a', 'b', 'c'], ['b', 'a', 'c'], 'b')]).toEqual(['b']);
});

test('after any move, the entries not reported as moved are still in their old order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }), fc.nat(), fc.nat(), (ids, from, to) => {
      const next = moveEntry(ids, from % (ids.length || 1), to % (ids.length || 1));
      const moved = movedIds(ids, next);
      expect(moved.size).toBeLessThanOrEqual(1);
      expect(next.filter((id) => !moved.has(id))).toEqual(ids.filter((id) => !moved.has(id)));
    }),
  );
});
