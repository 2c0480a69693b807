import { expect, test } from 'vitest';
import { DEFAULT_MENU } from '#contract/default-menu.ts';
import { likelyPages, searchWords, type LinkText } from './likely-pages.ts';

const entry = (label: string, href: string, entries: LinkText[] = []) => ({ label, href, entries });
/** As the site shows it: every entry has a text. */
const FIRST_MENU = DEFAULT_MENU.header.map(({ href }) => entry(`Page ${href}`, href));
const FLORIST = [
  ...[entry('Home', '/'), entry('Contact', '/contact'), entry('Steps', '/#workflow')],
  ...[entry('Weddings', '/weddings', [entry('Bouquets', '/weddings/bouquets')]), entry('Projects', 'Portfolio')],
  ...[entry('Shop', 'https://shop.example'), entry('Journal', '/blog'), entry('Workshops', '/workshops')],
];
const hrefs = (path: string, links: LinkText[] = []) =>
  likelyPages(path, { menu: FIRST_MENU, links }).map(({ href }) => href);

test('an unknown path offers the pages that visitors look for most', () => {
  expect(hrefs('/x')).toEqual(['/portfolio', '/services', '/blog']);
});

test('an unknown path offers the first pages of a menu that staff have changed, by their names there', () => {
  const shown = (path: string, menu = FLORIST) => likelyPages(path, { menu, links: [] });
  expect(shown('/x')).toEqual([
    { label: 'Weddings', href: '/weddings' },
    { label: 'Projects', href: '/portfolio' },
    { label: 'Journal', href: '/blog' },
  ]);
  expect(shown('/boukets')[0]?.href).toBe('/weddings/bouquets');
  expect(shown('/prices')[0]?.href).toBe('/pricing');
  expect(shown('/x', [entry('Weddings', '/weddings')])).toHaveLength(1);
  expect(shown('/x', [])).toEqual([]);
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
  expect(likelyPages('/our-works', { menu: undefined, links })[0]).toEqual({ label: 'Our work', href: '/portfolio' });
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
