import { expect, test } from 'vitest';
import { changedPlaces } from './changed-places.ts';

const at = (...orders: number[]) => orders.map((order, index) => ({ _id: String(index), order }));
const placeOf = ({ order }: { order: number }) => order;

test('only records that stand elsewhere now get a new place, counted from 0', () => {
  expect(changedPlaces(at(0, 1, 2), placeOf)).toEqual([]);
  expect(changedPlaces(at(0, 2, 1), placeOf)).toEqual([
    { _id: '1', order: 1 },
    { _id: '2', order: 2 },
  ]);
  expect(changedPlaces(at(0, 0, 7), placeOf)).toEqual([
    { _id: '1', order: 1 },
    { _id: '2', order: 2 },
  ]);
});
