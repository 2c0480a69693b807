import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { poll } from '../../tests/support/poll.ts';

test('every answer carries the security headers, also a failed one', async () => {
  const { app } = await testApp(sqlite);
  for (const url of ['/api/hero', '/api/nothing', '/nothing', '/uploads/none', '/healthz']) {
    const { headers } = await app.inject(url);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

test('HSTS goes with https', async () => {
  const { app } = await testApp(sqlite, { env: { SITE_URL: 'https://dune.example' } });
  expect((await app.inject('/api/hero')).headers['strict-transport-security']).toBe('max-age=31536000');
});

test('only the origins of CORS_ORIGINS may call from elsewhere', async () => {
  const asked = (origin: string) => ({ url: '/api/hero', headers: { origin } });
  const closed = await testApp(sqlite);
  expect((await closed.app.inject(asked('https://a.example'))).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
  const { app } = await testApp(sqlite, { env: { CORS_ORIGINS: 'https://a.example' } });
  const allowed = await app.inject(asked('https://a.example'));
  expect(allowed.headers['access-control-allow-origin']).toBe('https://a.example');
  expect((await app.inject(asked('https://b.example'))).headers['access-control-allow-origin']).not.toBe(
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

test('X-Forwarded-For is believed only where TRUST_PROXY says so', async () => {
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
  const proxy = (n: number) => `10.0.0.${n}, 203.0.113.9`;
  expect(await statuses({ TRUST_PROXY: 'true' }, proxy)).toContain(429);
  expect(await statuses({})).toContain(429);
});

test('health tells that the process lives, readiness what does not answer', async () => {
  const { app, database } = await testApp(sqlite);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', checks: { database: 'ok', storage: 'ok' } });
  await database.close();
  // What was found holds for a second.
  await poll(async () => (await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/readyz')).json().checks).toEqual({ database: 'failed', storage: 'ok' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('search engines are told to leave the calls alone, and nothing else', async () => {
  const { app } = await testApp(sqlite);
  expect((await app.inject('/api/hero')).headers['x-robots-tag']).toBe('noindex');
  expect((await app.inject('/healthz')).headers['x-robots-tag']).toBeUndefined();
});
