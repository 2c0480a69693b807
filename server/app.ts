import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { encryptStoredSecrets } from '#server/encrypt-stored-secrets.ts';
import { openSecretBox } from '#server/secret-box.ts';
import { openSessions } from '#server/accounts/sessions.ts';
import { cspHash } from '#server/assets.ts';
import { openAuditLog } from '#server/audit-log/audit-log.ts';
import { openBackupService, type BackupService } from '#server/backups/backup-service.ts';
import { blockWeightCalls } from '#server/pages/block-weights.ts';
import { nextBlockChange } from '#server/records/next-block-change.ts';
import { hooksOf } from '#server/collection-hooks.ts';
import { nextPublication } from '#server/records/next-publication.ts';
import { normalizeListQueries } from '#server/collections/routes.ts';
import { openCanary, type Canary } from '#server/canary/canary.ts';
import { openOwnSite } from '#server/canary/own-site.ts';
import type { Database } from '#server/db/open.ts';
import { featureCalls, updateRecords, versionedKinds } from '#server/features.ts';
import { runAsAuthor } from '#server/history/author.ts';
import { serveApiDocs } from '#server/http/api-docs.ts';
import { answerApiNotFound } from '#server/http/api-not-found.ts';
import { registerCalls } from '#server/http/calls.ts';
import { invalidateOnWrite, openContentVersion, type ContentVersion } from '#server/http/content-version.ts';
import type { Imports } from '#server/import/open-imports.ts';
import { createApp } from '#server/http/create-app.ts';
import { redirectFormerPaths } from '#server/http/former-paths.ts';
import { serveHealth } from '#server/http/health.ts';
import { openLoadGuard } from '#server/http/load-guard.ts';
import { openLoopMonitor } from '#server/http/loop-monitor.ts';
import { openPublicCache, type PublicCache } from '#server/http/public-cache.ts';
import { measureRequests, type RequestMetrics } from '#server/http/request-metrics.ts';
import type { LogOutput } from '#server/log-output.ts';
import { serveFiles } from '#server/media/serve-files.ts';
import { serveUploads } from '#server/media/routes.ts';
import { openMailSetup, type ReadMailSetup } from '#server/mail/mail-setup.ts';
import type { Storage } from '#server/media/storage.ts';
import { openUploadQueue } from '#server/media/upload-queue.ts';
import { openVariants, type Variants } from '#server/media/variants.ts';
import { openMissingAddressLog, type MissingAddressLog } from '#server/missing-addresses/log.ts';
import { openProductImports } from '#server/open-imports.ts';
import { openProductOutbox } from '#server/open-outbox.ts';
import { openProductThreads, type ProductThreads } from '#server/open-threads.ts';
import { OUTBOX_FAILURE, type Outbox } from '#server/outbox/outbox.ts';
import { onQueued } from '#server/outbox/wake.ts';
import { registerPages, sendBadAddressPage } from '#server/pages/pages.ts';
import { startScript } from '#server/pages/start-script.ts';
import { registerPanel } from '#server/panel/panel.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { serveSeoFiles } from '#server/seo/routes.ts';
import { serveShareImages } from '#server/seo/share.ts';
import { shareLookOf } from '#server/seo/share-look.ts';
import { setRegion, type Region } from '#contract/region.ts';
import type { Settings } from '#server/settings.ts';
import { openPublishedNotes } from '#server/staged-changes/note-published.ts';
import { servePreviews } from '#server/staged-changes/preview-routes.ts';
import { openDuePublisher } from '#server/staged-changes/publish-due.ts';
import { openExportService } from '#server/static-export/export-service.ts';
import { openSiteSettings } from '#server/site-settings/store.ts';

export interface AppOptions {
  settings: Settings;
  database: Database;
  storage: Storage;
  /** Where the pages come from: the build, the sources (with live reload), or nowhere (the API alone). */
  pages: 'built' | 'sources' | 'none';
  version?: ContentVersion;
  cache?: PublicCache;
  metrics?: RequestMetrics | undefined;
  /** Whether the process has received a signal to end; `/readyz` then says so. */
  isEnding?: () => boolean;
  /** Whether the event loop is late; measured by default. */
  isOverloaded?: () => boolean;
  backups?: BackupService;
  /** The DNS servers that the mail doctor asks; by default those of the machine. */
  dnsServers?: readonly string[];
  /** Whether push services may be on this machine, for tests. */
  allowsInternalPush?: boolean;
  /** Whether an import may fetch pictures from this machine, for tests. */
  allowsInternalPictures?: boolean;
  /** Where log lines go; by default standard output, which must then accept them. */
  logOutput?: LogOutput;
}

