import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listen } from '#server/http/listen.ts';
import { openStandardOutput } from '#server/log-output.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { serveMetrics } from '#server/metrics/serve.ts';
import { openProduct } from '#server/product.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

const logOutput = openStandardOutput();

try {
  await startServer();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function startServer(): Promise<void> {
  const settings = readSettings(process.env);
  const pages = process.argv.includes('--dev') ? 'sources' : 'built';
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;
  const { app, login, metrics } = await openProduct({ settings, pages, isEnding, logOutput });
  try {
    closeOnSignals(app, ending, settings);
    if (metrics) await openMetricsPort(app, metrics, settings);
    await openPort(app, settings);
    printStartMessage(settings, login);
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function openMetricsPort(app: FastifyInstance, metrics: Metrics, settings: Settings): Promise<void> {
  const { metricsPort: port = 0, metricsHost: host } = settings;
  await explainListenErrors({ port, host, prefix: 'METRICS_' }, async () => {
    const server = await serveMetrics(metrics, { port, host, stopSeconds: settings.stopSeconds });
    app.addHook('onClose', () => new Promise<void>((resolve) => server.close(() => resolve())));
  });
}

async function openPort(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  await explainListenErrors({ port, host, prefix: '' }, () => listen(app, { port, host }));
}

async function explainListenErrors(
  { port, host, prefix }: { port: number; host: string; prefix: string },
  open: () => Promise<void>,
) {
  try {
    await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `${prefix}PORT ${port} on ${host} is already in use. Choose another one with ${prefix}PORT.`,
      );
    if (code === 'EACCES')
      throw new StartError(`${prefix}PORT ${port} needs more rights than this user has. Choose a port above 1023.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`${prefix}HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** Time for closing the database and other resources after the last request, in ms. */
const CLOSING_MS = 5000;

/**
 * On a signal, `readyz` fails first, while requests continue until a load balancer has noticed. Then the port closes, and
 * the process ends after the requests in progress, at most `stopSeconds` later. A second signal ends it at once.
 */
function closeOnSignals(app: FastifyInstance, ending: AbortController, settings: Settings): void {
  let since = 0;
  const close = () => {
    // Terminal, service manager and npm each forward the signal: signals within a second count as one.
    if (since) return performance.now() - since > 1000 ? process.exit(1) : undefined;
    since = performance.now();
    ending.abort();
    closeInTime(app, settings).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
}

async function closeInTime(app: FastifyInstance, { drainSeconds, stopSeconds }: Settings): Promise<void> {
  if (drainSeconds > 0) await delay(drainSeconds * 1000);
  const late = delay(stopSeconds * 1000 + CLOSING_MS).then(() => {
    throw new Error(`Some requests did not finish within ${stopSeconds} seconds. Stopping anyway.`);
  });
  await Promise.race([app.close(), late]);
}

function printStartMessage(
  { siteUrl, adminBase }: Settings,
  login: { email: string; password: string | null } | null,
): void {
  const lines = [`Site   ${siteUrl}/`, `Panel  ${siteUrl}${adminBase}`];
  if (login) {
    const password = login.password ? `${login.password}   (shown only this once)` : 'the one in ADMIN_PASSWORD';
    lines.push(`Login  ${login.email}   password: ${password}`);
  }
  logOutput.write(`${lines.join('\n')}\n`);
}
