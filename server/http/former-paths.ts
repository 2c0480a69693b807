import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls, type Call } from '#contract/calls.ts';

/**
 * Redirects the former paths of renamed calls with 308, which keeps the method and the body. The redirect comes before the
 * body is read, for everybody alike: the new path decides who may use the call.
 */
export function redirectFormerPaths(app: FastifyInstance): void {
  for (const [key, { formerly }] of Object.entries<Call>(calls)) {
    if (formerly === undefined) continue;
    const [method = '', formerPath = ''] = formerly.split(' ');
    const path = key.slice(key.indexOf(' ') + 1);
    app.route({
      method,
      url: `/api${formerPath}`,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store').redirect(`/api${fill(path, request)}${queryOf(request)}`, 308);
        return reply;
      },
      handler: () => undefined,
    });
  }
}

/** The path with the values of the request in place of `:name`. */
function fill(path: string, { params }: FastifyRequest): string {
  const values = params as Record<string, string>; // the former path has the same parameters
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
