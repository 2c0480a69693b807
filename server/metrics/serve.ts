import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` on an address of its own, which is not the site's. */
export async function serveMetrics({ text, type }: Metrics, at: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics') return void reply.writeHead(404).end();
    void text().then((body) => reply.writeHead(200, { 'content-type': type }).end(body));
  });
  await once(server.listen(at), 'listening');
  return server;
}
