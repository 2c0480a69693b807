import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crash } from './crash.ts';
import { load } from './load.ts';
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

const proofs: Record<string, (asked: Asked) => AsyncGenerator<Proof>> = { power, crash, load };

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, minutes: { type: 'string' } },
  allowPositionals: true,
});
const named = positionals.length > 0 ? positionals : Object.keys(proofs);
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const folder = await mkdtemp(join(tmpdir(), 'marquee-endurance-'));
try {
  for (const name of named)
    await tell(proofs[name]?.({ folder, rounds: number(values.rounds), minutes: number(values.minutes) }));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function tell(found: AsyncGenerator<Proof> | undefined): Promise<void> {
  for await (const { title, figures, lost } of found ?? []) {
    console.log(`\n${title}`);
    console.table(figures);
    for (const line of lost) console.log(`LOST  ${line}`);
    if (lost.length > 0) process.exitCode = 1;
  }
}
