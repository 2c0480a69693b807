import { setTimeout as delay } from 'node:timers/promises';
import { Cron } from 'croner';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openKnownNetworks } from '#server/accounts/known-networks.ts';
import { openAuditStore } from '#server/audit-log/store.ts';
import type { BackupService } from '#server/backups/backup-service.ts';
import { openNightlyBackup } from '#server/backups/nightly.ts';
import { CANARY_FAILURE, type Canary } from '#server/canary/canary.ts';
import type { Database } from '#server/db/open.ts';
import { copyLedger } from '#server/erasure/persons.ts';
import { sanitizableStores } from '#server/features.ts';
import { foldEnquiryCounts } from '#server/enquiries/fold-counts.ts';
import { checkOutsideLinks } from '#server/links/outside-links.ts';
import { openReminders } from '#server/enquiries/reminders.ts';
import { openTrash } from '#server/history/trash.ts';
import type { Imports } from '#server/import/open-imports.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { openDigests } from '#server/mail/notifications.ts';
import { purgeExpired } from '#server/retention/purge-expired.ts';
import { openResanitizer } from '#server/sanitize/resanitize.ts';
import { openPictureLister } from '#server/media/list-older-pictures.ts';
import { purgeFiles } from '#server/media/file-store.ts';
import { purgePictures } from '#server/media/purge-pictures.ts';
import { openUsesLister } from '#server/media/list-older-uses.ts';
import { purgeMediaUploads } from '#server/media/media-uploads.ts';
import { openPictureHasher } from '#server/media/hash-older-pictures.ts';
import type { Storage } from '#server/media/storage.ts';
import type { Variants } from '#server/media/variants.ts';
import { starterFileName } from '#server/starter/file-names.ts';
import type { ProductThreads } from '#server/open-threads.ts';
import { MAILBOX_FAILURE } from '#server/threads/mailbox-poller.ts';
import { OUTBOX_FAILURE, type Outbox } from '#server/outbox/outbox.ts';
import { wakeOutbox } from '#server/outbox/wake.ts';
import { openSiteSettings } from '#server/site-settings/store.ts';
import type { Settings } from '#server/settings.ts';

/** Something that runs in the background. It never runs twice at the same time in one process. */
export interface Job {
  /** A cron pattern with seconds, by the machine's clock. */
  cron: string;
  /** The delay of the first run after the start, so that a process that is often restarted runs it too. */
  firstAfterSeconds?: number;
  /** Started once, before the app accepts requests. The start does not wait for it. */
  atStart?: () => Promise<void>;
  run: (closing: AbortSignal) => Promise<void>;
  /** The log message of a failure. */
  failure: string;
}

interface JobParts {
  settings: Settings;
  database: Database;
  storage: Storage;
  variants: Variants;
  backups: BackupService;
  outbox: Outbox;
  canary: Canary;
  threads: ProductThreads;
  mailSetup: ReadMailSetup;
  imports: Imports;
  publishDue: () => Promise<void>;
  log: FastifyBaseLogger;
}

/**
 * The schedule. Several processes on one database may all run these jobs: each job checks in the database whether work is
 * left.
 */
