import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composedRoute, matchRoute, routes } from './routes.ts';

test('every route names the source file of the page that it loads', () => {
  for (const { source, load } of [...routes, composedRoute]) {
    expect(existsSync(join(import.meta.dirname, '../..', source)), source).toBe(true);
    expect(load.toString()).toContain(source.slice(source.lastIndexOf('/') + 1, -'.tsx'.length));
  }
});

test('a path without a route of its own may be that of a page made of blocks', () => {
  expect(matchRoute('/about')).toEqual({ route: composedRoute, params: { '*': 'about' } });
  expect(matchRoute('/').params).toEqual({ '*': '' });
  expect(matchRoute('/pricing').route.path).toBe('/pricing');
});

test('decodes the URL parameters of a page, and treats an invalid encoding as not found', () => {
  expect(matchRoute('/blog/%74wo').params).toEqual({ slug: 'two' });
  expect(matchRoute('/blog/caf%c3%a9').params).toEqual({ slug: 'café' });
  expect(matchRoute('/blog/%E0%A4')).toEqual({ route: composedRoute, params: { '*': 'blog/%E0%A4' } });
});
