import { expect, test } from 'vitest';
import { findMisspelledSettings } from './unknown-settings.ts';

const known = ['DATABASE_URL', 'ADMIN_PASSWORD', 'SITE_URL', 'PORT', 'HOST'];

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['ADMIN_PASSWORT', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWROD', 'ADMIN_PASSWORD'],
  ['SITE_URl', 'SITE_URL'],
  ['port', 'PORT'],
])('%s is treated as a misspelling of %s', (found, meant) => {
  expect(findMisspelledSettings({ [found]: 'x' }, known)).toEqual([
    `${found}: unknown setting. Did you mean ${meant}?`,
  ]);
});

test.each(['SORT', 'POST', 'HOSTNAME', 'TEST_DATABASE_URL', 'ADMIN', 'PATH', 'SITE_URI_X'])(
  '%s is not treated as a misspelt setting',
  (found) => {
    expect(findMisspelledSettings({ [found]: 'x' }, known)).toEqual([]);
  },
);

test('a similar name is ignored when the setting itself is present', () => {
  expect(findMisspelledSettings({ DATABASE_URL: 'x', DATABASE_URLS: 'x' }, known)).toEqual([]);
});
