import { setTimeout as delay } from 'node:timers/promises';
import { logIn } from '../support/sending.ts';
import { freePort, spawnProduct, untilListening } from '../support/spawn-product.ts';
import { findLosses } from './losses.ts';
import { openLoad, type Load } from './mixed-load.ts';

/** Maximum milliseconds between the first response to each worker and the kill. */
const KILL_DELAY_MAX_MS = 500;

/**
 * Starts the product repeatedly on the same data, puts it under load, and kills it with -9 at a random moment. Returns
 * the losses at the end, one line each, and how much was acknowledged.
 */
export async function crashRounds({ env, rounds }: { env: Record<string, string>; rounds: number }) {
  const load = openLoad();
  let token = '';
  for (let round = 0; round < rounds; round++) {
    await running(env, async ({ url, kill }) => {
      token ||= await logIn(url);
      await workUntilKilled(load, { url, token, kill });
    });
  }
  const losses = await running(env, ({ url }) => findLosses(url, token, load.acknowledged));
  const { leads, uploads, posts, hero } = load.acknowledged;
  return { losses, acknowledged: { leads: leads.size, uploads: uploads.size, posts: posts.size, hero } };
}

interface Running {
  url: string;
  kill: () => Promise<unknown>;
}

async function workUntilKilled(load: Load, { url, token, kill }: Running & { token: string }): Promise<void> {
  const { started, ended } = load.run(url, token);
  await started;
  await delay(Math.random() * KILL_DELAY_MAX_MS);
  await kill();
  await ended;
}

async function running<T>(env: Record<string, string>, work: (product: Running) => Promise<T>): Promise<T> {
  const port = String(await freePort());
  const product = spawnProduct({ ...env, PORT: port, TRUST_PROXY: 'true', STARTER_CONTENT: 'false' });
  const kill = async () => {
    product.process.kill('SIGKILL');
    await product.ended;
  };
  try {
    await untilListening(product);
    return await work({ url: `http://localhost:${port}`, kill });
  } finally {
    await kill();
  }
}
