import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crash } from './crash.ts';
import { load } from './load.ts';
import { outage } from './outage.ts';
import { power } from './power.ts';

/** One thing that was tried, and what was found; `lost` has a line for all that should not have been. */
export interface RunResult {
  title: string;
  figures: Record<string, string | number>[];
  lost: string[];
}

export interface RunOptions {
  /** Where files may lie as long as it lasts. */
  folder: string;
  /** Fewer rounds than usual, to see that it works. */
  rounds?: number | undefined;
  /** Less time than usual, for the same. */
  minutes?: number | undefined;
}

/** What was asked for is not there: a run that was skipped must not pass for one that was done. */
class UsageError extends Error {}

const runs: Record<string, (options: RunOptions) => AsyncGenerator<RunResult>> = { power, crash, outage, load };

try {
  await run(parseOptions());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(
    `${error.message}\nnpm run test:endurance -- [${Object.keys(runs).join('|')}…] [--rounds N] [--minutes N]`,
  );
  process.exitCode = 1;
}

function parseOptions() {
  const { values, positionals } = parseArguments();
  const names = positionals.length > 0 ? positionals : Object.keys(runs);
  const wrong = names.filter((name) => !Object.hasOwn(runs, name));
  if (wrong.length > 0) throw new UsageError(`There is no ${wrong.join(', ')}.`);
  return { names, rounds: numberOf(values.rounds), minutes: numberOf(values.minutes) };
}

function parseArguments() {
  const options = { rounds: { type: 'string' }, minutes: { type: 'string' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || Number(text) > 0) return text === undefined ? undefined : Number(text);
  throw new UsageError(`${text} is no number above 0.`);
}

async function run({ names, ...less }: ReturnType<typeof parseOptions>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-endurance-'));
  try {
    for (const name of names) await printResults(runs[name]?.({ folder, ...less }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function printResults(results: AsyncGenerator<RunResult> | undefined): Promise<void> {
  for await (const { title, figures, lost } of results ?? []) {
    console.log(`\n${title}`);
    console.table(figures);
    for (const line of lost) console.log(`LOST  ${line}`);
    if (lost.length > 0) process.exitCode = 1;
  }
}
