import pg from 'pg';
import { logIn, sendTo } from '../support/sending.ts';
import { freePort, spawnProduct, untilListening } from '../support/spawn-product.ts';
import { spawnPostgres, type PostgresServer } from '../support/spawn-postgres.ts';
import { findLosses } from './losses.ts';
import { openLoad } from './mixed-load.ts';

/** Maximum milliseconds until the product is ready again by itself. */
const RECOVERY_MAX_MS = 30_000;
/** A section that the load does not save. */
const ABOUT = '/about';

interface OutageOptions {
  /** DATA_DIR. */
  folder: string;
  /** The duration of the outage. */
  seconds: number;
}

interface Site {
  url: string;
  token: string;
  postgres: PostgresServer;
}

/**
 * Stops PostgreSQL in the middle of a save while the product is under load, and starts it again. Returns the faults,
 * one line each, the number of saves refused meanwhile, and the milliseconds until the product was ready again.
 */
export async function outage({ folder, seconds }: OutageOptions) {
  const postgres = await spawnPostgres({ isDurable: true });
  const port = String(await freePort());
  const own = { DATA_DIR: folder, DATABASE_URL: postgres.url, PORT: port };
  const product = spawnProduct({ ...own, TRUST_PROXY: 'true', STARTER_CONTENT: 'false' });
  const end = async () => {
    product.process.kill('SIGKILL');
    await product.ended;
  };
  try {
    await untilListening(product);
    const url = `http://localhost:${port}`;
    return await stopAndRestart({ url, token: await logIn(url), postgres }, seconds, end);
  } finally {
    await end();
    await postgres.close();
  }
}

async function stopAndRestart(site: Site, seconds: number, end: () => Promise<void>) {
  const { url, token, postgres } = site;
  const load = openLoad();
  const { started, ended } = load.run(url, token);
  await started;
  const faults = await stopDuringSave(site);
  const refused = await countRefusedSaves(site, seconds, faults);
  await postgres.start();
  const recovered = await waitUntilReady(url);
  if (recovered === null) faults.push('it was not ready again by itself');
  faults.push(
    ...(await partialWriteFaults(site)),
    ...(await findLosses(url, token, structuredClone(load.acknowledged))),
  );
  const { leads, uploads, posts, hero } = load.acknowledged;
  const acknowledged = { leads: leads.size, uploads: uploads.size, posts: posts.size, hero };
  await end();
  await ended;
  return { faults, refused, recovered: Math.round(recovered ?? 0), acknowledged };
}

/** Stops the server when a save has written its section but not yet its version. That save must be refused. */
async function stopDuringSave({ url, token, postgres }: Site): Promise<string[]> {
  const other = new pg.Client({ connectionString: postgres.url });
  other.on('error', () => undefined); // the stop ends this connection too
  await other.connect();
  await other.query('begin');
  await other.query('lock table history in exclusive mode');
  const waiting = async () => {
    const locks = await other.query(`select 1 from pg_locks where not granted and relation = 'history'::regclass`);
    return locks.rows.length;
  };
  const waitForPendingLocks = async (count: number) => {
    while ((await waiting()) < count);
  };
  await waitForPendingLocks(2); // the workers that save the hero and write posts
  const save = sendTo(url, 'PUT', ABOUT, { token, body: { title: 'Half' } });
  await waitForPendingLocks(3);
  await postgres.stop();
  const { status, body } = await save;
  return status === 503 && body.code === 'unavailable' ? [] : [`the save that was cut was answered with ${status}`];
}

/** Saves repeatedly during the outage. Returns the number of saves. A save that is not refused is a fault. */
async function countRefusedSaves({ url, token }: Site, seconds: number, faults: string[]): Promise<number> {
  const until = performance.now() + seconds * 1000;
  for (let count = 0; ; count++) {
    if (performance.now() > until) return count;
    const { status, body } = await sendTo(url, 'PUT', ABOUT, { token, body: { title: 'Nobody keeps this' } });
    if (status !== 503 || body.code !== 'unavailable') faults.push(`a save without database: ${status}`);
    const ready = await fetch(`${url}/readyz`);
    const { checks } = await ready.json();
    if (ready.status !== 503 || checks.database !== 'failed') faults.push(`readyz without database: ${ready.status}`);
    if (!(await fetch(`${url}/healthz`)).ok) faults.push('healthz without database');
  }
}

async function waitUntilReady(url: string): Promise<number | null> {
  const start = performance.now();
  while (performance.now() - start < RECOVERY_MAX_MS) {
    if ((await fetch(`${url}/readyz`)).ok) return performance.now() - start;
  }
  return null;
}

/** Faults if refused saves left data behind, or if a new save is refused. */
async function partialWriteFaults({ url, token }: Site): Promise<string[]> {
  const { title, version } = (await sendTo(url, 'GET', ABOUT)).body;
  const versions = (await sendTo(url, 'GET', '/history/sections/about', { token })).body.items;
  const again = await sendTo(url, 'PUT', ABOUT, { token, body: { title: 'Whole' } });
  return [
    ...(version === 0 ? [] : [`a refused save is there: “${title}”`]),
    ...(versions.length === 0 ? [] : ['a refused save has a version']),
    ...(again.status === 200 ? [] : [`a save afterwards: ${again.status}`]),
  ];
}
