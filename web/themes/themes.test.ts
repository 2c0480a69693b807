import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, THEMES } from '#contract/themes.ts';

const WEB = join(import.meta.dirname, '..');

function filesOf(theme: string): string[] {
  return readdirSync(join(WEB, 'themes', theme), { recursive: true, encoding: 'utf8' });
}

const textOf = (path: string) => readFileSync(join(WEB, path), 'utf8');

function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name ?? '').toSorted();
}

/** Without what they do not style: comments, and names of files. */
function classesOf(text: string): Set<string> {
  const rules = text.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''));
}

test('each theme but the first has a folder, and no folder is without a theme', () => {
  const folders = readdirSync(join(WEB, 'themes'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    THEMES.filter((name) => name !== DEFAULT_THEME).toSorted(),
  );
});

describe.each(THEMES.filter((name) => name !== DEFAULT_THEME))('the theme %s', (theme) => {
  const replaced = filesOf(theme).filter((path) => existsSync(join(WEB, path)) && /\.(tsx?|css)$/.test(path));

  test('replaces files by others with all of their exports', () => {
    const scripts = replaced.filter((path) => !path.endsWith('.css'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const path of scripts) {
      const own = exportsOf(textOf(`themes/${theme}/${path}`));
      expect(own, path).toEqual(expect.arrayContaining(exportsOf(textOf(path))));
    }
  });

  test('styles classes that exist', () => {
    const sheets = replaced.filter((path) => path.endsWith('.module.css'));
    expect(sheets.length).toBeGreaterThan(20);
    for (const path of sheets) {
      const base = classesOf(textOf(path));
      const unknown = [...classesOf(textOf(`themes/${theme}/${path}`))].filter((name) => !base.has(name));
      expect(unknown, path).toEqual([]);
    }
  });
});
