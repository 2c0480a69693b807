import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { PublicCache } from './public-cache.ts';

/** What is kept is answered here, before the framework's steps; everything else goes their whole way. */
export function serverFactory(cache: PublicCache): FastifyServerFactory {
  return (handler, options) => {
    const { keepAliveTimeout, requestTimeout } = options as { keepAliveTimeout?: number; requestTimeout?: number }; // of Fastify's own options
    const server = createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
      if (!server.listening || !cache.answerAtOnce(request, response)) handler(request, response);
    });
    return server;
  };
}

/** Listens on every address that the host's name has: 'localhost' is two of them on most machines. */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  const found = await lookup(host, { all: true });
  const [first = host, ...others] = new Set(found.map(({ address }) => address));
  await app.listen({ port, host: first });
  const bound = (app.server.address() as AddressInfo).port; // it listens on a port
  for (const address of others) await listenBeside(app, { port: bound, host: address });
}

/** An address that cannot be had besides the first is none to stop for. */
async function listenBeside(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  const [serve] = app.server.listeners('request') as RequestListener[]; // the only one that the factory sets
  const server: Server = createServer({ keepAliveTimeout: app.server.keepAliveTimeout }, serve);
  server.requestTimeout = app.server.requestTimeout;
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    app.log.debug(error);
    return;
  }
  app.addHook('preClose', async () => {
    server.close();
    server.closeIdleConnections();
  });
}