export function backgroundJobs({
  settings,
  database,
  storage,
  variants,
  backups,
  outbox,
  canary,
  threads,
  mailSetup,
  imports,
  publishDue,
  log,
}: JobParts): Job[] {
  // Sites that share a machine were not all started in the same second, so their jobs do not all run in the same second.
  const second = new Date().getSeconds();
  const minute = new Date().getMinutes();
  const resanitize = openResanitizer(sanitizableStores(database), log);
  const queueDigests = openDigests(settings, database, mailSetup);
  const deliver = async () => {
    await outbox.purge();
    wakeOutbox(); // does not wait for slow receivers: the next minute has to come
  };
  const backUp = settings.backupTime && openNightlyBackup(backups, settings.backupTime, log);
  const everyMinute = `${second} * * * * *`;
  const everyFiveMinutes = `${second} */5 * * * *`;
  const everyHour = `${second} ${minute} * * * *`;
  const everyDay = `${second} ${minute} 4 * * *`;
  return [
    ...(backUp ? [{ cron: everyMinute, run: backUp, failure: 'The nightly backup could not start' }] : []),
    {
      cron: everyFiveMinutes,
      atStart: () => backups.recover({ atStart: true }),
      run: () => backups.recover(),
      failure: 'Interrupted backups are still listed',
    },
    { cron: everyMinute, run: queueDigests, failure: 'The digest mails could not be queued' },
    { cron: everyMinute, firstAfterSeconds: 1, run: deliver, failure: OUTBOX_FAILURE },
    {
      cron: everyMinute,
      firstAfterSeconds: 3,
      run: () => foldEnquiryCounts(database),
      failure: 'The counters of enquiries could not be folded',
    },
    { cron: everyMinute, firstAfterSeconds: 4, run: publishDue, failure: 'Staged changes could not be published' },
    { cron: everyMinute, run: () => canary.runIfDue(), failure: CANARY_FAILURE },
    { cron: everyMinute, firstAfterSeconds: 2, run: threads.readMailbox, failure: MAILBOX_FAILURE },
    { cron: everyMinute, run: threads.keepStates, failure: 'The states of replies could not be stored' },
    { cron: everyDay, run: () => imports.purge(), failure: 'An old export could not be deleted' },
    {
      cron: everyDay,
      run: async () => {
        await purgeFiles(database);
        await purgeMediaUploads(database, storage);
      },
      failure: 'Unfinished uploads could not be removed',
    },
    {
      cron: everyDay,
      run: () => threads.purgeAttachments(),
      failure: 'Attachments without a mail could not be removed',
    },
    {
      cron: everyDay,
      run: (closing) => checkOutsideLinks(database, { siteUrl: settings.siteUrl, closing }),
      failure: 'The links to other sites could not be checked',
    },
    {
      cron: everyHour,
      firstAfterSeconds: 120,
      run: openReminders({
        database,
        siteSettings: openSiteSettings(database, { settings }),
        mailSetup,
      }),
      failure: 'The reminders of enquiries could not be queued',
    },
    {
      cron: everyHour,
      firstAfterSeconds: 90,
      run: () => purgePictures(database, storage),
      failure: 'The files of deleted pictures could not be deleted',
    },
    {
      cron: everyHour,
      firstAfterSeconds: 60,
      run: () => purge(database, settings),
      failure: 'Expired data could not be deleted',
    },
    {
      cron: everyMinute,
      firstAfterSeconds: 5,
      run: resanitize,
      failure: 'HTML from an older sanitizer could not be cleaned again',
    },
    {
      cron: everyMinute,
      firstAfterSeconds: 5,
      run: openPictureLister(database, storage, starterFileName),
      failure: 'Pictures from before the update could not be listed',
    },
    {
      cron: everyMinute,
      firstAfterSeconds: 5,
      run: openUsesLister(database),
      failure: 'The files that the content uses could not be listed',
    },
    {
      cron: everyMinute,
      firstAfterSeconds: 10,
      run: openPictureHasher(database, variants),
      failure: 'Pictures from before the update could not be compared',
    },
  ];
}

/** Deletes expired data. */
async function purge(database: Database, settings: Settings): Promise<void> {
  await openTrash(database).purge();
  await openKnownNetworks(database).purge();
  await openAuditStore(database).purgeOld();
  await purgeExpired(database, await openSiteSettings(database, { settings }).get('retention'));
  await database.truncateLog();
  await copyLedger(database, settings);
}

/** How long running jobs may delay the close, in ms: a mail server that does not respond would delay it by minutes. */
const CLOSE_MAX_MS = 2000;

/** Runs the jobs until the app closes. */
export function startJobs(app: FastifyInstance, jobs: readonly Job[]): void {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const timers = jobs.flatMap(({ cron, firstAfterSeconds, atStart, run, failure }) => {
    let isBusy = false;
    const start = (work: Job['run']) => {
      if (isBusy || closing.signal.aborted) return;
      isBusy = true;
      const done = work(closing.signal)
        .catch((err: unknown) => app.log.error({ err }, failure))
        .finally(() => {
          isBusy = false;
          running.delete(done);
        });
      running.add(done);
    };
    if (atStart) start(atStart);
    const first = firstAfterSeconds && new Date(Date.now() + firstAfterSeconds * 1000);
    return [cron, ...(first ? [first] : [])].map((time) => new Cron(time, { unref: true }, () => start(run)));
  });
  app.addHook('preClose', async () => {
    closing.abort();
    for (const timer of timers) timer.stop();
    await Promise.race([Promise.all(running), delay(CLOSE_MAX_MS, undefined, { ref: false })]);
  });
}
