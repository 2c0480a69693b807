import { expect, test } from 'vitest';
import { likelyPages, searchWords } from './likely-pages.ts';

const hrefs = (path: string, links: { label: string; href: string }[] = []) =>
  likelyPages(path, links).map(({ href }) => href);

test('an unknown path offers the pages that visitors look for most', () => {
  expect(hrefs('/x')).toEqual(['/portfolio', '/services', '/blog']);
});

test('a page with a similar name comes first', () => {
  expect(hrefs('/servces')[0]).toBe('/services');
  expect(hrefs('/our-prices')[0]).toBe('/pricing');
  expect(hrefs('/Contact-us.html')[0]).toBe('/contact');
});

test("the editor's own links are offered too, each page once", () => {
  const links = [
    { label: 'Web design', href: '/services/web-design' },
    { label: 'Our work', href: '/portfolio' },
    { label: '', href: '/empty' },
    { label: 'Mail', href: 'mailto:a@b.example' },
    { label: 'Steps', href: '/#workflow' },
  ];
  expect(hrefs('/web-desing', links)[0]).toBe('/services/web-design');
  expect(likelyPages('/our-works', links)[0]).toEqual({ label: 'Our work', href: '/portfolio' });
  expect(hrefs('/empty', links)).not.toContain('/empty');
});

test('a path that cannot be decoded, or without letters, gets the first pages', () => {
  expect(hrefs('/%')).toHaveLength(3);
  expect(hrefs('/')).toEqual(['/portfolio', '/services', '/blog']);
});

test('several words at the end of a path become words to search for', () => {
  expect(searchWords('/blog/two-scripts_one%20page.html')).toBe('two scripts one page');
  expect(searchWords('/nope')).toBe('');
  expect(searchWords('/%')).toBe('');
});
