import type { ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { freePort, spawnProduct, untilListening, type Spawned } from './spawn-product.ts';

export { logIn, sendTo } from './sending.ts';

export interface Product {
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal and waits for the exit. Returns the exit code, or null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the product on a free port and waits until it listens. It ends with the test. */
export async function startProduct(env: Record<string, string>, through: string[] = []): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const spawned = spawnUntilFinished({ ...env, PORT: port }, through);
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

/** Starts a product that is expected to exit by itself. Returns its exit code and output. */
export async function startAndExit(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { output, ended } = spawnUntilFinished(env);
  return { code: await ended, output: output() };
}

function spawnUntilFinished(env: Record<string, string>, through: string[] = []): Spawned {
  const spawned = spawnProduct(env, through);
  onTestFinished(async () => {
    spawned.process.kill('SIGKILL');
    await spawned.ended;
  });
  return spawned;
}
