import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../support/spawn-product.ts';
import { generateLoad } from './generate-load.ts';
import { cpuSeconds, median } from './process-figures.ts';

const PAIRS = 5;
const ENCODING = { 'accept-encoding': 'br' };

interface Server {
  url: string;
  pid: number;
}
interface Load {
  /** Microseconds of processor time per request. */
  cpu: number;
  perSecond: number;
  /** 99th percentile of the response time, in milliseconds. */
  p99: number;
}
export interface Compared {
  path: string;
  ours: Load;
  bare: Load;
  cpuRatio: number;
  throughputRatio: number;
}

/** Compares the product with node:http and the same responses, alternately, path by path. */
export async function comparePaths(product: Server, paths: string[], folder: string): Promise<Compared[]> {
  const bare = await startBare(product, paths, folder);
  try {
    const found: Compared[] = [];
    for (const path of paths) found.push(await compare(path, product, bare));
    return found;
  } finally {
    bare.end();
  }
}

async function compare(path: string, product: Server, bare: Server): Promise<Compared> {
  await load(product, path);
  await load(bare, path);
  const pairs: [Load, Load][] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) pairs.push([await load(product, path), await load(bare, path)]);
  const middle = (of: (pair: [Load, Load]) => number) => median(pairs.map(of));
  const sideOf = (side: 0 | 1): Load => ({
    cpu: middle((pair) => pair[side].cpu),
    perSecond: middle((pair) => pair[side].perSecond),
    p99: middle((pair) => pair[side].p99),
  });
  return {
    path,
    ours: sideOf(0),
    bare: sideOf(1),
    cpuRatio: middle(([one, other]) => one.cpu / other.cpu),
    throughputRatio: middle(([one, other]) => one.perSecond / other.perSecond),
  };
}

async function load({ url, pid }: Server, path: string): Promise<Load> {
  const before = cpuSeconds(pid);
  const { requests, perSecond, p99, failed } = await generateLoad(url + path, ENCODING);
  const used = cpuSeconds(pid) - before;
  if (failed > 0) throw new Error(`${path}: ${failed} failed`);
  return { cpu: (used / requests) * 1e6, perSecond, p99 };
}

async function startBare(product: Server, paths: string[], folder: string) {
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(await Promise.all(paths.map((path) => answerOf(product.url, path)))));
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file, String(port)]);
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, end: () => void child.kill('SIGKILL') };
}

/** A response as sent over the network, without the headers that node:http adds by itself. */
async function answerOf(url: string, path: string) {
  await fetch(url + path, { headers: ENCODING });
  const clientRequest = request(url + path, { headers: ENCODING }).end();
  const [reply] = (await once(clientRequest, 'response')) as [IncomingMessage]; // as node:http documents it
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer); // no encoding is set
  const added = new Set(['date', 'connection', 'keep-alive']);
  const headers = Object.entries(reply.headers).filter(([name]) => !added.has(name));
  return { path, headers: headers.flatMap(([name, value]) => [name, String(value)]), body: Buffer.concat(parts).toString('base64') }; // prettier-ignore
}
