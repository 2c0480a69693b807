import type { FastifyInstance } from 'fastify';
import type { PublicCache } from '#server/http/public-cache.ts';
import type { Transport } from './renderer.ts';

/** Answers a page's reads as an anonymous visitor's, without a way over the network; what is kept, at once. */
export function inProcessTransport(app: FastifyInstance, cache: PublicCache): Transport {
  return async (path) => {
    const url = `/api${path}`;
    const kept = cache.parsedBodyAt(url);
    if (kept !== undefined) return { status: 200, ok: true, json: async () => kept };
    const { statusCode, body } = await app.inject({ method: 'GET', url });
    return { status: statusCode, ok: statusCode < 300, json: async () => JSON.parse(body) as unknown };
  };
}
