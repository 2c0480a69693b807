import { join } from 'node:path';
import { outage as databaseOutage } from '../crash/outage.ts';
import type { RunOptions, RunResult } from './endurance.ts';

const SECONDS = 30;

/** Takes the database away from a product at work, in the middle of a save, for half a minute. */
export async function* outage({ folder }: RunOptions): AsyncGenerator<RunResult> {
  const { faults, refused, recovered, acknowledged } = await databaseOutage({
    folder: join(folder, 'outage'),
    seconds: SECONDS,
  });
  const figures = [{ seconds: SECONDS, 'saves refused': refused, 'ready again, ms': recovered, ...acknowledged }];
  yield { title: 'PostgreSQL away in the middle of a save, and back', figures, lost: faults };
}
