import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/open.ts';
import { openBin } from './bin.ts';

const HOUR_MS = 3_600_000;
/** After the start, so that a process that is restarted often clears away too. */
const FIRST_MS = 60_000;

/** Clears away what is too old, every hour. Several processes on one database may do it beside each other. */
export function clearAwayHourly(app: FastifyInstance, database: Database): void {
  const { clearAway } = openBin(database);
  const clear = () => void clearAway().catch((err: unknown) => app.log.error({ err }, 'The bin could not be cleared'));
  const timers = [setTimeout(clear, FIRST_MS), setInterval(clear, HOUR_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('preClose', async () => timers.forEach((timer) => clearTimeout(timer)));
}
