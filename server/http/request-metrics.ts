import type { FastifyInstance } from 'fastify';
import { IncomingMessage } from './node-http.ts';
import type { CacheCounts } from './public-cache.ts';

/** Collects metrics of the server. Times are in ms. */
export interface RequestMetrics {
  observeRequest: (request: { method: string; route: string; status: number }, ms: number) => void;
  observeRender: (ms: number) => void;
  exposeCacheCounts: (counts: CacheCounts) => void;
}

/** Reports every request that runs Fastify's hooks: not the direct cache hits. */
export function measureRequests(app: FastifyInstance, metrics: RequestMetrics, counts: CacheCounts): void {
  metrics.exposeCacheCounts(counts);
  app.addHook('onResponse', async (request, reply) => {
    // Pages call the API in process: those calls are not HTTP requests.
    if (!(request.raw instanceof IncomingMessage)) return;
    const route = request.routeOptions.url ?? 'none';
    metrics.observeRequest({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
  });
}
