import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crash } from './crash.ts';
import { load } from './load.ts';
import { outage } from './outage.ts';
import { power } from './power.ts';

/** One thing that was tried, and what was found; `lost` has a line for all that should not have been. */
export interface Proof {
  title: string;
  figures: Record<string, string | number>[];
  lost: string[];
}

export interface Asked {
  /** Where files may lie as long as it lasts. */
  folder: string;
  /** Fewer rounds than usual, to see that it works. */
  rounds?: number | undefined;
  /** Less time than usual, for the same. */
  minutes?: number | undefined;
}

/** What was asked for is not there: a proof that was not run must not pass for one that was. */
class Unknown extends Error {}

const proofs: Record<string, (asked: Asked) => AsyncGenerator<Proof>> = { power, crash, outage, load };

try {
  await run(asked());
} catch (error) {
  if (!(error instanceof Unknown)) throw error;
  console.error(
    `${error.message}\nnpm run test:endurance -- [${Object.keys(proofs).join('|')}…] [--rounds N] [--minutes N]`,
  );
  process.exitCode = 1;
}

function asked() {
  const { values, positionals } = parsed();
  const names = positionals.length > 0 ? positionals : Object.keys(proofs);
  const wrong = names.filter((name) => !Object.hasOwn(proofs, name));
  if (wrong.length > 0) throw new Unknown(`There is no ${wrong.join(', ')}.`);
  return { names, rounds: numberOf(values.rounds), minutes: numberOf(values.minutes) };
}

function parsed() {
  const options = { rounds: { type: 'string' }, minutes: { type: 'string' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Unknown(error instanceof Error ? error.message : String(error));
  }
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || Number(text) > 0) return text === undefined ? undefined : Number(text);
  throw new Unknown(`${text} is no number above 0.`);
}

async function run({ names, ...less }: ReturnType<typeof asked>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-endurance-'));
  try {
    for (const name of names) await tell(proofs[name]?.({ folder, ...less }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function tell(found: AsyncGenerator<Proof> | undefined): Promise<void> {
  for await (const { title, figures, lost } of found ?? []) {
    console.log(`\n${title}`);
    console.table(figures);
    for (const line of lost) console.log(`LOST  ${line}`);
    if (lost.length > 0) process.exitCode = 1;
  }
}
