import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { spawnPostgres } from '../support/spawn-postgres.ts';
import { freePort, spawnProduct, untilListening } from '../support/spawn-product.ts';
import { loadGenerator } from './generate-load.ts';
import { growth } from './growth.ts';
import { loopHolds } from './loop-holds.ts';
import { longTasks } from './long-tasks.ts';
import { comparePaths } from './pairs.ts';
import { memoryMb } from './process-figures.ts';
import { rendersPerSecond } from './renders.ts';
import { PAGES_OF_EACH_KIND } from './routes.ts';
import { saveToPublic } from './save-to-public.ts';
import { weights } from './weights.ts';

const PAGES = ['/', '/blog/two-scripts-one-page'];
const READS = ['/api/hero', '/api/blog?page=1'];

const WIDTHS = [390, 1280];
/** A long page, and one with five times as many blocks. */
const BLOCK_COUNTS = [12, 60];

const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
try {
  if (process.argv[2] === 'loop') await benchLoop(join(folder, 'data'));
  else if (process.argv[2] === 'renders') {
    await (await start({ DATA_DIR: join(folder, 'data') })).end();
    await benchRenders(join(folder, 'data'));
  } else if (process.argv[2] === 'growth') await benchGrowth({ DATA_DIR: join(folder, 'data') });
  else await bench(join(folder, 'data'));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function bench(dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir };
  await (await start(env)).end();
  const product = await start(env);
  const idle = memoryMb(product.pid);
  table(
    `Cached responses beside node:http with the same bytes (50 connections, medians of 5 pairs; load by ${loadGenerator})`,
    await comparisonRows(product),
  );
  const loaded = memoryMb(product.pid);
  table('From a save to the public', await saveToPublic(product.url));
  for (const width of WIDTHS) {
    table(
      `Weight of a first visit at ${width} px, as transferred, in KB`,
      await weights(product.url, PAGES_OF_EACH_KIND, width),
    );
  }
  table(
    'The longest task of a page that loads, in ms, processor four times slower (medians of 3)',
    await longTasks(product.url, PAGES_OF_EACH_KIND),
  );
  await product.end();
  await benchRenders(dataDir);
  table('The process', [
    { figure: 'start to first 200 with existing data, ms', value: product.startedIn },
    { figure: 'memory when idle, MB', value: idle },
    { figure: 'memory after the load, MB', value: loaded },
  ]);
  await benchGrowth(env);
}

async function benchRenders(dataDir: string): Promise<void> {
  table('Pages made anew, one process', await rendersPerSecond(dataDir, PAGES, BLOCK_COUNTS));
}

async function benchGrowth(env: { DATA_DIR: string }): Promise<void> {
  await (await start(env)).end();
  table('Answers that are not kept, in ms, by the number of records', await growth(env));
  table('The same on PostgreSQL', await growthOnPostgres({ DATA_DIR: join(folder, 'files') }));
}

async function benchLoop(dataDir: string): Promise<void> {
  const [, , , posts = '5000', length = '100000'] = process.argv;
  const holds = await loopHolds({ dataDir, posts: Number(posts), length: Number(length) });
  table(
    `How long reads that anybody may ask for hold the event loop with ${posts} posts of ${length} characters, in ms of processor time`,
    holds.map(({ path, status, ms, referenceMs }) => ({ path, status, ms, 'ms on the reference': referenceMs })),
  );
}

async function growthOnPostgres(env: { DATA_DIR: string }) {
  const server = await spawnPostgres();
  try {
    const withServer = { ...env, DATABASE_URL: server.url };
    await (await start(withServer)).end();
    return await growth(withServer);
  } finally {
    await server.close();
  }
}

async function comparisonRows(product: { url: string; pid: number }) {
  const found = await comparePaths(product, [...PAGES, ...READS], folder);
  return found.map(({ path, ours, bare, cpuRatio, throughputRatio }) => ({
    path,
    'requests/s': ours.perSecond,
    'node:http': bare.perSecond,
    throughput: throughputRatio,
    'CPU µs': ours.cpu,
    'node:http µs': bare.cpu,
    CPU: cpuRatio,
    'p99 ms': ours.p99,
    'node:http ms': bare.p99,
  }));
}

async function start(env: Record<string, string>) {
  const start = performance.now();
  const port = await freePort();
  const product = spawnProduct({ ...env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' });
  await untilListening(product);
  const url = `http://127.0.0.1:${port}`;
  await fetch(url);
  const startedIn = performance.now() - start;
  return {
    url,
    pid: product.process.pid ?? 0,
    startedIn,
    async end() {
      product.process.kill('SIGTERM');
      await once(product.process, 'close');
    },
  };
}

function table(title: string, rows: Record<string, string | number>[]): void {
  console.log(`\n${title}`);
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === 'number' ? Number(value.toFixed(2)) : value,
        ]),
      ),
    ),
  );
}
