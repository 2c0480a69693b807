import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { GracefulServer } from '#server/http/graceful-server.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  port: number;
  host: string;
  stopSeconds: number;
}

type Source = Pick<Metrics, 'text' | 'type'>;

/** Answers `/metrics` on a separate port, which is not the site's. */
export async function serveMetrics(metrics: Source, { port, host, stopSeconds }: Options): Promise<GracefulServer> {
  const isOwn = (name: string) => name === 'localhost' || name === host.toLowerCase() || isIP(name) !== 0;
  const server = new GracefulServer({ stopSeconds }, (request, response) => {
    if (!isOwn(requestedHost(request))) response.writeHead(421).end();
    else if (request.url !== '/metrics') response.writeHead(404).end();
    else void sendMetrics(metrics, response);
  });
  await once(server.listen({ port, host }), 'listening');
  return server;
}

/**
 * The host name of a request, without the port. A web page whose domain points at this address (DNS rebinding) sends
 * its own domain, never an address. It must not read the metrics.
 */
function requestedHost({ headers: { host = '' } }: IncomingMessage): string {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name.replace(/^\[(.*)\]$/, '$1');
}

async function sendMetrics({ text, type }: Source, response: ServerResponse): Promise<void> {
  try {
    const body = await text();
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch {
    response.writeHead(500).end();
  }
}
