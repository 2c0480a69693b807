import { describe, expect, it } from 'vitest';
import { blogPath, parseFilters, isUnknown, listQuery, blogTitle } from './list-address.ts';
import { aPost } from './fixtures.ts';

const read = (search: string) => parseFilters(new URLSearchParams(search));

describe('the blog list URL', () => {
  it('contains the page, the search and the tag', () => {
    expect(read('page=3&q=slow+phone&tag=Online+shops')).toEqual({ page: 3, q: 'slow phone', tag: 'Online shops' });
  });

  it('omits page 1 and filters that are not set', () => {
    expect(blogPath({})).toBe('/blog');
    expect(blogPath({ page: 1, q: '', tag: '' })).toBe('/blog');
    expect(blogPath({ page: 2 })).toBe('/blog?page=2');
    expect(blogPath({ q: 'kiln' })).toBe('/blog?q=kiln');
  });

  it('survives a round trip, including special characters', () => {
    const filters = { page: 2, q: 'हिंदी & 50% +1', tag: 'R&D / web' };
    expect(read(blogPath(filters).split('?')[1] ?? '')).toEqual(filters);
  });

  it('falls back to page 1 for a missing or invalid page number', () => {
    for (const page of ['', 'abc', '0', '-1', '1.5', '2e3', 'NaN']) expect(read(`page=${page}`).page).toBe(1);
  });

  it('allows a page past the end, up to the highest page number that the server accepts', () => {
    expect(read('page=999').page).toBe(999);
    expect(read('page=99999999999999999999').page).toBe(1_000_000);
  });

  it('cuts the search and the tag to the maximum lengths of the server', () => {
    const { q, tag } = read(`q=${'x'.repeat(500)}&tag=${'y'.repeat(500)}`);
    expect([q.length, tag.length]).toEqual([200, 60]);
  });

  it('maps to a request for posts without their full text', () => {
    expect(listQuery({ page: 2, q: 'kiln', tag: 'Maps' })).toEqual({ page: 2, q: 'kiln', tag: 'Maps', brief: 'true' });
  });

  const list = (total: number, items: number) => ({ total, items: Array.from({ length: items }, () => aPost('kiln')) });

  it('gives a page title that never repeats arbitrary text from the query', () => {
    expect(blogTitle(read('tag=Maps&page=2'), list(12, 3))).toBe('Blog: Maps, page 2');
    expect(blogTitle(read('tag=Maps&q=kiln'), list(1, 1))).toBe('Blog: Maps, search results');
    for (const search of ['tag=Cheap+pills', 'q=Cheap+pills', 'tag=Cheap+pills&q=pills', 'tag=pills&page=99']) {
      expect(blogTitle(read(search), list(0, 0)), search).not.toMatch(/pills/i);
      expect(blogTitle(read(search), undefined), search).not.toMatch(/pills/i);
    }
  });

  it('counts as not found for an unused tag or a page past the end, but not for a search without results', () => {
    expect(isUnknown(read('tag=Cheap'), list(0, 0))).toBe(true);
    expect(isUnknown(read('page=9'), list(14, 0))).toBe(true);
    expect(isUnknown(read('tag=Maps&page=9'), list(14, 0))).toBe(true);
    expect(isUnknown(read('tag=Maps'), list(1, 1))).toBe(false);
    expect(isUnknown(read('q=Cheap&tag=Cheap'), list(0, 0))).toBe(false);
    expect(isUnknown(read(''), list(0, 0))).toBe(false);
  });
});
