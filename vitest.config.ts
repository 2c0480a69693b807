import { configDefaults, defineConfig } from 'vitest/config';
import { collectionSummaries } from './web/collection-summaries.ts';
import { useScratchFolder } from './tests/support/scratch-folder.ts';

useScratchFolder();

// Two cores are what the smallest machine that runs the tests has; a browser takes one of them for itself.
const WORKERS = 2;

const UNIT = ['{contract,server,web}/**/*.test.{ts,tsx}', 'tests/*.test.ts'];
/** Tests that replace a module, or load one afresh, have modules of their own. All others share them within a worker. */
const ISOLATED = '{contract,server,web}/**/*.isolated.test.ts';

export default defineConfig({
  plugins: [collectionSummaries()],
  test: {
    globalSetup: ['tests/support/postgres-setup.ts'],
    maxWorkers: WORKERS,
    // What takes a moment takes longer where the machine is busy.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 150_000,
          include: UNIT,
          exclude: [...configDefaults.exclude, ISOLATED],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          testTimeout: 150_000,
          include: [ISOLATED],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          include: ['tests/{crash,load}/**/*.test.ts'],
          globalSetup: ['tests/support/built-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
          isolate: false,
          experimental: { viteModuleRunner: false },
          globalSetup: ['tests/support/starter-setup.ts'],
          // Every step has its own limit; a long walk through many screens on a busy machine has none of the clock's.
          testTimeout: 240_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
