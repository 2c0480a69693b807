import { describe, expect, test } from 'vitest';
import { calls, type Call, type CallKey } from '#contract/calls.ts';
import type { Role } from '#contract/constants.ts';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';

const all = Object.entries<Call>(calls).map(([key, call]) => {
  const [method = '', path = ''] = key.split(' ');
  return {
    key: key as CallKey,
    method: method as 'GET',
    path: path.replace(':style', 'male').replace(/:\w+/g, 'none'),
    call,
  };
});

/** Not sent with a login that is still needed, or that must be right besides. */
const ENDS_LOGIN = ['POST /users/logout', 'POST /users/login'];

describe('every call of the contract', () => {
  test('is served, and no other', async () => {
    const { send } = await testApp(sqlite);
    for (const { method, path } of all) {
      const { body, status } = await send(method, path);
      expect(body.message, `${method} ${path}`).not.toBe('There is no such call.');
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
    expect((await send('GET', '/nothing')).status).toBe(404);
    expect((await send('PATCH', '/hero')).status).toBe(405);
    expect((await send('PATCH', '/hero')).headers.allow).toBe('GET, PUT');
  });

  test('refuses nobody, a broken token and an account without the right, before it reads anything', async () => {
    const { send, login } = await testApp(sqlite);
    const user = await login('user');
    const editor = await login('editor');
    for (const { method, path, call } of all.filter((entry) => entry.call.who !== 'anyone')) {
      const name = `${method} ${path}`;
      expect((await send(method, path)).status, name).toBe(401);
      expect((await send(method, path, { token: 'broken' })).status, name).toBe(401);
      if (call.who === 'member') continue;
      const refused = await send(method, path, { token: user });
      expect(refused.status, name).toBe(403);
      expect(refused.body.message).toBe('Only admins can access this panel.');
      if (call.who === 'admin') expect((await send(method, path, { token: editor })).status, name).toBe(403);
    }
  });

  test('lets in an admin everywhere, and others as far as their right goes', async () => {
    const { send, login } = await testApp(sqlite);
    const rights: [Role, Call['who'][]][] = [
      ['admin', ['anyone', 'member', 'staff', 'admin']],
      ['editor', ['anyone', 'member', 'staff']],
      ['user', ['anyone', 'member']],
    ];
    for (const [role, open] of rights) {
      const token = await login(role);
      const mine = all.filter(({ key, call }) => open.includes(call.who) && !ENDS_LOGIN.includes(key));
      expect(mine.length).toBeGreaterThan(20);
      for (const { method, path } of mine) {
        const { status } = await send(method, path, { token });
        expect([401, 403], `${role}: ${method} ${path}`).not.toContain(status);
      }
    }
  });

  test('refuses an account that has been deactivated, whatever its role', async () => {
    const { send, login } = await testApp(sqlite);
    const admin = await login('admin');
    for (const role of ['admin', 'editor'] as const) {
      const token = await login(role);
      const { _id } = (await send('GET', '/users/me', { token })).body;
      expect((await send('PUT', `/users/${_id}`, { token: admin, body: { isActive: false } })).status).toBe(200);
      for (const { method, path } of all.filter(({ call }) => call.who !== 'anyone')) {
        expect((await send(method, path, { token })).status, `${method} ${path}`).toBe(401);
      }
    }
  });

  test('is described for machines', async () => {
    const { send } = await testApp(sqlite);
    const { body } = await send('GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(Object.keys(calls).toSorted());
    const put = body.paths['/hero'].put.requestBody.content['application/json'].schema;
    expect(put.properties.bgOverlayOpacity).toMatchObject({ type: 'number', minimum: 0, maximum: 1, default: 0.6 });
  });
});

describe('bad input', () => {
  const bodies: [string, string, number][] = [
    ['empty', '', 400],
    ['cut off', '{"email":', 400],
    ['not an object', '[1,2,3]', 400],
    ['null', 'null', 400],
    ['a number', '7', 400],
    ['a prototype', '{"__proto__":{"admin":true},"email":"a@b.co","message":"hello"}', 400],
    ['huge', JSON.stringify({ email: 'a@b.co', message: 'x'.repeat(1_100_000) }), 413],
    ['deeply nested', '['.repeat(50_000) + ']'.repeat(50_000), 400],
    ['with a NUL character', JSON.stringify({ email: 'a@b.co', message: 'hel\u0000lo' }), 400],
  ];
  test.each(bodies)('a body that is %s gets a clear answer', async (_name, payload, status) => {
    const { app } = await testApp(sqlite);
    const headers = { 'content-type': 'application/json' };
    const reply = await app.inject({ method: 'POST', url: '/api/contact/messages', headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toMatch(/\w/);
    expect(reply.body).not.toMatch(/\bat .*\.ts:|node_modules/);
  });

  test('a body of another type is not taken', async () => {
    const { app } = await testApp(sqlite);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const headers = { 'content-type': type };
      const reply = await app.inject({ method: 'POST', url: '/api/contact/messages', headers, payload: 'email=a' });
      expect(reply.statusCode, type).toBe(415);
    }
  });

  test('a malformed address gets a clear answer', async () => {
    const { app } = await testApp(sqlite);
    const reply = await app.inject({ method: 'GET', url: '/api/blog/%E0%A4%A' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('malformed-body');
  });
});
