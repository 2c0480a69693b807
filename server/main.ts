import type { FastifyInstance } from 'fastify';
import { makeFirstAdmin } from '#server/accounts/first-admin.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { clearAwayHourly } from '#server/history/clear-away.ts';
import { listen } from '#server/http/listen.ts';
import { openStorage } from '#server/media/storage.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { seed } from '#server/starter/seed.ts';

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
    const app = await buildApp({ settings, database, storage, pages });
    app.addHook('onClose', () => database.close());
    clearAwayHourly(app, database);
    closeOnSignals(app);
    await openPort(app, settings);
    tell(settings, login);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openPort(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await listen(app, { port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT ${port} on ${host} is in use already. Choose another with PORT.`);
    if (code === 'EACCES') throw new StartError(`PORT ${port} may not be used by this account. Choose one above 1023.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** Finishes the requests in flight, then closes. A second signal does not wait. */
function closeOnSignals(app: FastifyInstance): void {
  let since = 0;
  const close = () => {
    // Terminal, service manager and npm each pass on what they got: what comes within a second is one signal.
    if (since) return performance.now() - since > 1000 ? process.exit(1) : undefined;
    since = performance.now();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
}

function tell({ siteUrl, adminBase }: Settings, login: { email: string; password: string | null } | null): void {
  const lines = [`Site   ${siteUrl}/`, `Panel  ${siteUrl}${adminBase}`];
  if (login) {
    const password = login.password ? `${login.password}   (shown only this once)` : 'the one in ADMIN_PASSWORD';
    lines.push(`Login  ${login.email}   password: ${password}`);
  }
  console.log(lines.join('\n'));
}
