import type { FastifyInstance } from 'fastify';

export type RouteTable = Pick<FastifyInstance, 'hasRoute'>;

/** Whether the panel is at a path, or another route of the server. The catch-all of the site's pages is none. */
export function isOwnPath(path: string, adminBase: string, routes: RouteTable): boolean {
  const panel = adminBase.toLowerCase();
  return path === panel || path.startsWith(`${panel}/`) || routes.hasRoute({ method: 'GET', url: path });
}
