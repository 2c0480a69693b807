import type { FastifyInstance } from 'fastify';
import type { Transport } from '#web/site/entry-server.tsx';

/** Answers a page's own calls without a way over the network, as an anonymous visitor. */
export function inProcess(app: FastifyInstance): Transport {
  return async (path, { method }) => {
    const { statusCode, body } = await app.inject({ method: method === 'GET' ? 'GET' : 'POST', url: `/api${path}` });
    return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
  };
}
