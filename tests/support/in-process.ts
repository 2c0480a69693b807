import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { GracefulServer } from '#server/http/graceful-server.ts';
import { openProduct } from '#server/product.ts';
import { readSettings } from '#server/settings.ts';
import { ADMIN, freePort } from './spawn-product.ts';

/**
 * A port that this worker keeps open and lends to one product after the other, so that the browser may keep its cache
 * of the origin. No other program can take the port between two products.
 */
interface Port {
  url: string;
  /** Receives the connections. Null between two products. */
  app: FastifyInstance | null;
  isLent: boolean;
}

const ports: Port[] = [];

export interface InProcess {
  url: string;
  close: () => Promise<void>;
}

/** Starts a product in this process, on an HTTP port of the worker. The caller must close it. */
export async function openInProcess(env: Record<string, string>): Promise<InProcess> {
  const port = await lendPort();
  const login = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const settings = readSettings({ LOG_LEVEL: 'silent', ...login, SITE_URL: port.url, ...env });
  // The tests block the event loop that they share with the product. That is no overload.
  const { app } = await openProduct({ settings, pages: 'built', isOverloaded: () => false });
  await app.ready();
  port.app = app;
  return {
    url: port.url,
    async close() {
      port.app = null;
      serverOf(app).closeAllConnections();
      await app.close();
      port.isLent = false;
    },
  };
}

async function lendPort(): Promise<Port> {
  const free = ports.find((port) => !port.isLent) ?? (await openPort());
  free.isLent = true;
  return free;
}

async function openPort(): Promise<Port> {
  const number = await freePort();
  const port: Port = { url: `http://localhost:${number}`, app: null, isLent: false };
  ports.push(port);
  // 'localhost' has two addresses on most machines.
  await listen(port, number, '127.0.0.1');
  await listen(port, number, '::1').catch(() => {});
  return port;
}

/** Passes on whole connections, so that the product's server treats them like connections to its own port. */
async function listen(port: Port, number: number, host: string): Promise<void> {
  const server: Server = createServer((socket) => {
    if (port.app) serverOf(port.app).emit('connection', socket);
    else socket.destroy();
  });
  server.unref();
  await once(server.listen(number, host), 'listening');
}

function serverOf(app: FastifyInstance): GracefulServer {
  if (!(app.server instanceof GracefulServer)) throw new Error('The server is one of `serverFactory`');
  return app.server;
}
