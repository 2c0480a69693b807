import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { GracefulServer } from './graceful-server.ts';
import type { PublicCache } from './public-cache.ts';

/** Creates the server, which sends cache hits before Fastify's hooks run. Fastify handles all other requests. */
export function serverFactory(cache: PublicCache, stopSeconds: number): FastifyServerFactory {
  return (handler, options) => {
    const { keepAliveTimeout, requestTimeout } = options as { keepAliveTimeout?: number; requestTimeout?: number }; // of Fastify's own options
    return new GracefulServer(
      {
        keepAliveTimeout,
        requestTimeout,
        stopSeconds,
        serveFromCache: (request, response) => cache.serveFromCache(request, response),
      },
      handler,
    );
  };
}

/** Listens on every address of the host: 'localhost' has two on most machines. */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  const found = await lookup(host, { all: true });
  const [first = host, ...others] = new Set(found.map(({ address }) => address));
  await app.listen({ port, host: first });
  const { server } = app;
  if (!(server instanceof GracefulServer)) throw new Error('The server is one of `serverFactory`');
  const { port: bound } = server.address() as AddressInfo; // it listens on a port
  for (const address of others) {
    // One address is enough: a failure at another one does not stop the start.
    await once(server.sibling().listen({ port: bound, host: address }), 'listening').catch((error: unknown) =>
      app.log.debug(error),
    );
  }
}
