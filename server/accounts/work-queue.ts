/** Runs work in order of arrival, at most `concurrency` at a time. */
export function openWorkQueue(concurrency: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Runs the work now or queues it; null, without running it, if the queue already has `waitingMax` entries. */
  function run<T>(waitingMax: number, work: () => Promise<T>): Promise<T> | null {
    if (running < concurrency) return start(work);
    if (waiting.length >= waitingMax) return null;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    waiting.push(() => resolve(undefined));
    return promise.then(() => start(work, true));
  }

  /** `hasSlot`: it takes the slot of work that just ended, which `running` already counts. */
  async function start<T>(work: () => Promise<T>, hasSlot = false): Promise<T> {
    if (!hasSlot) running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** Whether `run` would accept work. */
  const hasRoom = (waitingMax: number) => running < concurrency || waiting.length < waitingMax;

  return { run, hasRoom };
}
