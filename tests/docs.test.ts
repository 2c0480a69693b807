import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: PROJECT }).toSorted();

const CODE = /```[\s\S]*?```|`[^`]+`/g;
const PATH = /(?<![\w./-])(?:contract|server|web|tests|scripts|docs)\/[\w.*/-]*/g;
const LINK = /\]\(([^)\s]+)\)/g;

/** The project's paths that a text names in code. `NAME` in a path stands for any name. */
function pathsIn(text: string): string[] {
  const code = text.match(CODE) ?? [];
  return code.flatMap((span) => span.match(PATH) ?? []).map((path) => path.replaceAll('NAME', '*'));
}

/** The targets of a text's relative links, without their fragments. */
function linksIn(text: string): string[] {
  const targets = [...text.replaceAll(CODE, '').matchAll(LINK)].map(([, target = '']) => target);
  return targets.filter((target) => !/^(?:[a-z]+:|#)/.test(target)).map((target) => target.replace(/#.*/, ''));
}

test('the documents are found, and contain paths and links', () => {
  const texts = documents.map((document) => readFileSync(join(PROJECT, document), 'utf8'));
  expect(documents).toContain('README.md');
  expect(texts.flatMap(pathsIn).length).toBeGreaterThan(100);
  expect(texts.flatMap(linksIn).length).toBeGreaterThan(10);
});

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(PROJECT, document), 'utf8');

  test('names only files and folders that exist', () => {
    expect(pathsIn(text).filter((path) => globSync(path, { cwd: PROJECT }).length === 0)).toEqual([]);
  });

  test('links only to files that exist', () => {
    const folder = join(PROJECT, dirname(document));
    expect(linksIn(text).filter((target) => !existsSync(join(folder, target)))).toEqual([]);
  });
});