/** Builds the whole server. Opens no port. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, storage, pages, metrics, isEnding = () => false, allowsInternalPush = false } = options;
  const version = options.version ?? openDatabaseVersion(database);
  const loop = openLoopMonitor();
  const guard = openLoadGuard({ isOverloaded: options.isOverloaded ?? loop.isOverloaded });
  const cache = options.cache ?? openPublicCache(version, guard);

  const app = await createApp({
    settings,
    cache,
    logOutput: options.logOutput,
    scriptHashes: pages === 'built' ? [cspHash(startScript())] : [],
    sendBadUrlPage: sendBadAddressPage,
  });
  loop.start(app);
  if (metrics) measureRequests(app, metrics, cache.counts);

  const readRegion = async (): Promise<Region> => {
    const { language, timeZone, currency, priceFormat } = await openSiteSettings(database).get('region');
    return { language, timeZone, currency, priceFormat };
  };
  setRegion(await readRegion());
  const secretBox = openSecretBox(settings);
  const encryptSecrets = () => encryptStoredSecrets(database, secretBox, app.log);
  await encryptSecrets();
  const backups = options.backups ?? openBackupService(settings, database);
  app.addHook('preClose', () => backups.close());
  const variants = openVariants({ storage, log: app.log });
  app.addHook('preClose', () => variants.close());
  const uploads = openUploadQueue({ variants });
  app.addHook('onClose', () => uploads.close()); // after the requests in progress

  const auditLog = openAuditLog(database, app.log);
  const mailSetup = openMailSetup(settings, database, secretBox);
  const outbox = openProductOutbox({ settings, database, mailSetup, secretBox, allowsInternalPush, log: app.log });
  const canary = openCanary({
    ...{ database, settings, mailSetup, outbox, log: app.log },
    siteSettings: openSiteSettings(database, { settings, secretBox }),
    site: openOwnSite(settings.siteUrl, () => app.server.address()),
  });
  const changeRecords = updateRecords(database);
  const threads = openProductThreads({ settings, database, storage, secretBox, mailSetup, changeRecords });
  const publishDue = openDuePublisher({
    ...{ database, openStores: versionedKinds, notePublished: openPublishedNotes(database, app.log) },
    onPublished: () => version.bump(),
  });
  const missingAddresses = openMissingAddressLog(database, app.log);
  app.addHook('preClose', () => missingAddresses.close());
  const imports = openProductImports({
    ...{ settings, database, storage, variants, uploads, auditLog, log: app.log },
    allowsInternal: options.allowsInternalPictures ?? false,
    onWritten: () => version.bump(),
  });
  app.addHook('preClose', () => imports.close());
  const exports = openExportService({ settings, database, log: app.log });
  app.addHook('preClose', () => exports.close());
  const services = {
    ...{ settings, database, storage, auditLog, backups, variants, uploads, canary, exports },
    ...{
      secretBox,
      mailSetup,
      threads,
      imports,
      missingAddresses,
      log: app.log,
      dnsServers: options.dnsServers,
      allowsInternalPush,
    },
  };
  app.decorate('variants', variants);
  app.decorate('mailSetup', mailSetup);
  app.decorate('threads', threads);
  app.decorate('outbox', outbox);
  app.decorate('imports', imports);
  app.decorate('canary', canary);
  app.decorate('publishDue', publishDue);
  runWhenQueued(app);
  registerCalls(app, {
    handlers: {
      ...featureCalls({ ...services, onRestored: encryptSecrets }),
      ...(await serveApiDocs(app)),
      ...blockWeightCalls(pages === 'built'),
    },
    sessions: openSessions(database, settings),
    cache,
    wrappers: [runAsAuthor, auditLog.audited, invalidateOnWrite(version)],
    onCaller: auditLog.recordVisit,
    onRefused: auditLog.logRefusal,
    normalizeQuery: normalizeListQueries(database),
  });
  redirectFormerPaths(app);
  answerApiNotFound(app);
  serveUploads(app, storage, variants);
  serveFiles(app, database, storage);
  serveHealth(app, { database: () => database.check(), storage: () => storage.check() }, isEnding);
  if (pages !== 'none') await serveSite(app, options, { cache, readRegion, missingAddresses });
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
    imports: Imports;
    variants: Variants;
    canary: Canary;
    mailSetup: ReadMailSetup;
    threads: ProductThreads;
    /** Publishes the staged changes and change sets whose moment has come. */
    publishDue: () => Promise<void>;
  }
}

/** Milliseconds for which a delivery that is being sent may delay the close. A later process attempts it again. */
const OUTBOX_CLOSE_MS = 2000;

/** Sends deliveries as soon as something queues them. A job repeats them later. */
function runWhenQueued(app: FastifyInstance): void {
  const stop = onQueued(() => {
    app.outbox.run().catch((err: unknown) => app.log.error({ err }, OUTBOX_FAILURE));
  });
  app.addHook('preClose', async () => {
    stop();
    await Promise.race([app.outbox.close(), delay(OUTBOX_CLOSE_MS, undefined, { ref: false })]);
  });
}

/** A version that changes with each write by staff, and when a scheduled record or block appears or ends. */
function openDatabaseVersion(database: Database): ContentVersion {
  return openContentVersion({ nextScheduledChange: () => nextChange(database), notices: database.notices });
}

/** When the public content next changes by itself, in ms since 1970. */
async function nextChange(database: Database): Promise<number> {
  return Math.min(await nextPublication(database), await nextBlockChange(database.db));
}

interface SiteParts {
  cache: PublicCache;
  readRegion: () => Promise<Region>;
  missingAddresses: MissingAddressLog;
}

/** Serves the panel and the public site, last because the site answers every other URL. */
async function serveSite(
  app: FastifyInstance,
  options: AppOptions,
  { cache, readRegion, missingAddresses }: SiteParts,
): Promise<void> {
  const { settings, database, metrics } = options;
  const dev = options.pages === 'sources';
  const sections = openSectionStore(database);
  registerPanel(app, {
    settings,
    dev,
    readAccent: async () => (await sections.get('appearance')).accent,
  });
  const { transport, staticPaths, pageMeta, renderStatic } = await registerPages(app, {
    settings,
    readRegion,
    dev,
    cache,
    observeRender: metrics?.observeRender,
    noteMissing: missingAddresses.note,
  });
  serveSeoFiles(app, { siteUrl: settings.siteUrl, transport, database, cache, paths: staticPaths });
  serveShareImages(app, {
    guard: cache.guard,
    pageMeta,
    readLook: async () => shareLookOf(await sections.get('appearance'), await sections.get('site')),
  });
  servePreviews(app, { database, openStores: versionedKinds, transport, renderStatic, guard: cache.guard, hooksOf });
}
