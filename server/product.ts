import type { FastifyInstance } from 'fastify';
import { createFirstAdmin } from '#server/accounts/first-admin.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { buildApp, type AppOptions } from '#server/app.ts';
import { openBackupService } from '#server/backups/backup-service.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { backgroundJobs, startJobs } from '#server/jobs.ts';
import { openStorage } from '#server/media/storage.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Settings } from '#server/settings.ts';
import { removeInterruptedExport } from '#server/static-export/export-service.ts';
import { isSeeded } from '#server/starter/is-seeded.ts';

type Parts = Pick<AppOptions, 'settings' | 'pages' | 'isEnding' | 'isOverloaded' | 'logOutput'>;

export interface Product {
  /** Closing it closes the database too. */
  app: FastifyInstance;
  /** The login of the first admin, if it was just created; else null. */
  login: Awaited<ReturnType<typeof createFirstAdmin>>;
  metrics: Metrics | undefined;
}

/** The whole product except its ports and signals: database, starter content, first admin, app, and background jobs. */
export async function openProduct({ settings, ...options }: Parts): Promise<Product> {
  const database = await openDatabase(settings);
  try {
    const storage = await openStorage(settings);
    if (settings.starterContent && !(await isSeeded(database))) {
      const { seedStarter } = await import('#server/starter/seed.ts');
      await seedStarter(database, storage);
    }
    await removeInterruptedExport(settings);
    const login = await createFirstAdmin(openUserStore(database), settings);
    const metrics = await loadMetrics(settings, database);
    const backups = openBackupService(settings, database);
    const app = await buildApp({ settings, database, storage, backups, metrics, ...options });
    app.addHook('onClose', () => database.close());
    const { variants, outbox, threads, canary, mailSetup, imports, publishDue, log } = app;
    const parts = {
      settings,
      database,
      storage,
      variants,
      backups,
      outbox,
      threads,
      canary,
      mailSetup,
      imports,
      publishDue,
      log,
    };
    startJobs(app, backgroundJobs(parts));
    return { app, login, metrics };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads the metrics library only if metrics are on, because it takes memory. */
async function loadMetrics({ metricsPort }: Settings, database: Database): Promise<Metrics | undefined> {
  if (metricsPort === undefined) return undefined;
  return (await import('#server/metrics/metrics.ts')).openMetrics(database);
}
