/** Runs work in the order in which it comes, at most `atOnce` at a time. */
export function openWorkQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Runs the work, now or in turn; null, without running it, where `waitingMax` wait already. */
  function run<T>(waitingMax: number, work: () => Promise<T>): Promise<T> | null {
    if (running < atOnce) return start(work);
    if (waiting.length >= waitingMax) return null;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    waiting.push(() => resolve(undefined));
    return promise.then(() => start(work, true));
  }

  /** `isHandedOn`: the place of work that has just ended, which is counted already. */
  async function start<T>(work: () => Promise<T>, isHandedOn = false): Promise<T> {
    if (!isHandedOn) running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** Whether work would be run, now or in turn. */
  const hasRoom = (waitingMax: number) => running < atOnce || waiting.length < waitingMax;

  return { run, hasRoom };
}
