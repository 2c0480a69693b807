import type { FastifyInstance } from 'fastify';

/** How often it is measured how late the event loop is. */
const EVERY_MS = 500;
/** From here on it is late: whoever asks for something waits at least that long. */
const LATE_MS = 1000;
/** So many measurements in a row make it overloaded: one alone is a process that was suspended, or a machine that was. */
const IN_A_ROW = 3;
/** So long after the last late measurement it stays overloaded, or it would be late again at once. */
const RECOVERY_MS = 5000;

/** Decides by the measurements: how late the loop was, in ms, and when that was measured. */
export function openLateness() {
  let inARow = 0;
  let overloadedUntil = -Infinity;
  return {
    measured(lateMs: number, now: number): void {
      inARow = lateMs > LATE_MS ? inARow + 1 : 0;
      if (inARow >= IN_A_ROW || (inARow > 0 && now < overloadedUntil)) overloadedUntil = now + RECOVERY_MS;
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
  const lateness = openLateness();
  const isOverloaded = () => lateness.isOverloaded(performance.now());
  return {
    isOverloaded,
    watch(app) {
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        const was = lateness.isOverloaded(last);
        lateness.measured(now - last - EVERY_MS, now);
        last = now;
        if (isOverloaded() && !was) app.log.warn('The event loop is late: what is not cached is refused with 503');
      }, EVERY_MS).unref();
      app.addHook('onClose', async () => clearInterval(timer));
    },
  };
}
