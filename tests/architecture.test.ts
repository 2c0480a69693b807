import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import table from '../.dependency-cruiser.mjs';

const PROJECT = join(import.meta.dirname, '..');
const TOP_FOLDERS = ['contract', 'server', 'web', 'tests'];
const ZOD = /(^|\/)node_modules\/zod\//;
const SITE = /^web\/(site|ui|api)/;
const FILES_NAMING_A_COLLECTION_MAX = 5;
/** Words for visitors, and the migrations, which never change: neither follows from a description. */
const CONTENT = /^(server\/(starter\/(content\/|empty-legal)|db\/migrations\/)|contract\/texts\/)/;
const NOT_IN_CLIENT = /[.]test[.]tsx?$|^web\/site\/entry-server[.]tsx$/;

test.for([
  ['contract/x.ts', 'server/y.ts', 'contract-imports-only-what-it-may'],
  ['contract/x.ts', 'node:fs', 'browsers-have-no-node'],
  ['contract/x.ts', 'pg', 'contract-needs-zod-and-culori-alone'],
  ['server/x.ts', 'web/site/y.tsx', 'server-imports-only-what-it-may'],
  ['server/x.ts', 'web/site/entry-server.tsx', 'only-server/pages-opens-the-door'],
  ['server/blog/x.ts', 'server/reviews/y.ts', 'features-of-server-stay-apart'],
  ['server/http/x.ts', 'server/a-new-feature/y.ts', 'features-of-server-stay-apart'],
  ['server/x.ts', 'tests/support/y.ts', 'nothing-imports-tests'],
  ['server/x.ts', 'server/y.test.ts', 'nothing-imports-tests'],
  ['web/ui/x.tsx', 'contract/y.ts', 'web/ui-imports-only-what-it-may'],
  ['web/api.ts', 'contract/y.ts', 'web/api.ts-takes-types-alone'],
  ['web/api.ts', 'web/site/y.ts', 'web/api.ts-imports-only-what-it-may'],
  ['web/site/x.tsx', 'web/admin/y.tsx', 'web/site-imports-only-what-it-may'],
  ['web/site/x.tsx', 'server/y.ts', 'web/site-imports-only-what-it-may'],
  ['web/site/hero/x.tsx', 'web/site/about/y.tsx', 'features-of-web-site-stay-apart'],
  ['web/admin/x.tsx', 'server/y.ts', 'web/admin-imports-only-what-it-may'],
  ['web/admin/x.tsx', 'node:path', 'browsers-have-no-node'],
  ['web/admin/shell/x.tsx', 'web/admin/editing/form/y.ts', 'panel-shell-imports-no-upper-layer'],
  ['web/admin/editing/form/x.ts', 'web/admin/app/auth/y.ts', 'panel-editing-imports-no-upper-layer'],
  ['web/admin/features/blog/x.tsx', 'web/admin/app/auth/y.ts', 'panel-features-imports-no-upper-layer'],
  ['web/admin/features/blog/x.tsx', 'web/admin/features/leads/y.ts', 'panel-features-stay-apart'],
] as const)('the check reports an import from %s of %s', async ([from, to, rule]) => {
  const { summary } = await importsIn(fixture(from, to));
  expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule);
});

test.for([
  ['contract/x.ts', 'zod'],
  ['server/pages/x.ts', 'web/site/entry-server.tsx'],
  ['server/x.ts', 'contract/y.ts'],
  ['server/blog/x.ts', 'server/db/y.ts'],
  ['web/site/x.tsx', 'web/api.ts'],
  ['web/admin/x.tsx', 'web/site/hero/y.tsx'],
  ['web/admin/app/auth/x.tsx', 'web/admin/features/account/y.tsx'],
  ['server/x.test.ts', 'tests/support/y.ts'],
] as const)('the check allows an import from %s of %s', async ([from, to]) => {
  const { summary } = await importsIn(fixture(from, to));
  expect(summary.violations).toEqual([]);
});

test('the site ships no validator (zod), and folders have no import cycle', async () => {
  const imports = await importsAtRunTime(PROJECT);
  expect(filesReachingZod(imports)).toEqual([]);
  expect(folderCycle(imports)).toEqual([]);
}, 60_000);

test('a collection is named in few files outside its own', () => {
  const named = filesNaming('portfolio');
  expect(named).toContain('contract/projects.ts');
  expect(named.length, named.join('\n')).toBeLessThanOrEqual(FILES_NAMING_A_COLLECTION_MAX);
});

test('the check finds zod imported through a contract file, and ignores type imports', async () => {
  const folder = fixture('web/site/x.tsx', 'contract/y.ts');
  writeFileSync(
    join(folder, 'contract/y.ts'),
    "import { z } from 'zod';\nexport const y = z.string();\nexport type Y = string;\n",
  );
  expect(filesReachingZod(await importsAtRunTime(folder))).toEqual(['web/site/x.tsx']);
  writeFileSync(join(folder, 'web/site/x.tsx'), "import type { Y } from '#contract/y.ts';\nexport const x: Y = '';\n");
  expect(filesReachingZod(await importsAtRunTime(folder))).toEqual([]);
});

