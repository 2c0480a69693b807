import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
export const ADMIN = { email: 'owner@example.com', password: 'a password for tests' };

export interface Product {
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the product as a process of its own on a free port and waits until it says that it listens. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const started = spawnProduct({ ...env, PORT: port });
  const { output, ended } = started;
  const child = started.process;
  await Promise.race([
    listening(child, output),
    ended.then((code) => {
      throw new Error(`It ended with ${code} instead of listening:\n${output()}`);
    }),
  ]);
  return {
    url: `http://localhost:${port}`,
    process: child,
    output,
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the product where it is expected to stop by itself; gives its exit code and what it printed. */
export async function startInVain(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { output, ended } = spawnProduct(env);
  return { code: await ended, output: output() };
}

function spawnProduct(env: Record<string, string>) {
  const login = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...login, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (text += String(part)));
  const ended = once(child, 'close').then(([code]) => code as number | null); // as node:child_process documents it
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, output: () => text, ended };
}

function listening(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (/^Panel /m.test(output())) resolve();
    };
    child.stdout?.on('data', look);
    look();
  });
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

interface Sent {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Sends JSON to a call of a running product; gives its status and body. */
export async function sendTo(url: string, method: string, path: string, { body, token, headers }: Sent = {}) {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

export async function logIn(url: string): Promise<string> {
  const { body } = await sendTo(url, 'POST', '/users/login', { body: ADMIN });
  return body.token as string; // the first admin was just made
}
