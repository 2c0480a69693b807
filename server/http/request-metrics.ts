import type { FastifyInstance } from 'fastify';
import { IncomingMessage } from './node-http.ts';
import type { CacheCounts } from './public-cache.ts';

/** Who counts what the server does, where anybody wants to know. Times are in ms. */
export interface RequestMetrics {
  observeRequest: (request: { method: string; route: string; status: number }, ms: number) => void;
  observeRender: (ms: number) => void;
  exposeCacheCounts: (counts: CacheCounts) => void;
}

/** Tells of every request that goes the framework's way: not of those that are answered at once with what is kept. */
export function measureRequests(app: FastifyInstance, metrics: RequestMetrics, counts: CacheCounts): void {
  metrics.exposeCacheCounts(counts);
  app.addHook('onResponse', async (request, reply) => {
    // What pages ask in process came over no line.
    if (!(request.raw instanceof IncomingMessage)) return;
    const route = request.routeOptions.url ?? 'none';
    metrics.observeRequest({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
  });
}
