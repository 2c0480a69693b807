import type { FastifyInstance } from 'fastify';
import { openKnownNetworks } from '#server/accounts/known-networks.ts';
import type { Database } from '#server/db/open.ts';
import { openTrash } from '#server/history/trash.ts';
import { purgeExpired, type Retention } from './purge-expired.ts';

const HOUR_MS = 3_600_000;
/** After the start, so that a process that is restarted often purges too. */
const FIRST_MS = 60_000;

/** Purges what is too old, every hour. Several processes on one database may do it beside each other. */
export function purgeHourly(app: FastifyInstance, database: Database, settings: Retention): void {
  const purge = () => {
    purgeAll(database, settings).catch((err: unknown) => app.log.error({ err }, 'Expired data could not be deleted'));
  };
  const timers = [setTimeout(purge, FIRST_MS), setInterval(purge, HOUR_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('preClose', async () => timers.forEach((timer) => clearTimeout(timer)));
}

async function purgeAll(database: Database, settings: Retention): Promise<void> {
  await openTrash(database).purgeExpired();
  await openKnownNetworks(database).purge();
  await purgeExpired(database, settings);
  await database.truncateLog();
}
