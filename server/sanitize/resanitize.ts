import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** A store whose rows contain HTML that can be cleaned again after the sanitizer has changed. */
export interface SanitizableStore {
  /** The ids of rows that were not cleaned by the current sanitizer. */
  outdated: () => Promise<string[]>;
  /** Cleans a row again, if it is still outdated. */
  sanitize: (id: string) => Promise<void>;
}

/**
 * Cleans all outdated rows, one after the other. Until then they are cleaned whenever they are read, which is slow. Between
 * two rows it pauses for as long as the last one took, so that requests get at least half of the time.
 */
export async function resanitize(
  stores: readonly SanitizableStore[],
  closing: AbortSignal,
  onError: (error: unknown, id: string) => void,
): Promise<void> {
  for (const { outdated, sanitize } of stores) {
    for (const id of await outdated()) {
      if (closing.aborted) return;
      const start = performance.now();
      await sanitize(id).catch((error: unknown) => onError(error, id));
      await delay(performance.now() - start);
    }
  }
}

/**
 * `resanitize` as a job. It logs each row that it cannot clean only once. Outdated rows appear after an update or a
 * restore.
 */
export function openResanitizer(stores: readonly SanitizableStore[], log: FastifyBaseLogger) {
  const logged = new Set<string>();
  return (closing: AbortSignal): Promise<void> =>
    resanitize(stores, closing, (err, id) => {
      if (!logged.has(id)) log.error({ err }, `The HTML of ${id} could not be cleaned again`);
      logged.add(id);
    });
}
