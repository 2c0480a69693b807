import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notFoundRoute, matchRoute, routes } from './routes.ts';

test('every route names the source file of the page that it loads', () => {
  for (const { source, load } of [...routes, notFoundRoute]) {
    expect(existsSync(join(import.meta.dirname, '../..', source)), source).toBe(true);
    expect(load.toString()).toContain(source.slice(source.lastIndexOf('/') + 1, -'.tsx'.length));
  }
});

test('an unknown path matches the not-found page', () => {
  expect(matchRoute('/no-such-page').route).toBe(notFoundRoute);
  expect(matchRoute('/about').route.path).toBe('/about');
});

test('decodes the URL parameters of a page, and treats an invalid encoding as not found', () => {
  expect(matchRoute('/blog/%74wo').params).toEqual({ slug: 'two' });
  expect(matchRoute('/blog/caf%c3%a9').params).toEqual({ slug: 'café' });
  expect(matchRoute('/blog/%E0%A4')).toEqual({ route: notFoundRoute, params: { '*': 'blog/%E0%A4' } });
});
