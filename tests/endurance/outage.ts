import { join } from 'node:path';
import { outage as takeAway } from '../crash/outage.ts';
import type { Asked, Proof } from './endurance.ts';

const SECONDS = 30;

/** Takes the database away from a product at work, in the middle of a save, for half a minute. */
export async function* outage({ folder }: Asked): AsyncGenerator<Proof> {
  const { faults, refused, recovered, acknowledged } = await takeAway({
    folder: join(folder, 'outage'),
    seconds: SECONDS,
  });
  const figures = [{ seconds: SECONDS, 'saves refused': refused, 'ready again, ms': recovered, ...acknowledged }];
  yield { title: 'PostgreSQL away in the middle of a save, and back', figures, lost: faults };
}
