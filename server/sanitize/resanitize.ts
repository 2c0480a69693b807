import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What a store offers for cleaning its rows again after the sanitizer has changed. */
export interface SanitizableStore {
  /** The ids of the rows that an older sanitizer cleaned, or none did. */
  outdated: () => Promise<string[]>;
  /** Cleans a row again, if it is still outdated. */
  sanitize: (id: string) => Promise<void>;
}

/** Rows of older versions are there after a start; those of a backup come at any time. */
const EVERY_MS = 60_000;
const FIRST_MS = 5_000;

/**
 * Cleans all rows again that an older sanitizer cleaned, one after the other. Reading them is safe before, and slow. Between
 * two rows it pauses for as long as the last one took, so that visitors have at least half of the time.
 */
export async function resanitize(
  stores: readonly SanitizableStore[],
  isClosing: () => boolean,
  failed: (error: unknown, id: string) => void,
) {
  for (const { outdated, sanitize } of stores) {
    for (const id of await outdated()) {
      if (isClosing()) return;
      const start = performance.now();
      await sanitize(id).catch((error: unknown) => failed(error, id));
      await delay(performance.now() - start);
    }
  }
}

/** Looks every minute for such rows. Several processes on one database may do it beside each other. */
export function resanitizeInBackground(app: FastifyInstance, stores: readonly SanitizableStore[]): void {
  let [isClosing, running] = [false, Promise.resolve()];
  const known = new Set<string>();
  const failed = (err: unknown, id: string) => {
    // It is cleaned whenever it is read; saying so once is enough.
    if (!known.has(id)) app.log.error({ err }, `The HTML of ${id} could not be sanitized again`);
    known.add(id);
  };
  const run = () => {
    running = resanitize(stores, () => isClosing, failed).catch((err: unknown) =>
      app.log.error({ err }, 'Rows from an older sanitizer could not be found'),
    );
    void running.then(() => (isClosing ? undefined : wait(EVERY_MS)));
  };
  let timer: NodeJS.Timeout;
  const wait = (ms: number) => {
    timer = setTimeout(run, ms).unref();
  };
  wait(FIRST_MS);
  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });
}
