import { expect, test } from 'vitest';
import { openResponseStore } from './response-store.ts';

function entry(name: string, bytes = 100) {
  const one = { name, size: bytes, bytes: () => one.size };
  return one;
}

function fill(count: number) {
  const store = openResponseStore<ReturnType<typeof entry>>({ maxBytes: 1000 });
  for (let index = 0; index < count; index += 1) store.set(`/${index}`, entry(`${index}`, 90));
  return store;
}

test('keeps entries within its size limit, also when they grow', () => {
  const store = fill(8);
  const grown = store.get('/7')!;
  grown.size = 400;
  store.resize('/7', grown);
  const held = [0, 1, 2, 3, 4, 5, 6, 7].filter((index) => store.get(`/${index}`));
  expect(held).toContain(7);
  expect(held.length).toBeLessThan(8);
});

test('URLs requested once evict nothing from a full store; URLs requested twice do', () => {
  const store = fill(10);
  for (let index = 0; index < 500; index += 1) store.set(`/once-${index}`, entry('once'));
  expect(Array.from({ length: 10 }, (_, index) => store.get(`/${index}`)?.name)).not.toContain(undefined);
  store.set('/once-499', entry('twice'));
  expect(store.get('/once-499')?.name).toBe('twice');
});

test('an existing entry is replaced by the first new one, as after a change', () => {
  const store = fill(10);
  store.set('/3', entry('new'));
  expect(store.get('/3')?.name).toBe('new');
});
