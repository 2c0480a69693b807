import type { FastifyInstance } from 'fastify';

/** The interval at which the delay of the event loop is measured, in ms. */
const SAMPLE_MS = 500;
/** Above this delay, in ms, the event loop counts as late. */
const MAX_DELAY_MS = 1000;
/**
 * The number of late measurements in a row that mean overload. A single one may come from a suspended process or
 * machine.
 */
const LATE_SAMPLES = 3;
/**
 * How long the overload lasts after the last late measurement, in ms. If it ended earlier, the loop would be late again
 * at once.
 */
const RECOVERY_MS = 5000;

/** Decides from the measured delays, in ms, whether the event loop is overloaded. */
export function openLatenessTracker() {
  let consecutive = 0;
  let overloadedUntil = -Infinity;
  return {
    record(lateMs: number, now: number): void {
      consecutive = lateMs > MAX_DELAY_MS ? consecutive + 1 : 0;
      if (consecutive >= LATE_SAMPLES || (consecutive > 0 && now < overloadedUntil))
        overloadedUntil = now + RECOVERY_MS;
    },
    isOverloaded: (now: number): boolean => now < overloadedUntil,
  };
}

export interface LoopMonitor {
  isOverloaded: () => boolean;
  /** Measures until the server closes. */
  start: (app: FastifyInstance) => void;
}

export function openLoopMonitor(): LoopMonitor {
  const lateness = openLatenessTracker();
  const isOverloaded = () => lateness.isOverloaded(performance.now());
  return {
    isOverloaded,
    start(app) {
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        const wasOverloaded = lateness.isOverloaded(last);
        lateness.record(now - last - SAMPLE_MS, now);
        last = now;
        if (isOverloaded() && !wasOverloaded)
          app.log.warn('The server is overloaded: requests that are not cached are refused with 503');
      }, SAMPLE_MS).unref();
      app.addHook('onClose', async () => clearInterval(timer));
    },
  };
}
