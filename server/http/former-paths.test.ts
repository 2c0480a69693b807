import { expect, test } from 'vitest';
import { calls, type Call } from '#contract/calls.ts';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';

const renamed = Object.entries<Call>(calls).flatMap(([key, { formerly }]) =>
  formerly ? [[formerly, key] as const] : [],
);

test('every former path is unused, and has the method and parameters of its renamed call', () => {
  expect(renamed.length).toBeGreaterThan(0);
  for (const [former, key] of renamed) {
    expect(Object.keys(calls)).not.toContain(former);
    expect(former.split(' ')[0]).toBe(key.split(' ')[0]);
    expect(former.match(/:\w+/g)).toEqual(key.match(/:\w+/g));
  }
});

test.for(renamed)('%s redirects to %s with status 308', async ([former, key]) => {
  const { app } = await testApp(sqlite);
  const [method = '', formerPath = ''] = former.split(' ');
  const at = (path: string) => `/api${path.replace(/:\w+/g, 'a%2Fb')}?limit=2&q=sand%20dunes`;
  const { statusCode, headers } = await app.inject({
    method: method as 'GET',
    url: at(formerPath),
    ...(method !== 'GET' && { payload: { position: 1 } }),
  });
  expect(statusCode).toBe(308);
  expect(headers.location).toBe(at(key.slice(key.indexOf(' ') + 1)));
  expect(headers['cache-control']).toBe('no-store');
});

test('a client that follows the redirect gets the usual response to its original body', async () => {
  const { app, send, login } = await testApp(sqlite);
  const token = await login('admin');
  const make = async (title: string) =>
    (await send('POST', '/portfolio', { token, body: { title, slug: title } })).body as { _id: string };
  await make('first');
  const second = await make('second');
  const headers = { authorization: `Bearer ${token}` };
  const payload = { place: 0 };
  const former = await app.inject({ method: 'PUT', url: `/api/portfolio/${second._id}/place`, headers, payload });
  const url = String(former.headers.location);
  const moved = await app.inject({ method: 'PUT', url, headers, payload });
  expect([moved.statusCode, moved.json().order]).toEqual([200, 0]);
});
