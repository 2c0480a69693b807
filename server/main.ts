import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { makeFirstAdmin } from '#server/accounts/first-admin.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { buildApp, sanitizingStores } from '#server/app.ts';
import { openKeeper } from '#server/backups/keeper.ts';
import { backUpNightly, recoverCutOff } from '#server/backups/nightly.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { listen } from '#server/http/listen.ts';
import { openStandardOutput } from '#server/log-output.ts';
import { sendDigestsOnTime } from '#server/mail/notify.ts';
import { openStorage } from '#server/media/storage.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { serveMetrics } from '#server/metrics/serve.ts';
import { purgeHourly } from '#server/retention/hourly.ts';
import { sanitizeInBackground } from '#server/sanitize/resanitize.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { seed } from '#server/starter/seed.ts';

const logOutput = openStandardOutput();

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    const storage = await openStorage(settings);
    if (settings.starterContent) await seed(database, storage);
    const login = await makeFirstAdmin(openUserStore(database), settings);
    const pages = process.argv.includes('--dev') ? 'sources' : 'built';
    const ending = new AbortController();
    const figures = await metricsOf(settings, database);
    const isEnding = () => ending.signal.aborted;
    const keeper = openKeeper(settings, database);
    const app = await buildApp({ settings, database, storage, pages, figures, isEnding, keeper, logOutput });
    app.addHook('onClose', () => database.close());
    purgeHourly(app, database, settings);
    sendDigestsOnTime(app, settings, database);
    sanitizeInBackground(app, sanitizingStores(database));
    recoverCutOff(app, keeper);
    backUpNightly(app, keeper, settings);
    closeOnSignals(app, ending, settings);
    if (figures) await openMetricsPort(app, figures, settings);
    await openPort(app, settings);
    tell(settings, login);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Its library takes memory, so it is there only for those who ask. */
async function metricsOf({ metricsPort }: Settings, database: Database): Promise<Metrics | undefined> {
  if (metricsPort === undefined) return undefined;
  return (await import('#server/metrics/metrics.ts')).openMetrics(database);
}

async function openMetricsPort(app: FastifyInstance, metrics: Metrics, settings: Settings): Promise<void> {
  const { metricsPort: port = 0, metricsHost: host } = settings;
  await opening({ port, host, prefix: 'METRICS_' }, async () => {
    const server = await serveMetrics(metrics, { port, host, stopSeconds: settings.stopSeconds });
    app.addHook('onClose', () => new Promise<void>((resolve) => server.close(() => resolve())));
  });
}

async function openPort(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  await opening({ port, host, prefix: '' }, () => listen(app, { port, host }));
}

async function opening(
  { port, host, prefix }: { port: number; host: string; prefix: string },
  open: () => Promise<void>,
) {
  try {
    await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(`${prefix}PORT ${port} on ${host} is in use already. Choose another with ${prefix}PORT.`);
    if (code === 'EACCES')
      throw new StartError(`${prefix}PORT ${port} may not be used by this account. Choose one above 1023.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`${prefix}HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** What comes after the requests, in ms: closing the database and the like. */
const CLOSING_MS = 5000;

/**
 * Says in `readyz` that it is ending, and goes on until a load balancer has noticed; then takes nothing new, finishes
 * the requests in progress within `stopSeconds` and closes. A second signal does not wait.
 */
function closeOnSignals(app: FastifyInstance, ending: AbortController, settings: Settings): void {
  let since = 0;
  const close = () => {
    // Terminal, service manager and npm each pass on what they got: what comes within a second is one signal.
    if (since) return performance.now() - since > 1000 ? process.exit(1) : undefined;
    since = performance.now();
    ending.abort();
    stop(app, settings).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
}

async function stop(app: FastifyInstance, { drainSeconds, stopSeconds }: Settings): Promise<void> {
  if (drainSeconds > 0) await delay(drainSeconds * 1000);
  const late = delay(stopSeconds * 1000 + CLOSING_MS).then(() => {
    throw new Error(`Not everything could be closed within ${stopSeconds} seconds. Stopping anyway.`);
  });
  await Promise.race([app.close(), late]);
}

function tell({ siteUrl, adminBase }: Settings, login: { email: string; password: string | null } | null): void {
  const lines = [`Site   ${siteUrl}/`, `Panel  ${siteUrl}${adminBase}`];
  if (login) {
    const password = login.password ? `${login.password}   (shown only this once)` : 'the one in ADMIN_PASSWORD';
    lines.push(`Login  ${login.email}   password: ${password}`);
  }
  logOutput.write(`${lines.join('\n')}\n`);
}
