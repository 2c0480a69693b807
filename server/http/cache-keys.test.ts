import { expect, test } from 'vitest';
import { routes } from '#web/site/routes.ts';
import { isEmptyFilteredList, cacheKey, withoutUnknownParameters } from './cache-keys.ts';

test('unknown query parameters are removed from a URL, and nothing else', () => {
  const meant = {
    '/?utm_source=mail&utm_medium=x': '/',
    '/blog?fbclid=1&page=2&gclid=2': '/blog?page=2',
    '/api/hero?_=17': '/api/hero',
    '/blog?tag=a%26b&x': '/blog?tag=a%26b',
    '/blog?%70age=2': '/blog?%70age=2',
    '/about': '/about',
    '/about?': '/about',
  };
  expect(Object.fromEntries(Object.keys(meant).map((url) => [url, withoutUnknownParameters(url)]))).toEqual(meant);
});

test('every query parameter that a page reads is kept in the URL', async () => {
  for (const { path, load } of routes) {
    const { page } = await load();
    const requested = new Set<string>();
    class Watched extends URLSearchParams {
      override get(name: string) {
        requested.add(name);
        return super.get(name);
      }
    }
    page.canonicalPath?.(new Watched());
    for (const name of requested) expect(withoutUnknownParameters(`${path}?${name}=1`)).toBe(`${path}?${name}=1`);
  }
});

test('a read has one cache key, whatever its parameter order, word order, case and staff-only parameters', () => {
  const call = { staffQuery: ['status'] };
  const key = (sent: Record<string, string>) =>
    cacheKey('/blog/:slug', call, { params: { slug: 'ä b' }, query: { page: 1, q: '', status: 'all', ...sent } }, sent);
  expect(key({})).toBe('/api/blog/%C3%A4%20b');
  expect(key({ status: 'draft' })).toBe(key({}));
  expect(key({ q: 'Sand  dune' })).toBe(key({ q: ' dune sand SAND' }));
  expect(key({ page: '2' })).not.toBe(key({}));
});

test('isEmptyFilteredList detects only lists that are empty because of a filter or page', () => {
  for (const search of ['tag=x', 'page=99', 'category=x&page=1']) {
    expect([search, isEmptyFilteredList(`/api/blog?${search}`, { items: [] })]).toEqual([search, true]);
    expect(isEmptyFilteredList(`/api/blog?${search}`, { items: [1] })).toBe(false);
  }
  expect(isEmptyFilteredList('/api/blog?page=1&brief=true', { items: [] })).toBe(false);
  expect(isEmptyFilteredList('/api/blog', { items: [] })).toBe(false);
});