test('the check finds an import cycle between folders, even without a cycle of files and through import()', async () => {
  const folder = fixture('server/blog/x.ts', 'server/db/y.ts');
  write(folder, 'server/db/z.ts', "export const z = () => import('../history/x.ts');\n");
  write(folder, 'server/history/x.ts', "export * from '../blog/y.ts';\n");
  write(folder, 'server/blog/y.ts', 'export const y = 1;\n');
  expect(folderCycle(await importsAtRunTime(folder))).toEqual([
    'server/blog/x.ts imports server/db/y.ts',
    'server/db/z.ts imports server/history/x.ts',
    'server/history/x.ts imports server/blog/y.ts',
  ]);
  write(folder, 'server/history/x.ts', "export type { y } from '../blog/y.ts';\n");
  expect(folderCycle(await importsAtRunTime(folder))).toEqual([]);
});

/** The imports that form a cycle between folders, without type imports; empty if there is none. */
function folderCycle({ modules }: Imports): string[] {
  const links = modules
    .filter(({ source }) => !TEST_FILE.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => folderOf(from) !== folderOf(to));
  const done = new Set<string>();
  const walk = (folder: string, way: typeof links): typeof links => {
    const start = way.findIndex(({ from }) => folderOf(from) === folder);
    if (start >= 0) return way.slice(start);
    if (done.has(folder)) return [];
    for (const link of links.filter(({ from }) => folderOf(from) === folder)) {
      const circle = walk(folderOf(link.to), [...way, link]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  };
  for (const { from } of links) {
    const circle = walk(folderOf(from), []);
    if (circle.length > 0) return circle.map((link) => `${link.from} imports ${link.to}`);
  }
  return [];
}

const TEST_FILE = /[.]test[.]tsx?$/;

/** The first folder below a layer, or that of a collection; a file that lies in the layer itself stands alone. */
function folderOf(path: string): string {
  return /^(contract|server|web\/(ui|site(\/collections)?|admin\/[^/]+))\/[^/]+/.exec(path)?.[0] ?? path;
}

/** A project of two files, of which the first imports the second. */
function fixture(from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-architecture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(PROJECT, file), join(folder, file));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  for (const room of TOP_FOLDERS) mkdirSync(join(folder, room));
  const isOurs = to.includes('.ts');
  if (isOurs) write(folder, to, 'export const y = 1;\n');
  const imported = /^(contract|server|web)\//.test(to)
    ? `#${to}`
    : isOurs
      ? `${'../'.repeat(from.split('/').length - 1)}${to}`
      : to;
  write(folder, from, `import * as y from '${imported}';\nexport const x = y;\n`);
  return folder;
}

function write(folder: string, path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function importsIn(folder: string): Promise<ICruiseResult> {
  return cruiseFiles(folder, TOP_FOLDERS);
}

/** Files of the site from which zod can be reached. */
function filesReachingZod({ modules }: Imports): string[] {
  const found = new Set(modules.map(({ source }) => source).filter((source) => ZOD.test(source)));
  // The set grows while the loop goes through it, until it holds all that import zod by any way.
  for (const file of found)
    for (const { source, dependencies } of modules)
      if (dependencies.some(({ resolved }) => resolved === file)) found.add(source);
  return [...found].filter((file) => SITE.test(file) && !NOT_IN_CLIENT.test(file));
}

type Imports = Pick<ICruiseResult, 'modules'>;

/** The imports that remain when types are gone. */
async function importsAtRunTime(folder: string): Promise<Imports> {
  const { modules } = await cruiseFiles(folder, ['contract', 'server', 'web']);
  return {
    modules: modules.map((module) => ({
      ...module,
      dependencies: module.dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only')),
    })),
  };
}

async function cruiseFiles(baseDir: string, paths: string[]): Promise<ICruiseResult> {
  const existing = paths.filter((path) => existsSync(join(baseDir, path)));
  const { output } = await cruise(existing, { ...table.options, ruleSet: table, baseDir, validate: true });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** The files of the product, besides the folders and files of a collection itself, in which its name occurs. */
function filesNaming(name: string): string[] {
  const own = new RegExp(
    `^(contract/collections/${name}[.]|(server|web/site/collections|web/admin/features)/${name}/)`,
  );
  const files = globSync('{contract,server,web}/**/*.{ts,tsx,css,js,mjs,json}', { cwd: PROJECT });
  return files
    .filter((file) => !own.test(file) && !CONTENT.test(file) && !/[.]test[.]tsx?$/.test(file))
    .filter((file) => readFileSync(join(PROJECT, file), 'utf8').toLowerCase().includes(name));
}
