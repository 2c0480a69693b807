import type { ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { ADMIN, freePort, spawnProduct, untilListening, type Spawned } from './spawn-product.ts';

export interface Product {
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the product on a free port until the test ends, and waits until it says that it listens. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const spawned = spawnUntilFinished({ ...env, PORT: port });
  await untilListening(spawned);
  const { process, output, ended } = spawned;
  return {
    url: `http://localhost:${port}`,
    process,
    output,
    async end(signal) {
      process.kill(signal);
      return ended;
    },
  };
}

/** Starts the product where it is expected to stop by itself; gives its exit code and what it printed. */
export async function startInVain(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { output, ended } = spawnUntilFinished(env);
  return { code: await ended, output: output() };
}

function spawnUntilFinished(env: Record<string, string>): Spawned {
  const spawned = spawnProduct(env);
  onTestFinished(async () => {
    spawned.process.kill('SIGKILL');
    await spawned.ended;
  });
  return spawned;
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
