import { expect, test } from 'vitest';
import { isWorthNoting } from './is-worth-noting.ts';

test.each(['/old-page', '/old-page.html', '/about.php', '/blog/2019/a-long-winter', '/रेत', '/brochure.pdf'])(
  '%s may be the address of a former page',
  (path) => {
    expect(isWorthNoting(path)).toBe(true);
  },
);

test.each([
  '/.env',
  '/wp-login.php',
  '/blog/wp-includes/x',
  '/vendor/phpunit',
  '/favicon.gif',
  '/app.js.map',
  '/unsubscribe/ada@dune.example',
  `/reset/${'a1'.repeat(16)}`,
  `/${'a-'.repeat(150)}`,
  '/%zz',
  '/a\u0000b',
])('%j is not stored', (path) => {
  expect(isWorthNoting(path)).toBe(false);
});
