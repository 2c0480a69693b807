import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notFoundRoute, routeOf, routes } from './routes.ts';

test('every page is in the file by which the build knows it', () => {
  for (const { source, load } of [...routes, notFoundRoute]) {
    expect(existsSync(join(import.meta.dirname, '../..', source)), source).toBe(true);
    expect(load.toString()).toContain(source.slice(source.lastIndexOf('/') + 1, -'.tsx'.length));
  }
});

test('an unknown path is the missing page', () => {
  expect(routeOf('/no-such-page').route).toBe(notFoundRoute);
  expect(routeOf('/about').route.path).toBe('/about');
});
