import { join } from 'node:path';
import { crashRounds } from '../crash/rounds.ts';
import { spawnPostgres } from '../support/spawn-postgres.ts';
import type { RunOptions, RunResult } from './endurance.ts';

const ROUNDS = { SQLite: 100, PostgreSQL: 30 };

/** Kills the product at random moments while visitors and editors write, on each database. */
export async function* crash({ folder, rounds }: RunOptions): AsyncGenerator<RunResult> {
  yield crashResult('SQLite', rounds, { DATA_DIR: join(folder, 'crash-sqlite') });
  const postgres = await spawnPostgres();
  try {
    yield crashResult('PostgreSQL', rounds, { DATA_DIR: join(folder, 'crash-postgres'), DATABASE_URL: postgres.url });
  } finally {
    await postgres.close();
  }
}

async function crashResult(
  kind: keyof typeof ROUNDS,
  requested: number | undefined,
  env: Record<string, string>,
): Promise<RunResult> {
  const rounds = requested ?? ROUNDS[kind];
  const { losses, acknowledged } = await crashRounds({ env, rounds });
  const figures = [{ rounds, ...acknowledged, lost: losses.length }];
  return { title: `Killed with -9 at random moments, ${kind}: what was acknowledged`, figures, lost: losses };
}
