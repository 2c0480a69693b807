import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const CONNECTIONS = 50;
const SECONDS = 4;

interface Load {
  requests: number;
  perSecond: number;
  /** 99th percentile of the response time, in milliseconds. */
  p99: number;
  failed: number;
}

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/** The program that sends the requests, for the title of a table. */
export const loadGenerator = hasWrk
  ? 'wrk'
  : 'autocannon, because wrk is not installed. It is slower than the server: trust the CPU times, not the throughput';

/** Requests an address over 50 connections for 4 seconds. */
export function generateLoad(url: string, headers: Record<string, string>): Promise<Load> {
  return hasWrk ? runWrk(url, headers) : runAutocannon(url, headers);
}

async function runWrk(url: string, headers: Record<string, string>): Promise<Load> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${SECONDS}s`, '--latency'];
  const { stdout } = await promisify(execFile)('wrk', [...args, ...fields, url]);
  return parseWrk(stdout);
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function parseWrk(output: string): Load {
  const numberAfter = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(output) ?? [];
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return {
    requests: numberAfter(/(\d+) requests in/),
    perSecond: numberAfter(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * (MILLISECONDS[unit] ?? NaN),
    failed:
      numberAfter(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, count) => sum + Number(count), 0),
  };
}

async function runAutocannon(url: string, headers: Record<string, string>): Promise<Load> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  const { requests, duration, latency, non2xx, errors } = result;
  return {
    requests: requests.total,
    perSecond: requests.total / duration,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}
