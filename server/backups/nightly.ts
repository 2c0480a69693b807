import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '#server/settings.ts';
import type { BackupService } from './backup-service.ts';

type Time = NonNullable<Settings['backupTime']>;

/** When a nightly backup was last due, by the machine's clock. */
export function lastDue(now: Date, { hour, minute }: Time): Date {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute);
  return today <= now ? today : new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, hour, minute);
}

/** When a nightly backup is due next. */
export function nextDue(now: Date, { hour, minute }: Time): Date {
  const last = lastDue(now, { hour, minute });
  return new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1, hour, minute);
}

/**
 * Makes the nightly backup once it is due. If nothing ran at that time, it is made later. A new instance waits for its first
 * night. If several processes share a database, one of them makes it.
 */
export function openNightlyBackup(backups: BackupService, time: Time, log: FastifyBaseLogger): () => Promise<void> {
  const start = new Date();
  return async () => {
    const due = lastDue(new Date(), time);
    if (due < start && !(await backups.hasAny())) return;
    const failure = await backups.backUpFor(due);
    if (failure) log.error({ failure }, 'The nightly backup failed');
  };
}
