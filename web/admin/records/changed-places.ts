import type { Listed } from './kind.ts';

/** The places, counted from 0, of those that stand elsewhere now. */
export function changedPlaces<L extends Listed>(list: readonly L[], placeOf: (record: L) => number = () => -1) {
  return list.flatMap((record, order) => (placeOf(record) === order ? [] : [{ _id: record._id, order }]));
}
