import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import table from '../.dependency-cruiser.mjs';

const PROJECT = join(import.meta.dirname, '..');
const ROOMS = ['contract', 'server', 'web', 'tests'];

test.for([
  ['contract/x.ts', 'server/y.ts', 'contract-imports-only-what-it-may'],
  ['contract/x.ts', 'node:fs', 'browsers-have-no-node'],
  ['contract/x.ts', 'pg', 'contract-needs-zod-alone'],
  ['server/x.ts', 'web/site/y.tsx', 'server-imports-only-what-it-may'],
  ['server/x.ts', 'web/site/entry-server.tsx', 'only-server/pages-opens-the-door'],
  ['server/blog/x.ts', 'server/reviews/y.ts', 'features-of-server-stay-apart'],
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
] as const)('an import from %s of %s is found out', async ([from, to, rule]) => {
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
] as const)('an import from %s of %s is nothing to complain about', async ([from, to]) => {
  const { summary } = await importsIn(fixture(from, to));
  expect(summary.violations).toEqual([]);
});

test('no validator travels to a visitor: what the site imports at run time never leads to zod', async () => {
  expect(await waysToZod(PROJECT)).toEqual([]);
}, 60_000);

test('a way to zod through a file of the contract is found out, an import of types is none', async () => {
  const folder = fixture('web/site/x.tsx', 'contract/y.ts');
  writeFileSync(
    join(folder, 'contract/y.ts'),
    "import { z } from 'zod';\nexport const y = z.string();\nexport type Y = string;\n",
  );
  expect(await waysToZod(folder)).toEqual(['web/site/x.tsx']);
  writeFileSync(join(folder, 'web/site/x.tsx'), "import type { Y } from '#contract/y.ts';\nexport const x: Y = '';\n");
  expect(await waysToZod(folder)).toEqual([]);
});

/** A project of two files, of which the first imports the second. */
function fixture(from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-architecture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(PROJECT, file), join(folder, file));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  for (const room of ROOMS) mkdirSync(join(folder, room));
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
  return look(folder, ROOMS, { ...table.options, ruleSet: table });
}

/** Files of the site from which zod can be reached by imports that are still there when types are gone. */
async function waysToZod(folder: string): Promise<string[]> {
  const { summary } = await look(folder, ['web/site', 'web/ui', 'web/api.ts', 'contract'], {
    ...table.options,
    tsPreCompilationDeps: false,
    ruleSet: {
      forbidden: [
        {
          name: 'no-validator-travels',
          severity: 'error',
          from: { path: '^web/', pathNot: ['[.]test[.]tsx?$', '^web/site/entry-server[.]tsx$'] },
          to: { path: '(^|/)node_modules/zod/', reachable: true },
        },
      ],
    },
  });
  return [...new Set(summary.violations.map(({ from }) => from))];
}

async function look(baseDir: string, paths: string[], options: ICruiseOptions): Promise<ICruiseResult> {
  const existing = paths.filter((path) => existsSync(join(baseDir, path)));
  const { output } = await cruise(existing, { ...options, baseDir, validate: true });
  if (typeof output === 'string') throw new Error(output);
  return output;
}
