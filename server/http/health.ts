import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Health checks by name. A failed check throws. */
export type Checks = Record<string, () => Promise<void>>;

/** The timeout of a check, in ms. */
const CHECK_TIMEOUT_MS = 3000;
/** How long a result is reused, in ms: the address is public, and the checks write. */
const REUSE_MS = 1000;

/** `/healthz`: the process is alive. `/readyz`: all checks pass; 503 names failed ones, or says that the process is stopping. */
export function serveHealth(app: FastifyInstance, checks: Checks, isEnding: () => boolean): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  const check = reuseRecent(() => runChecks(checks, app.log));
  app.get('/readyz', async (_request, reply) => {
    if (isEnding()) return reply.code(503).header('cache-control', 'no-store').send({ status: 'ending', checks: {} });
    const found = await check();
    const isReady = Object.values(found).every((result) => result === 'ok');
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ok' : 'failed', checks: found };
  });
}

type CheckResults = Record<string, 'ok' | 'failed'>;

async function runChecks(checks: Checks, log: FastifyBaseLogger): Promise<CheckResults> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    try {
      await withTimeout(check());
      return [name, 'ok'] as const;
    } catch (error) {
      log.error({ err: error }, `${name} does not respond`);
      return [name, 'failed'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(results));
}

async function withTimeout(promise: Promise<void>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS);
  await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Concurrent requests share one check. */
function reuseRecent(check: () => Promise<CheckResults>): () => Promise<CheckResults> {
  let last: Promise<CheckResults> | undefined;
  let checkedAt = -Infinity;
  return () => {
    if (!last || performance.now() - checkedAt > REUSE_MS) {
      last = check();
      checkedAt = performance.now();
    }
    return last;
  };
}
