import cors, { type FastifyCorsOptions } from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import { accountCalls } from '#server/accounts/routes.ts';
import { encryptMfaSecrets } from '#server/accounts/mfa.ts';
import { openSecretBox, type SecretBox } from '#server/accounts/secret-box.ts';
import { openSessions } from '#server/accounts/sessions.ts';
import { cspHash } from '#server/assets.ts';
import { openBackupService, type BackupService } from '#server/backups/backup-service.ts';
import { backupCalls } from '#server/backups/routes.ts';
import { blogCalls } from '#server/blog/routes.ts';
import { nextPublication, openBlogStore } from '#server/blog/store.ts';
import { contactCalls } from '#server/contact/routes.ts';
import { openMessageStore } from '#server/contact/store.ts';
import type { Database } from '#server/db/open.ts';
import { dashboardCalls } from '#server/dashboard/routes.ts';
import { runAsAuthor } from '#server/history/author.ts';
import { historyCalls } from '#server/history/routes.ts';
import { registerCalls, type Handlers } from '#server/http/calls.ts';
import { invalidateOnWrite, openContentVersion, type ContentVersion } from '#server/http/content-version.ts';
import { serveApiDocs } from '#server/http/api-docs.ts';
import { handleErrors, sendFrameworkError } from '#server/http/errors.ts';
import { measureRequests, type RequestMetrics } from '#server/http/request-metrics.ts';
import { minimalSecurityHeaders, setSecurityHeaders } from '#server/http/headers.ts';
import { serveHealth } from '#server/http/health.ts';
import { openRateLimits } from '#server/http/rate-limits.ts';
import { serverFactory } from '#server/http/listen.ts';
import { openLoadGuard } from '#server/http/load-guard.ts';
import { openLoopMonitor } from '#server/http/loop-monitor.ts';
import { serializeError, logRequests, requestIdGenerator } from '#server/http/request-log.ts';
import { openPublicCache, type PublicCache } from '#server/http/public-cache.ts';
import { trustedProxies } from '#server/http/trust-proxy.ts';
import { answerApiNotFound } from '#server/http/api-not-found.ts';
import { VERSION_HEADER } from '#server/http/record-version.ts';
import { leadCalls } from '#server/leads/routes.ts';
import { openLeadStore } from '#server/leads/store.ts';
import { linkCalls } from '#server/links/routes.ts';
import type { LogOutput } from '#server/log-output.ts';
import { openNotifications } from '#server/mail/notifications.ts';
import { avatarCalls } from '#server/media/avatars.ts';
import { serveUploads, uploadCalls } from '#server/media/routes.ts';
import type { Storage } from '#server/media/storage.ts';
import { openUploadQueue, type UploadQueue } from '#server/media/upload-queue.ts';
import { openVariants, type Variants } from '#server/media/variants.ts';
import { sendBadAddressPage, registerPages } from '#server/pages/pages.ts';
import { startScript } from '#server/pages/start-script.ts';
import { registerPanel } from '#server/panel/panel.ts';
import { portfolioCalls, publicPortfolioQuery } from '#server/portfolio/routes.ts';
import { openPortfolioStore } from '#server/portfolio/store.ts';
import { redirectCalls } from '#server/redirects/routes.ts';
import { openReviewStore, reviewCalls } from '#server/reviews/routes.ts';
import { sectionCalls } from '#server/sections/routes.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { openServiceStore, serviceCalls } from '#server/services/routes.ts';
import type { SanitizableStore } from '#server/sanitize/resanitize.ts';
import type { Settings } from '#server/settings.ts';
import { openTestimonialStore, testimonialCalls } from '#server/testimonials/routes.ts';
import { openAuditLog } from '#server/audit-log/audit-log.ts';

const JSON_MAX_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 120_000;

export interface AppOptions {
  settings: Settings;
  database: Database;
  storage: Storage;
  /** Where the pages come from: the build, the sources (with live reload), or nowhere (the API alone). */
  pages: 'built' | 'sources' | 'none';
  /** Counts the changes of the content; its own unless told. */
  version?: ContentVersion;
  /** Keeps public answers; its own unless told. */
  cache?: PublicCache;
  /** Counts what is done; nobody unless told. */
  metrics?: RequestMetrics | undefined;
  /** Whether the process was told to end, and is still to finish what it has begun. */
  isEnding?: () => boolean;
  /** Whether the event loop is late; measured unless told. */
  isOverloaded?: () => boolean;
  /** Makes the backups; its own unless told. */
  keeper?: BackupService;
  /** Where the log goes; to the standard output unless told, which must be writable then. */
  logOutput?: LogOutput;
}

