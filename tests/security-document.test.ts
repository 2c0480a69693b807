import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
const document = readFileSync(join(PROJECT, 'docs/security.md'), 'utf8');
/** The rows of the table whose last column has this title. */
function rowsUnder(title: string): string[] {
  const table = new RegExp(`\\| ${title} +\\|\\n\\|[- |]+\\|\\n((?:\\|.*\\n)+)`).exec(document)?.[1] ?? '';
  return table.trimEnd().split('\n');
}

test.each(['proven by', 'test'])('every row of the table with the column “%s” names existing tests', (title) => {
  const rows = rowsUnder(title);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const cell = row.split('|').at(-2) ?? '';
    const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    if (!cell.includes('by hand')) expect(named.length, row).toBeGreaterThan(0);
    expect(named.filter((path) => !/\.test\.tsx?$/.test(path) || !existsSync(join(PROJECT, path)))).toEqual([]);
  }
});

test('npm audit includes development dependencies, because the browser code is built from them', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { scripts: { audit: string } }; // as npm writes it
  expect(scripts.audit).toBe('npm audit');
});
