import type { FastifyInstance } from 'fastify';
import type { Transport } from './door.ts';

/** Answers a page's reads as an anonymous visitor's, without a way over the network. */
export function inProcess(app: FastifyInstance): Transport {
  return async (path) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: `/api${path}` });
    return new Response(body, { status: statusCode });
  };
}