/** Puts the whole server together. Opens no port. */
export async function buildApp({ settings, database, storage, pages, ...parts }: AppOptions): Promise<FastifyInstance> {
  const version = parts.version ?? openDatabaseVersion(database);
  const loop = openLoopMonitor();
  const cache =
    parts.cache ?? openPublicCache(version, openLoadGuard({ isOverloaded: parts.isOverloaded ?? loop.isOverloaded }));
  const isTrusted = trustedProxies(settings.trustProxy);
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { err: serializeError },
      ...(parts.logOutput && { stream: parts.logOutput }),
    },
    genReqId: requestIdGenerator(isTrusted),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy !== false && isTrusted,
    bodyLimit: JSON_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendMalformedAddress(error, request, reply.headers(minimalSecurityHeaders(settings))),
    serverFactory: serverFactory(cache, settings.stopSeconds),
  });
  handleErrors(app);
  logRequests(app);
  if (parts.metrics) {
    measureRequests(app, parts.metrics);
    parts.metrics.exposeCacheCounts(cache.counts);
  }
  loop.watch(app);
  endConnectionsOnClose(app);
  acceptJson(app);
  await setSecurityHeaders(app, settings, pages === 'built' ? [cspHash(startScript())] : []);
  if (settings.corsOrigins.length > 0) await app.register(cors, corsOptions(settings.corsOrigins));
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 5, parts: 8 } });

  const box = openSecretBox(settings);
  const seal = () => encryptSecrets(database, box, app.log);
  await seal();
  const docs = await serveApiDocs(app);
  const auditLog = openAuditLog(database, app.log);
  const keeper = parts.keeper ?? openBackupService(settings, database);
  app.addHook('preClose', () => keeper.close());
  const variants = openVariants({ storage, log: app.log });
  app.addHook('preClose', () => variants.close());
  const uploads = openUploadQueue({ variants });
  app.addHook('onClose', () => uploads.close()); // after the requests in progress
  const handlers = {
    ...handlersOf({ settings, database, storage, variants, uploads }, { box, log: app.log }),
    ...dashboardCalls(database, auditLog, settings),
    ...backupCalls({ settings, database, storage, keeper, onRestored: seal }),
    ...docs,
  };
  registerCalls(app, {
    handlers,
    sessions: openSessions(database, settings),
    cache,
    wrappers: [runAsAuthor, auditLog.audited, invalidateOnWrite(version)],
    onCaller: auditLog.noteVisit,
    onRefused: auditLog.logRefusal,
    normalizeQuery: { 'GET /portfolio': publicPortfolioQuery(database) },
  });
  answerApiNotFound(app);
  serveUploads(app, storage, variants);
  serveHealth(app, { database: () => database.check(), storage: () => storage.check() }, parts.isEnding ?? never);
  if (pages !== 'none') {
    const dev = pages === 'sources';
    registerPanel(app, { settings, dev });
    await registerPages(app, { settings, database, dev, cache, observeRender: parts.metrics?.observeRender });
  }
  return app;
}

const never = () => false;

/** A program is told in JSON what is wrong with an address, a person in a page. */
function sendMalformedAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api')) sendFrameworkError(error, request, reply);
  else void sendBadAddressPage(reply);
}

function openDatabaseVersion(database: Database): ContentVersion {
  return openContentVersion({ nextScheduledChange: () => nextPublication(database), notices: database.notices });
}

/** Encrypts what still has to be, and tells an operator what stays open to people or closed to all. */
async function encryptSecrets(database: Database, box: SecretBox, log: FastifyBaseLogger): Promise<void> {
  const unreadable = await encryptMfaSecrets(database, box).catch((error: unknown) => {
    log.error({ err: error }, 'The secrets for two-step login could not be encrypted');
    return 0;
  });
  if (unreadable > 0) {
    log.warn(
      `${unreadable} accounts have two-step login secrets encrypted with another key: set that SECRET_KEY, or turn two-step login off for them in Users`,
    );
  }
  if (!box.hasKey) log.warn('SECRET_KEY is not set: the secrets for two-step login are not encrypted');
}

/** What every feature answers. */
export function handlersOf(
  {
    settings,
    database,
    storage,
    variants,
    uploads,
  }: Pick<AppOptions, 'settings' | 'database' | 'storage'> & { variants: Variants; uploads: UploadQueue },
  { box, log }: { box: SecretBox; log: FastifyBaseLogger },
): Handlers {
  const limits = openRateLimits(database);
  const forms = { database, limits, notify: openNotifications(settings, database, log) };
  const sections = openSectionStore(database);
  return {
    ...historyCalls(database, { sections: sections.keeper, ...versionedKinds(database) }),
    ...sectionCalls(sections),
    ...testimonialCalls(database),
    ...reviewCalls(forms),
    ...contactCalls(forms),
    ...leadCalls(forms),
    ...blogCalls(database),
    ...portfolioCalls(database),
    ...serviceCalls(database),
    ...redirectCalls(database, settings),
    ...linkCalls(database, settings),
    ...uploadCalls({ storage, variants, queue: uploads, limits }),
    ...avatarCalls(settings.avatarServiceUrl),
    ...accountCalls(database, settings, { box, log }),
  };
}

/** Who keeps the records of each kind. */
function versionedKinds(database: Database) {
  return {
    testimonials: openTestimonialStore(database).keeper,
    reviews: openReviewStore(database).keeper,
    messages: openMessageStore(database).keeper,
    leads: openLeadStore(database).keeper,
    blog: openBlogStore(database).keeper,
    portfolio: openPortfolioStore(database).keeper,
    services: openServiceStore(database).keeper,
  };
}

/** The stores whose rows hold HTML. */
export function sanitizableStores(database: Database): SanitizableStore[] {
  const records = [openBlogStore(database), openPortfolioStore(database), openServiceStore(database)];
  return [openSectionStore(database), ...records].flatMap(({ sanitizing }) => sanitizing ?? []);
}

/** While closing, every answer is the last of its connection: one that is kept open would keep the process waiting. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** Other sites may use every call, and read what its headers say. */
function corsOptions(origin: string[]): FastifyCorsOptions {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
  return {
    origin,
    methods,
    exposedHeaders: ['ETag', VERSION_HEADER, 'Retry-After', 'Content-Disposition', 'X-Request-Id'],
    maxAge: 600,
  };
}

/** JSON is the only text taken. A body that is announced and empty counts as none. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
