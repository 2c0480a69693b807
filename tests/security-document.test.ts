import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
const document = readFileSync(join(PROJECT, 'docs/security.md'), 'utf8');
const [, threats = ''] = /\| proven by +\|\n\|[- |]+\|\n((?:\|.*\n)+)/.exec(document) ?? [];

test('every test that the table of threats names is there, and every threat names one', () => {
  const rows = threats.trimEnd().split('\n');
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const proof = row.split('|').at(-2) ?? '';
    const named = [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    if (!proof.includes('by hand')) expect(named.length, row).toBeGreaterThan(0);
    expect(named.filter((path) => !/\.test\.tsx?$/.test(path) || !existsSync(join(PROJECT, path)))).toEqual([]);
  }
});
