import { expect, test } from 'vitest';
import { portfolioPath, isUnknown, listQuery, parseListAddress, portfolioTitle } from './list-address.ts';

const read = (search: string) => parseListAddress(new URLSearchParams(search));

test('category, tag, search and page survive a round trip through the URL', () => {
  const address = { category: 'Learning and health', tag: 'R&D', q: 'one lane', page: 3 };
  const written = portfolioPath(address);
  expect(written).toMatch(/^\/portfolio\?category=/);
  expect(read(written.split('?')[1]!)).toEqual(address);
});

test('the first page of all projects has the plain URL', () => {
  expect(portfolioPath({ category: '', page: 1 })).toBe('/portfolio');
  expect(read('')).toEqual({ category: '', tag: '', q: '', page: 1 });
});

test('an invalid page number falls back to page 1', () => {
  for (const page of ['0', '-2', 'x', '1.5', '1e9', '99999999999']) expect(read(`page=${page}`).page).toBe(1);
});

test('requests twelve projects per page and omits empty filters', () => {
  expect(listQuery(read('page=2&category=Booking&tag=&q=%20'))).toEqual({ page: 2, limit: 12, category: 'Booking' });
  expect(listQuery({})).toEqual({ page: 1, limit: 12 });
});

const list = (total: number) => ({
  total,
  totalPages: Math.max(1, Math.ceil(total / 12)),
  categories: [{ category: 'Booking', count: 13 }],
});

test('the title shows the category and the page number, but never arbitrary text from the URL', () => {
  expect(portfolioTitle(read(''), list(13))).toBe('Portfolio');
  expect(portfolioTitle(read('category=Booking&page=2'), list(13))).toBe('Portfolio: Booking, page 2');
  for (const search of ['category=Cheap+pills', 'tag=Cheap+pills', 'category=Booking&tag=Cheap+pills&q=pills']) {
    expect(portfolioTitle(read(search), list(0)), search).not.toMatch(/pills/i);
    expect(portfolioTitle(read(search), undefined), search).not.toMatch(/pills/i);
  }
});

test('an unused category or tag and a page past the end are not found; an empty list and a search are valid', () => {
  const isNone = (search: string, total: number) => isUnknown(read(search), list(total));
  expect(isNone('category=Cheap', 0)).toBe(true);
  expect(isNone('tag=Cheap', 0)).toBe(true);
  expect(isNone('page=9', 13)).toBe(true);
  expect(isNone('category=Booking&page=9', 13)).toBe(true);
  expect(isNone('category=Booking', 13)).toBe(false);
  expect(isNone('category=Booking&tag=x', 0)).toBe(false);
  expect(isNone('', 0)).toBe(false);
  expect(isNone('q=Cheap&tag=Cheap', 0)).toBe(false);
});
