import { expect, test } from 'vitest';
import { addressOf, listQuery, readAddress, titleOf } from './list-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

test('category, tag, search and page stand in the address and come back from it', () => {
  const address = { category: 'Learning and health', tag: 'R&D', q: 'one lane', page: 3 };
  const written = addressOf(address);
  expect(written).toMatch(/^\/portfolio\?category=/);
  expect(read(written.split('?')[1]!)).toEqual(address);
});

test('all projects, first page, is the plain address', () => {
  expect(addressOf({ category: '', page: 1 })).toBe('/portfolio');
  expect(read('')).toEqual({ category: '', tag: '', q: '', page: 1 });
});

test('a page that is no page is the first', () => {
  for (const page of ['0', '-2', 'x', '1.5', '1e9', '99999999999']) expect(read(`page=${page}`).page).toBe(1);
});

test('the list is asked for twelve of a page, and never for an empty filter', () => {
  expect(listQuery(read('page=2&category=Booking&tag=&q=%20'))).toEqual({ page: 2, limit: 12, category: 'Booking' });
  expect(listQuery({})).toEqual({ page: 1, limit: 12 });
});

test('the title tells a category and a later page', () => {
  expect(titleOf(read(''))).toBe('Portfolio');
  expect(titleOf(read('category=Booking&page=2'))).toBe('Portfolio: Booking, page 2');
});
