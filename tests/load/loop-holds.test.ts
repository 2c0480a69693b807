import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../support/databases.ts';
import { loopHolds } from './loop-holds.ts';

/** What nobody may be kept waiting for longer, in ms on the reference processor. */
const HOLD_MAX_MS = 50;

/**
 * Processor time of the main thread alone, beside a fixed piece of work measured in the same moment: neither other
 * programs nor a slower processor count. A fifth of the posts that `npm run bench -- loop` has.
 */
test('no public read blocks the event loop, whatever its parameters', async () => {
  const holds = await loopHolds({ dataDir: join(testFolder(), 'data'), posts: 1000, length: 100_000 });
  expect(holds.length).toBeGreaterThan(100);
  expect(holds.filter(({ status }) => status >= 500)).toEqual([]);
  expect(holds.filter(({ referenceMs }) => referenceMs > HOLD_MAX_MS)).toEqual([]);
});
