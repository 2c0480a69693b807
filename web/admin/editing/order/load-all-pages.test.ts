import { expect, test } from 'vitest';
import { BARE_LIST_LIMIT_MAX } from '#contract/constants.ts';
import { loadAllPages } from './load-all-pages.ts';

const records = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `${from + index}` }));

test('a list of several pages is loaded completely, each record once', async () => {
  const pages = [records(0, BARE_LIST_LIMIT_MAX), records(BARE_LIST_LIMIT_MAX - 1, BARE_LIST_LIMIT_MAX), records(0, 2)];
  const asked: object[] = [];
  const all = await loadAllPages(async (query) => {
    asked.push(query);
    return pages[(query.page ?? 1) - 1] ?? [];
  });
  expect(asked).toEqual([{}, { page: 2 }, { page: 3 }]);
  expect(all).toEqual(records(0, 2 * BARE_LIST_LIMIT_MAX - 1));
});

test('a short list is loaded with one request', async () => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    return records(0, 3);
  };
  expect(await loadAllPages(load)).toHaveLength(3);
  expect(asked).toBe(1);
});
