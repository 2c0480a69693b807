import { randomInt } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../scripts/bootstrap/server-options.mjs';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
export const ADMIN = { email: 'owner@example.com', password: 'a password for tests' };

export interface Spawned {
  process: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** The exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts the product as a separate process, directly or `through` another program. The caller must end it. */
export function spawnProduct(env: Record<string, string>, through: string[] = []): Spawned {
  const login = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const [program = process.execPath, ...before] = through;
  const own = [...SERVER_FLAGS, MAIN];
  const args = through.length > 0 ? [...before, process.execPath, ...own] : own;
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...SERVER_ENVIRONMENT, LOG_LEVEL: 'error', ...login, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (text += String(part)));
  const ended = once(child, 'close').then(([code]) => code as number | null); // as node:child_process documents it
  return { process: child, output: () => text, ended };
}

/** Waits until the product listens. If it ends instead, throws its output. */
export async function untilListening({ process, output, ended }: Spawned): Promise<void> {
  const listening = new Promise<void>((resolve) => {
    const checkOutput = () => {
      if (/^Panel /m.test(output())) resolve();
    };
    process.stdout?.on('data', checkOutput);
    checkOutput();
  });
  const failed = ended.then((code) => {
    throw new Error(`It ended with ${code} instead of listening:\n${output()}`);
  });
  await Promise.race([listening, failed]);
}

/**
 * A free port below the system's ephemeral ports: a connection could take one of those before the caller listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(12_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
