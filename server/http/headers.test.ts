import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { securityFaults } from '../../tests/support/security-faults.ts';
import { poll } from '../../tests/support/poll.ts';
import { NO_CONTENT_POLICY } from './headers.ts';

const PICTURE = `${'a'.repeat(32)}-4x4-000000.webp`;

test('every kind of response carries the security headers, including errors', async () => {
  const { app, storage } = await testApp(sqlite);
  await storage.write(PICTURE, Buffer.from('RIFF'));
  const { etag = '' } = (await app.inject('/api/hero')).headers;
  const uploadEtag = (await app.inject(`/uploads/${PICTURE}`)).headers.etag ?? '';
  const json = { 'content-type': 'application/json' };
  const answers: [status: number, asked: InjectOptions & { url: string }][] = [
    [200, { url: '/api/hero' }],
    [304, { url: '/api/hero', headers: { 'if-none-match': etag } }],
    [200, { method: 'HEAD', url: '/api/hero' }],
    [200, { url: `/uploads/${PICTURE}` }],
    [304, { url: `/uploads/${PICTURE}`, headers: { 'if-none-match': uploadEtag } }],
    [404, { url: '/uploads/none' }],
    [200, { url: '/api/avatars/male?seed=x' }],
    [200, { url: '/api/openapi.json' }],
    [200, { url: '/api/docs' }],
    [200, { url: '/healthz' }],
    [400, { url: '/api/%' }],
    [404, { url: '/%' }],
    [400, { method: 'POST', url: '/api/leads', headers: json, payload: '{' }],
    [401, { url: '/api/leads' }],
    [404, { url: '/api/nothing' }],
    [404, { url: '/nothing' }],
    [405, { method: 'DELETE', url: '/api/hero' }],
    [413, { method: 'POST', url: '/api/leads', headers: json, payload: `"${'x'.repeat(2 ** 20)}"` }],
    [415, { method: 'POST', url: '/api/leads', headers: { 'content-type': 'text/plain' }, payload: 'x' }],
  ];
  for (const [status, request] of answers) {
    const { statusCode, headers } = await app.inject(request);
    const what = `${request.method ?? 'GET'} ${request.url} ${status}`;
    expect(statusCode, what).toBe(status);
    const isDocument = !/^\/(uploads|api\/avatars)/.test(request.url);
    expect(securityFaults(headers, { isDocument }), what).toEqual([]);
    expect(headers, what).not.toHaveProperty('strict-transport-security');
  }
});

test('data carries the short policy, which allows nothing', async () => {
  const { app } = await testApp(sqlite);
  for (const url of ['/api/hero', '/page-state/x/']) {
    expect((await app.inject(url)).headers['content-security-policy'], url).toBe(NO_CONTENT_POLICY);
  }
});

test('HSTS is sent if the site URL is https', async () => {
  const { app } = await testApp(sqlite, { env: { SITE_URL: 'https://dune.example' } });
  for (const url of ['/api/hero', '/%']) {
    expect((await app.inject(url)).headers['strict-transport-security'], url).toBe('max-age=31536000');
  }
});

test('only the origins in CORS_ORIGINS may make cross-origin calls', async () => {
  const fromOrigin = (origin: string) => ({ url: '/api/hero', headers: { origin } });
  const closed = await testApp(sqlite);
  expect((await closed.app.inject(fromOrigin('https://a.example'))).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
  const { app } = await testApp(sqlite, { env: { CORS_ORIGINS: 'https://a.example' } });
  const allowed = await app.inject(fromOrigin('https://a.example'));
  expect(allowed.headers['access-control-allow-origin']).toBe('https://a.example');
  expect((await app.inject(fromOrigin('https://b.example'))).headers['access-control-allow-origin']).not.toBe(
    'https://b.example',
  );
  const method = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,if-match' };
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/hero',
    headers: { origin: 'https://a.example', ...method },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-methods']).toContain('PUT');
});

test('X-Forwarded-For is trusted only if TRUST_PROXY allows it', async () => {
  const statuses = async (env: Record<string, string>, forwarded = (n: number) => `10.0.0.${n}`) => {
    const { send } = await testApp(sqlite, { env });
    const answers: number[] = [];
    for (let n = 0; n < 31; n++) {
      const headers = { 'x-forwarded-for': forwarded(n) };
      const body = { email: 'a@b.co', message: 'hello' };
      answers.push((await send('POST', '/contact/messages', { body, headers })).status);
    }
    return answers;
  };
  expect(await statuses({ TRUST_PROXY: 'true' })).not.toContain(429);
  // Who holds one address of IPv6 holds the whole network.
  expect(await statuses({ TRUST_PROXY: 'true' }, (n) => `2001:db8:0:1::${n}`)).toContain(429);
  const proxy = (n: number) => `10.0.0.${n}, 203.0.113.9`;
  expect(await statuses({ TRUST_PROXY: 'true' }, proxy)).toContain(429);
  expect(await statuses({})).toContain(429);
});

test('the health check reports a live process; the readiness check reports what does not respond', async () => {
  const { app, database } = await testApp(sqlite);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', checks: { database: 'ok', storage: 'ok' } });
  await database.close();
  // What was found holds for a second.
  await poll(async () => (await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/readyz')).json().checks).toEqual({ database: 'failed', storage: 'ok' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('X-Robots-Tag keeps search engines from indexing API responses, and nothing else', async () => {
  const { app } = await testApp(sqlite);
  expect((await app.inject('/api/hero')).headers['x-robots-tag']).toBe('noindex');
  expect((await app.inject('/healthz')).headers['x-robots-tag']).toBeUndefined();
});
