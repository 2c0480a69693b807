import { once } from 'node:events';
import { promisify } from 'node:util';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noNotices } from '#server/db/notices.ts';
import { openContentVersion } from './content-version.ts';
import { listen, serverFactory } from './listen.ts';
import { openPublicCache } from './public-cache.ts';

const ADDRESSES = ['127.0.0.1', '127.0.0.2'];
/** More than the system takes off the server's hands for a client that does not read. */
const LARGE = 64 * 1024 * 1024;

vi.mock('node:dns/promises', () => ({ lookup: async () => ADDRESSES.map((address) => ({ address, family: 4 })) }));

/** A server on two addresses. */
async function serving(stopSeconds: number) {
  const cache = openPublicCache(openContentVersion({ nextScheduledChange: async () => Infinity, notices: noNotices }));
  const app = Fastify({ serverFactory: serverFactory(cache, stopSeconds) });
  onTestFinished(() => app.close());
  app.get('/small', async () => 'small');
  app.get('/large', async () => Buffer.alloc(LARGE));
  app.post('/body', async () => 'taken');
  const held = Promise.withResolvers<string>();
  app.get('/held', () => held.promise);
  await listen(app, { port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  return { app, port, release: () => held.resolve('made at last') };
}

/** Connects and sends `text` as it stands. */
async function sending(text: string, { port, host }: { port: number; host?: string }): Promise<Socket> {
  const socket = connect(port, host ?? '127.0.0.1');
  socket.on('error', () => undefined); // ended by the server, as it should be
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
async function closed(sockets: Socket[]): Promise<void> {
  for (const socket of sockets) if (!socket.resume().closed) await once(socket, 'close');
}

/** Connections on which no request is in progress, once the server knows of them all. */
async function idleOn({ app, port }: { app: FastifyInstance; port: number }, host: string): Promise<Socket[]> {
  const served = await sending(requestFor('/small'), { port, host });
  await once(served, 'data');
  const silent = await sending('', { port, host });
  const half = await sending('GET /small HTTP/1.1\r\nhost: loc', { port, host });
  const last = await fetch(`http://${host}:${port}/small`); // was accepted after them
  expect([last.status, app.server.listening]).toEqual([200, true]);
  return [served, silent, half];
}

test('a shutdown closes connections without a request at once, on every address', async () => {
  const { app, port } = await serving(3600);
  const idle = (await Promise.all(ADDRESSES.map((host) => idleOn({ app, port }, host)))).flat();
  await app.close();
  await closed(idle);
});

test('a shutdown waits for a slowly read response, then closes its connection', async () => {
  const { app, port } = await serving(3600);
  const slow = await sending(requestFor('/large'), { port });
  await once(slow, 'readable');
  const stopped = app.close();
  let bytes = 0;
  for await (const part of slow) bytes += (part as Buffer).length;
  expect(bytes).toBeGreaterThan(LARGE);
  await stopped;
});

test('after its deadline, a shutdown ends requests that are still in progress', async () => {
  const { app, port } = await serving(1);
  const upload = await sending('POST /body HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nhalf', { port }); // prettier-ignore
  const neverRead = await sending(requestFor('/large'), { port, host: '127.0.0.2' });
  await once(neverRead, 'readable');
  await app.close();
  await closed([upload, neverRead]);
});

test('a client that does not read its response is cut off; one that still waits for its response is not', async () => {
  const { app, port, release } = await serving(30);
  app.server.timeout = 50; // of connections from now on
  const waiting = await sending(requestFor('/held'), { port });
  const stalled = await sending(requestFor('/large'), { port });
  stalled.pause();
  await expect.poll(() => promisify(app.server.getConnections.bind(app.server))()).toBe(1);
  await once(app.server, 'timeout');
  release();
  const [answer] = (await once(waiting, 'data')) as [Buffer];
  expect(String(answer)).toContain('made at last');
});
