import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notFoundRoute, matchRoute, routes } from './routes.ts';

test('every page is in the file by which the build knows it', () => {
  for (const { source, load } of [...routes, notFoundRoute]) {
    expect(existsSync(join(import.meta.dirname, '../..', source)), source).toBe(true);
    expect(load.toString()).toContain(source.slice(source.lastIndexOf('/') + 1, -'.tsx'.length));
  }
});

test('an unknown path is the missing page', () => {
  expect(matchRoute('/no-such-page').route).toBe(notFoundRoute);
  expect(matchRoute('/about').route.path).toBe('/about');
});

test('a page gets the parts of its address as they are meant, and an address that means nothing is unknown', () => {
  expect(matchRoute('/blog/%74wo').params).toEqual({ slug: 'two' });
  expect(matchRoute('/blog/caf%c3%a9').params).toEqual({ slug: 'café' });
  expect(matchRoute('/blog/%E0%A4')).toEqual({ route: notFoundRoute, params: { '*': 'blog/%E0%A4' } });
});
