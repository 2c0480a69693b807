import type { FastifyInstance } from 'fastify';

/** What must answer for the site to work, by name; each throws while it does not. */
export type Checks = Record<string, () => Promise<void>>;

/** `/healthz`: the process lives. `/readyz`: everything it needs answers; 503 names what does not. */
export function serveHealth(app: FastifyInstance, checks: Checks): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check();
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.error({ err: error }, `${name} does not answer`);
          return [name, 'failed'] as const;
        }
      }),
    );
    const ready = results.every(([, result]) => result === 'ok');
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return { status: ready ? 'ok' : 'failed', checks: Object.fromEntries(results) };
  });
}
