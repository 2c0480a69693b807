import type { FastifyInstance } from 'fastify';
import type { PublicCache } from './public-cache.ts';

/** Answers API calls by path, below `/api`, like `fetch` does. */
export type InProcessTransport = (
  path: string,
  init?: unknown,
) => Promise<{ status: number; ok: boolean; json: () => Promise<unknown> }>;

/** Answers API reads as an anonymous visitor gets them, without the network. A cache hit needs no request at all. */
export function inProcessTransport(app: FastifyInstance, cache: PublicCache): InProcessTransport {
  return async (path) => {
    const url = `/api${path}`;
    const cached = cache.parsedBodyAt(url);
    if (cached !== undefined) return { status: 200, ok: true, json: async () => cached };
    const { statusCode, body } = await app.inject({ method: 'GET', url });
    return { status: statusCode, ok: statusCode < 300, json: async () => JSON.parse(body) as unknown };
  };
}
