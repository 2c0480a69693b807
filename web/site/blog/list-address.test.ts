import { describe, expect, it } from 'vitest';
import { blogPath, parseFilters, isUnknown, listQuery, blogTitle } from './list-address.ts';
import { aPost } from './fixtures.ts';

const read = (search: string) => parseFilters(new URLSearchParams(search));

describe('the address of the blog', () => {
  it('tells the page, the search and the tag', () => {
    expect(read('page=3&q=slow+phone&tag=Online+shops')).toEqual({ page: 3, q: 'slow phone', tag: 'Online shops' });
  });

  it('leaves out what is not chosen, and the first page', () => {
    expect(blogPath({})).toBe('/blog');
    expect(blogPath({ page: 1, q: '', tag: '' })).toBe('/blog');
    expect(blogPath({ page: 2 })).toBe('/blog?page=2');
    expect(blogPath({ q: 'kiln' })).toBe('/blog?q=kiln');
  });

  it('comes back as it was, with signs of every kind', () => {
    const filters = { page: 2, q: 'हिंदी & 50% +1', tag: 'R&D / web' };
    expect(read(blogPath(filters).split('?')[1] ?? '')).toEqual(filters);
  });

  it('means the first page where it names none', () => {
    for (const page of ['', 'abc', '0', '-1', '1.5', '2e3', 'NaN']) expect(read(`page=${page}`).page).toBe(1);
  });

  it('may name a page beyond the end, as far as the server counts', () => {
    expect(read('page=999').page).toBe(999);
    expect(read('page=99999999999999999999').page).toBe(1_000_000);
  });

  it('never asks the server for more than it takes', () => {
    const { q, tag } = read(`q=${'x'.repeat(500)}&tag=${'y'.repeat(500)}`);
    expect([q.length, tag.length]).toEqual([200, 60]);
  });

  it('asks for a list without the long texts', () => {
    expect(listQuery({ page: 2, q: 'kiln', tag: 'Maps' })).toEqual({ page: 2, q: 'kiln', tag: 'Maps', brief: 'true' });
  });

  const list = (total: number, items: number) => ({ total, items: Array.from({ length: items }, () => aPost('kiln')) });

  it('is told by a title without words that only the address says', () => {
    expect(blogTitle(read('tag=Maps&page=2'), list(12, 3))).toBe('Blog: Maps, page 2');
    expect(blogTitle(read('tag=Maps&q=kiln'), list(1, 1))).toBe('Blog: Maps, search results');
    for (const search of ['tag=Cheap+pills', 'q=Cheap+pills', 'tag=Cheap+pills&q=pills', 'tag=pills&page=99']) {
      expect(blogTitle(read(search), list(0, 0)), search).not.toMatch(/pills/i);
      expect(blogTitle(read(search), undefined), search).not.toMatch(/pills/i);
    }
  });

  it('is unknown with a tag that no post has, and beyond the last page; not where a search finds nothing', () => {
    expect(isUnknown(read('tag=Cheap'), list(0, 0))).toBe(true);
    expect(isUnknown(read('page=9'), list(14, 0))).toBe(true);
    expect(isUnknown(read('tag=Maps&page=9'), list(14, 0))).toBe(true);
    expect(isUnknown(read('tag=Maps'), list(1, 1))).toBe(false);
    expect(isUnknown(read('q=Cheap&tag=Cheap'), list(0, 0))).toBe(false);
    expect(isUnknown(read(''), list(0, 0))).toBe(false);
  });
});
