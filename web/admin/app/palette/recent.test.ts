import { expect, test } from 'vitest';
import { noteRecent, recentPlaces } from './recent.ts';

function memoryStore() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('the last places are remembered per user, newest first and each once', () => {
  const store = memoryStore();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'])
    noteRecent(store, 'mira', { to: `/${name}`, title: name });
  expect(recentPlaces(store, 'mira').map(({ title }) => title)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(recentPlaces(store, 'devi')).toEqual([]);
});

test('a damaged list of places counts as none', () => {
  const store = memoryStore();
  store.setItem('recent:mira', '{"to":');
  expect(recentPlaces(store, 'mira')).toEqual([]);
  store.setItem('recent:mira', '[{"to":3},{"to":"/hero","title":"Hero"}]');
  expect(recentPlaces(store, 'mira')).toEqual([{ to: '/hero', title: 'Hero' }]);
});
