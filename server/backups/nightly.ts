import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings.ts';
import type { BackupService } from './backup-service.ts';

type Time = NonNullable<Settings['backupTime']>;

const MINUTE_MS = 60_000;

/** The last moment at which a nightly backup was due, by the machine's clock. */
export function lastDue(now: Date, { hour, minute }: Time): Date {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute);
  return today <= now ? today : new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, hour, minute);
}

/** The next one. */
export function nextDue(now: Date, { hour, minute }: Time): Date {
  const last = lastDue(now, { hour, minute });
  return new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1, hour, minute);
}

/**
 * Backs up every night; a night that was missed because nothing ran is made good later. A new instance waits for its
 * first night. Of several processes on one database one does it.
 */
export function scheduleNightlyBackup(
  app: FastifyInstance,
  keeper: BackupService,
  { backupTime }: Pick<Settings, 'backupTime'>,
): void {
  if (!backupTime) return;
  const start = new Date();
  const look = async () => {
    const due = lastDue(new Date(), backupTime);
    if (due < start && !(await keeper.hasAny())) return;
    const failure = await keeper.backUpFor(due);
    if (failure) app.log.error({ failure }, 'The nightly backup failed');
  };
  const timer = setInterval(() => {
    look().catch((err: unknown) => app.log.error({ err }, 'The nightly backup could not start'));
  }, MINUTE_MS);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
}

const RECOVER_MS = 5 * MINUTE_MS;

/** Clears away after backups that were cut off: what the last process left, and later what others leave. */
export function scheduleInterruptedCleanup(app: FastifyInstance, keeper: Pick<BackupService, 'recover'>): void {
  const recover = (options = {}) => {
    keeper.recover(options).catch((err: unknown) => app.log.error({ err }, 'Interrupted backups are still listed'));
  };
  recover({ atStart: true });
  const timer = setInterval(recover, RECOVER_MS);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
}
