import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from './serve.ts';

async function serving(text: () => Promise<string>) {
  const server = await serveMetrics({ text, type: 'text/plain' }, { port: 0, host: '127.0.0.1', stopSeconds: 1 });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  return (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port, path: '/metrics', headers: { host } }, (reply) => resolve(reply.resume().statusCode))
        .once('error', reject)
        .end();
    });
}

test('a failing metric collector answers 500 and does not end the process', async () => {
  let isBroken = true;
  const ask = await serving(async () => {
    if (isBroken) throw new Error('The collector failed');
    return 'up 1';
  });
  expect(await ask('127.0.0.1')).toBe(500);
  isBroken = false;
  expect(await ask('127.0.0.1')).toBe(200);
});

test('the metrics server accepts only local names and IP addresses as Host, so other sites cannot read it', async () => {
  const ask = await serving(async () => 'up 1');
  for (const own of ['localhost:9464', '127.0.0.1', '[::1]:9464', '10.0.0.7:9464'])
    expect(await ask(own), own).toBe(200);
  for (const foreign of ['evil.example', 'localhost.evil.example:9464']) expect(await ask(foreign), foreign).toBe(421);
});
