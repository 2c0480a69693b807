import { expect, test } from 'vitest';
import {
  fileName,
  isFileAddress,
  isTaken,
  needsServer,
  openPageAddresses,
  pageFile,
  readOwnAddress,
} from './addresses.ts';
import { redirectLines } from './redirect-lines.ts';

const SITE = 'https://dune.example';

test('an address of the site is found with or without its host, and never leads out of a folder', () => {
  expect(readOwnAddress(`${SITE}/blog?page=2#top`, SITE)).toEqual({
    ...{ origin: SITE, path: '/blog', search: 'page=2', hash: '#top' },
  });
  expect(readOwnAddress(SITE, SITE)?.path).toBe('/');
  for (const other of ['//dune.example/a', 'mailto:a@b.example', 'https://dune.example.org/', '#top', ''])
    expect(readOwnAddress(other, SITE), other).toBeNull();
  for (const path of ['/a/../../etc/passwd', '/%2e%2e/etc/passwd']) {
    expect(readOwnAddress(path, SITE)?.path).toBe('/etc/passwd');
  }
});

test('the pages of a list get addresses without a query, and no two share one', () => {
  const { pageAt } = openPageAddresses();
  const at = (path: string, search = '') => pageAt({ path, search }).address;
  expect(at('/About/')).toBe('/about');
  expect(at('/blog', 'page=1')).toBe('/blog');
  expect(at('/blog', 'page=2&utm_source=mail')).toBe('/blog/page/2');
  expect(at('/blog', 'page=2&tag=Online+shops')).toBe('/blog/tag/online-shops/page/2');
  expect(at('/blog', 'tag=Online shops')).toBe('/blog/tag/online-shops');
  expect(at('/blog', 'tag=Online-shops')).toBe('/blog/tag/online-shops-2');
  expect(at('/blog', 'tag=Online+shops')).toBe('/blog/tag/online-shops');
  expect(at('/blog', `tag=${encodeURIComponent('दुकान')}`)).toBe('/blog/tag/1');
  expect(at('/portfolio', 'tag=Offline&category=Shops')).toBe('/portfolio/tag/offline');
  expect(at('/contact', 'message=Hello')).toBe('/contact');
});

test('pages and files get names that a disk and a server understand', () => {
  expect(pageFile('/')).toBe('index.html');
  expect(pageFile('/offers/%E0%A4%A6')).toBe('offers/द.html');
  const name = (path: string, search = '') => fileName({ path, search }, 'svg');
  expect(name('/uploads/a.640.avif')).toBe('uploads/a.640.avif');
  expect(name('/api/avatars/male', 'seed=A')).toMatch(/^files\/[0-9a-f]{20}\.svg$/);
  expect(name('/api/avatars/male', 'seed=B')).not.toBe(name('/api/avatars/male', 'seed=A'));
  expect(name(`/static/css/${'a'.repeat(300)}.css`)).toMatch(/^files\//);
  expect(isFileAddress('/site.webmanifest')).toBe(true);
  expect(isFileAddress('/blog/feed')).toBe(false);
  expect(needsServer('/login/forgot', '/admin')).toBe(true);
  expect(needsServer('/admin', '/admin')).toBe(true);
  expect(needsServer('/loginless', '/admin')).toBe(false);
  expect(isTaken('/index')).toBe(true);
  expect(isTaken('/about')).toBe(false);
});

test('redirects have one line each, without spaces inside an address', () => {
  const lines = redirectLines([
    { from: '/old page', to: '/new page?a=1#b' },
    { from: '/दुकान', to: 'https://other.example/' },
    { from: '/gone', to: '' },
  ]);
  expect(lines).toBe(
    '/old%20page /new%20page?a=1#b 301\n/%E0%A4%A6%E0%A5%81%E0%A4%95%E0%A4%BE%E0%A4%A8 https://other.example/ 301\n/gone /404.html 410\n',
  );
});
