import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');
const FIXTURE = join(PROJECT, 'tests/fixtures/new-collection');
const PARTS = ['contract', 'server', 'web', 'scripts', 'tests/support', 'tests/fixtures'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
const MINUTES_MAX = 8;

/** A copy of the project with the files of the fixture, and the same packages. */
async function copyWithFixture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-new-collection-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const part of [...PARTS, ...FILES]) await cp(join(PROJECT, part), join(folder, part), { recursive: true });
  await cp(FIXTURE, folder, { recursive: true });
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test(
  'a description, a page and a test are all that a new collection needs',
  async () => {
    const folder = await copyWithFixture();
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }).catch((error: unknown) => {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${args.join(' ')}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`, { cause: error });
      });
    await run('scripts/build.mjs');
    const [{ stdout }] = await Promise.all([
      run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
      run('node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', 'tests/journeys/events.test.ts'),
    ]);
    expect(stdout).toBe('');
  },
  MINUTES_MAX * 60_000,
);
