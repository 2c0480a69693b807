import type { FastifyInstance } from 'fastify';

/** How often it is measured how late the event loop is. */
const SAMPLE_MS = 500;
/** Above this delay the event loop counts as late. */
const MAX_DELAY_MS = 1000;
/** So many measurements in a row make it overloaded: one alone is a process that was suspended, or a machine that was. */
const LATE_SAMPLES = 3;
/** So long after the last late measurement it stays overloaded, or it would be late again at once. */
const RECOVERY_MS = 5000;

/** Decides by the measurements: how late the loop was, in ms, and when that was measured. */
export function openLatenessTracker() {
  let inARow = 0;
  let overloadedUntil = -Infinity;
  return {
    record(lateMs: number, now: number): void {
      inARow = lateMs > MAX_DELAY_MS ? inARow + 1 : 0;
      if (inARow >= LATE_SAMPLES || (inARow > 0 && now < overloadedUntil)) overloadedUntil = now + RECOVERY_MS;
    },
    isOverloaded: (now: number): boolean => now < overloadedUntil,
  };
}

export interface LoopMonitor {
  isOverloaded: () => boolean;
  /** Measures until the server closes. */
  watch: (app: FastifyInstance) => void;
}

export function openLoopMonitor(): LoopMonitor {
  const lateness = openLatenessTracker();
  const isOverloaded = () => lateness.isOverloaded(performance.now());
  return {
    isOverloaded,
    watch(app) {
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        const was = lateness.isOverloaded(last);
        lateness.record(now - last - SAMPLE_MS, now);
        last = now;
        if (isOverloaded() && !was)
          app.log.warn('The server is overloaded: requests that are not cached are refused with 503');
      }, SAMPLE_MS).unref();
      app.addHook('onClose', async () => clearInterval(timer));
    },
  };
}
