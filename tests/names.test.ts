import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
const MOST_FILES = 2;
/** Released migrations never change. A text belongs to its catalogue. */
const IGNORED = /\.test\.tsx?$|^server\/db\/migrations\/|^contract\/texts\/\w\w\/|^web\/admin\/texts\//;

test('a function name has one meaning: no more than two files define it', () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: PROJECT }).filter((file) => !IGNORED.test(file));
  expect(files.length).toBeGreaterThan(500);
  const sources = files.map((file) => ({ file, text: readFileSync(join(PROJECT, file), 'utf8') }));
  expect(repeatedNames(sources)).toEqual([]);
});

test('the check finds a function declared in three files, in any declaration style', () => {
  const sources = ['function size() {}', 'export const size = () => 1;', 'export async function size() {}'];
  const named = sources.map((text, index) => ({ file: `${index}.ts`, text }));
  expect(repeatedNames(named)).toEqual(['size: 0.ts, 1.ts, 2.ts']);
  expect(repeatedNames(named.slice(1))).toEqual([]);
});

/** Names of module-level functions that more than two files define, each with its files. */
function repeatedNames(sources: { file: string; text: string }[]): string[] {
  const found = new Map<string, string[]>();
  for (const { file, text } of sources) {
    const { program, errors } = parseSync(file, text);
    expect(errors).toEqual([]);
    for (const name of new Set(program.body.flatMap(functionNames))) {
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  const repeated = [...found].filter(([, files]) => files.length > MOST_FILES);
  return repeated.map(([name, files]) => `${name}: ${files.toSorted().join(', ')}`).toSorted();
}

function functionNames(statement: ESTree.Directive | ESTree.Statement): string[] {
  const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const declaration = isExport ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
    return isFunction && id.type === 'Identifier' ? [id.name] : [];
  });
}
