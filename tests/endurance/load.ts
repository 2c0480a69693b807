import { join } from 'node:path';
import autocannon from 'autocannon';
import { heroNumber, leadNamed } from '../crash/mixed-load.ts';
import { memoryMb } from '../load/process-figures.ts';
import { PAGES_OF_EACH_KIND } from '../load/routes.ts';
import { logIn } from '../support/sending.ts';
import { freePort, spawnProduct, untilListening } from '../support/spawn-product.ts';
import type { RunOptions, RunResult } from './endurance.ts';

const MINUTES = 30;
const CONNECTIONS = 20;
/** Of a hundred requests this many read; the others are forms and saves, by turns. */
const READS = 95;
const MEASURED_SECONDS = 15;
/** What the process may take more at the end than after its first part, in MB. */
const GROWTH_MAX = 40;

/** Mixed traffic at half of what the machine can do, which is measured first: no error, and no growth of memory. */
export async function* load({ folder, minutes = MINUTES }: RunOptions): AsyncGenerator<RunResult> {
  const port = String(await freePort());
  const env = { DATA_DIR: join(folder, 'load'), PORT: port, TRUST_PROXY: 'true', NODE_ENV: 'production' };
  const product = spawnProduct(env);
  try {
    await untilListening(product);
    yield await measureLoad(`http://localhost:${port}`, product.process.pid ?? 0, minutes);
  } finally {
    product.process.kill('SIGTERM');
    await product.ended;
  }
}

async function measureLoad(url: string, pid: number, minutes: number): Promise<RunResult> {
  const token = await logIn(url);
  const can = (await run(url, token, { duration: MEASURED_SECONDS })).requests.average;
  const overallRate = Math.max(CONNECTIONS, Math.floor(can / 2));
  const quarter = Math.ceil((minutes * 60) / 4);
  const first = await run(url, token, { duration: quarter, overallRate });
  const early = memoryMb(pid);
  const remaining = await run(url, token, { duration: quarter * 3, overallRate });
  const late = memoryMb(pid);
  const failed = [first, remaining].reduce((sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts, 0);
  const figures = [
    {
      minutes,
      'can, requests/s': Math.round(can),
      'asked/s': overallRate,
      requests: first.requests.total + remaining.requests.total,
      failed,
      'p50 ms': remaining.latency.p50,
      'p99 ms': remaining.latency.p99,
      'memory MB, after a quarter': Math.round(early),
      'at the end': Math.round(late),
    },
  ];
  const lost = [
    ...(failed > 0 ? [`${failed} requests failed`] : []),
    ...(late - early > GROWTH_MAX ? [`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`] : []),
  ];
  return { title: `Mixed traffic: ${READS} % reads, forms, editors`, figures, lost };
}

function run(url: string, token: string, pace: { duration: number; overallRate?: number }) {
  return autocannon({ url, connections: CONNECTIONS, requests: requestsOf(token), ...pace });
}

/** A hundred requests in the order in which each connection sends them again and again. */
function requestsOf(token: string): autocannon.Request[] {
  const reads = [...PAGES_OF_EACH_KIND, '/api/hero', '/api/blog?page=1', '/blog?q=type'];
  const writes = [leadOfSomebody(), saveBy(token), leadOfSomebody(), leadOfSomebody(), saveBy(token)];
  const every = Math.floor(READS / writes.length);
  const requests: autocannon.Request[] = [];
  for (let n = 0; n < READS; n++) {
    requests.push({ method: 'GET', path: reads[n % reads.length] ?? '/', headers: { 'accept-encoding': 'br' } });
    if (n % every === every - 1) requests.push(writes.shift() ?? {});
  }
  return requests;
}

let visitors = 0;

/** Each from an address of its own. */
function leadOfSomebody(): autocannon.Request {
  const body = JSON.stringify(leadNamed('Visitor under load'));
  return {
    method: 'POST',
    path: '/api/leads',
    body,
    setupRequest(request) {
      visitors += 1;
      const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
      return { ...request, headers: { 'content-type': 'application/json', 'x-forwarded-for': address } };
    },
  };
}

function saveBy(token: string): autocannon.Request {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return { method: 'PUT', path: '/api/hero', headers, body: JSON.stringify(heroNumber(1)) };
}
