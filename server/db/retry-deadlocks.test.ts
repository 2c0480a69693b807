import { expect, test } from 'vitest';
import { Unavailable } from './failures.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

const deadlock = new Unavailable(Object.assign(new Error('deadlock detected'), { code: '40P01' }));

/** Work that fails in its first `times` attempts. */
function failing(times: number, failure: Error) {
  const work = { attempts: 0, run: async () => (++work.attempts > times ? 'done' : Promise.reject(failure)) };
  return work;
}

test('work that a deadlock ended is begun again, five times at most', async () => {
  const once = failing(1, deadlock);
  expect(await retryDeadlocks(once.run)).toBe('done');
  expect(once.attempts).toBe(2);
  const always = failing(Infinity, deadlock);
  await expect(retryDeadlocks(always.run)).rejects.toBe(deadlock);
  expect(always.attempts).toBe(5);
});

test('work that failed for another reason is not begun again', async () => {
  const work = failing(1, new Error('disk full'));
  await expect(retryDeadlocks(work.run)).rejects.toThrow('disk full');
  expect(work.attempts).toBe(1);
});
