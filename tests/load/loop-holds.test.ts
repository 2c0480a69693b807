import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../support/databases.ts';
import { loopHolds } from './loop-holds.ts';

/** Maximum time that a read may block the event loop, in ms on the reference processor. */
const HOLD_MAX_MS = 50;

/**
 * Measures the processor time of the main thread, relative to a fixed piece of work at the same moment. So neither
 * other programs nor a slower processor affect the result. Uses a fifth of the posts of `npm run bench -- loop`.
 */
test('no public read blocks the event loop, whatever its parameters', async () => {
  const holds = await loopHolds({
    dataDir: join(testFolder(), 'data'),
    posts: 1000,
    length: 100_000,
    maxMs: HOLD_MAX_MS,
  });
  expect(holds.length).toBeGreaterThan(100);
  expect(holds.filter(({ status }) => status >= 500)).toEqual([]);
  expect(holds.filter(({ referenceMs }) => referenceMs > HOLD_MAX_MS)).toEqual([]);
});
