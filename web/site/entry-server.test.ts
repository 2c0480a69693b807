import { expect, test } from 'vitest';
import { canonicalSpelling } from './entry-server.tsx';

test('a page in capitals or with slashes at its end is known under one address, with its query', () => {
  expect(canonicalSpelling('/About')).toBe('/about');
  expect(canonicalSpelling('/blog/')).toBe('/blog');
  expect(canonicalSpelling('/Blog//?page=2&q=Sand')).toBe('/blog?page=2&q=Sand');
  expect(canonicalSpelling('/blog/Two-Scripts/')).toBe('/blog/two-scripts');
});

test('an address that is right, or that no page has, stays as it is', () => {
  expect(canonicalSpelling(`/${'/'.repeat(100_000)}x`)).toBeNull();
  for (const url of ['/', '/about', '/blog?q=Sand', '/No-Page', '//evil.example/', '/nowhere/']) {
    expect(canonicalSpelling(url), url).toBeNull();
  }
});
