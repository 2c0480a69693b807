import { describe, expect, test } from 'vitest';
import { calls, type Access, type Call, type CallKey } from '#contract/calls.ts';
import type { Role } from '#contract/constants.ts';
import { rememberFile } from '#server/media/file-store.ts';
import { rememberPicture } from '#server/media/picture-store.ts';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { kinds } from '../../tests/support/record-kinds.ts';

const all = Object.entries<Call>(calls).map(([key, call]) => {
  const [method = '', path = ''] = key.split(' ');
  return {
    key: key as CallKey,
    method: method as 'GET',
    path: path.replace(':style', 'male').replace(/:\w+/g, 'none'),
    call,
  };
});

describe('every call of the contract', () => {
  test('is served, and an unknown call is rejected', async () => {
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

  /** What each of them gets of a call: a refusal's status and words, or that it was let in. */
  async function accessTable() {
    const { database, send, login } = await testApp(sqlite);
    const users = database.db.updateTable('users');
    const deactivated = async (role: Role) => {
      const token = await login(role);
      const { body } = await send('GET', '/users/me', { token });
      // Only the account: its session must not be enough, even where it was not ended.
      await users.set({ is_active: 0 }).where('id', '=', body._id).execute();
      return () => token;
    };
    const loggedIn = async (role: Role) => {
      let token = await login(role);
      return async () => {
        if ((await send('GET', '/users/me', { token })).status === 401) token = await login(role); // it logged out
        return token;
      };
    };
    const callers = {
      nobody: () => undefined,
      'a broken token': () => 'broken',
      'a deactivated editor': await deactivated('editor'),
      'a deactivated admin': await deactivated('admin'),
      'a user': await loggedIn('user'),
      'an editor': await loggedIn('editor'),
      'an admin': await loggedIn('admin'),
    };
    const ask = async (caller: keyof typeof callers, { method, path }: (typeof all)[number]) => {
      const token = await callers[caller]();
      const { status, body } = await send(method, path, token === undefined ? {} : { token });
      return [401, 403].includes(status) ? `${status} ${body.message}` : 'let in';
    };
    return { callers: Object.keys(callers) as (keyof typeof callers)[], ask };
  }

  const LOG_IN = '401 Please log in.';
  const NO_PANEL = '403 Only admins can access this panel.';
  const NOT_YOURS = '403 Your account is not allowed to do this.';
  /** By who may use a call: what those get who may not. */
  const refusals: Record<Access, Record<string, string>> = {
    anyone: {},
    member: { nobody: LOG_IN },
    staff: { nobody: LOG_IN, 'a user': NO_PANEL },
    admin: { nobody: LOG_IN, 'a user': NO_PANEL, 'an editor': NOT_YOURS },
  };
  const ended = ['a broken token', 'a deactivated editor', 'a deactivated admin'];

  test('lets its permitted callers in, and refuses all others before it reads anything', async () => {
    const { callers, ask } = await accessTable();
    for (const entry of all) {
      const outcomes = Object.fromEntries(await Promise.all(callers.map(async (one) => [one, await ask(one, entry)])));
      const expected = callers.map((one) => {
        const isEnded = ended.includes(one) && !entry.call.ignoresLogin;
        return [one, isEnded ? LOG_IN : (refusals[entry.call.who][one] ?? 'let in')];
      });
      expect(outcomes, entry.key).toEqual(Object.fromEntries(expected));
    }
  });

  test('has the access level that SPEC.md and DECISIONS.md state', () => {
    const open = (who: Access) => all.filter(({ call }) => call.who === who).map(({ key }) => key);
    expect(open('admin').toSorted()).toEqual([
      'DELETE /backups/:id',
      'DELETE /import',
      'DELETE /starter-content',
      'DELETE /static-export',
      'DELETE /trash/:kind/:id',
      'DELETE /users/:id',
      'DELETE /users/:id/second-factor',
      'DELETE /webhooks/:id',
      'GET /backups',
      'GET /backups/:id/file',
      'GET /import',
      'GET /import/lines',
      'GET /login-rules',
      'GET /mail-doctor',
      'GET /settings/canary',
      'GET /settings/mail',
      'GET /settings/mailbox',
      'GET /static-export',
      'GET /static-export/file',
      'GET /users',
      'GET /webhooks',
      'GET /webhooks/:id/secret',
      'POST /backups',
      'POST /backups/:id/restore',
      'POST /backups/chunks/:id',
      'POST /canary/runs',
      'POST /import/chunks/:id',
      'POST /import/run',
      'POST /import/stop',
      'POST /personal-data/erase',
      'POST /personal-data/export',
      'POST /personal-data/search',
      'POST /push-keys',
      'POST /settings/mail/test',
      'POST /starter-content/restore',
      'POST /static-export',
      'POST /users',
      'POST /users/:id/sessions/end',
      'POST /webhooks',
      'POST /webhooks/:id/secret',
      'POST /webhooks/:id/test',
      'PUT /login-rules',
      'PUT /settings/canary',
      'PUT /settings/enquiries',
      'PUT /settings/mail',
      'PUT /settings/mailbox',
      'PUT /settings/publishing',
      'PUT /settings/region',
      'PUT /settings/replies',
      'PUT /settings/retention',
      'PUT /settings/reviews',
      'PUT /users/:id',
      'PUT /webhooks/:id',
    ]);
    expect(open('member').toSorted()).toEqual([
      'DELETE /users/me/sessions/:id',
      'GET /users/me',
      'GET /users/me/second-factor',
      'GET /users/me/sessions',
      'POST /users/logout',
      'POST /users/me/confirm',
      'POST /users/me/second-factor',
      'POST /users/me/second-factor/codes',
      'POST /users/me/second-factor/off',
      'POST /users/me/sessions/end',
      'PUT /users/me',
      'PUT /users/me/second-factor',
    ]);
    expect(all.filter(({ call }) => call.beforeNewPassword).map(({ key }) => key)).toEqual([
      'POST /users/logout',
      'PUT /users/me',
      'POST /users/me/confirm',
    ]);
    expect(all.filter(({ call }) => call.beforeSecondFactor).map(({ key }) => key)).toEqual([
      'POST /users/logout',
      'POST /users/me/confirm',
      'GET /users/me/second-factor',
      'POST /users/me/second-factor',
      'PUT /users/me/second-factor',
    ]);
    const writes = open('anyone').filter((key) => !key.startsWith('GET '));
    expect(writes.toSorted()).toEqual([
      'POST /contact/messages',
      'POST /leads',
      'POST /password-reset',
      'POST /review-invitations/open',
      'POST /review-invitations/use',
      'POST /reviews',
      'POST /users/login',
      'PUT /password-reset',
    ]);
    const reads = open('anyone').filter((key) => key.startsWith('GET '));
    expect(reads.toSorted()).toEqual([
      'GET /about',
      'GET /appearance',
      'GET /avatars/:style',
      'GET /blog',
      'GET /blog/:slug',
      'GET /contact/section',
      'GET /faq',
      'GET /footer',
      'GET /hero',
      'GET /menus',
      'GET /openapi.json',
      'GET /page-texts',
      'GET /pages',
      'GET /pages/:slug',
      'GET /password-reset',
      'GET /portfolio',
      'GET /portfolio/:slug',
      'GET /pricing',
      'GET /redirects/at',
      'GET /retention',
      'GET /reviews',
      'GET /reviews/summary',
      'GET /service-section',
      'GET /services',
      'GET /services/:slug',
      'GET /site',
      'GET /templates',
      'GET /templates/at',
      'GET /testimonials',
      'GET /work',
      'GET /workflow',
    ]);
    expect(all.filter(({ call }) => call.ignoresLogin).map(({ key }) => key)).toEqual([
      'POST /users/login',
      'GET /password-reset',
      'POST /password-reset',
      'PUT /password-reset',
    ]);
  });

  test('that checks the version refuses any version but the current one with 412', async () => {
    const { send, login, database } = await testApp(sqlite, { env: { WEBHOOK_INTERNAL: 'true' } });
    const token = await login('admin');
    const account = { name: 'Meera', email: 'meera@dune.example', role: 'editor', password: 'meera begins here' };
    const changes: Record<string, { made: object; change: object }> = {
      '/contact/messages': {
        made: { email: 'a@b.co', subject: 'A shop', message: 'Hello there' },
        change: { status: 'read' },
      },
      '/leads': { made: { email: 'sana@dune.example', name: 'Sana', consent: true }, change: { status: 'won' } },
      '/enquiries': { made: {}, change: { nextStep: 'Call' } },
      '/redirects': { made: { from: '/old', to: '/blog' }, change: { to: '/about' } },
      '/webhooks': {
        made: { address: 'http://127.0.0.1/hook', events: ['lead.received'] },
        change: { description: 'Ours' },
      },
      '/users': { made: account, change: { name: 'Ila' } },
      '/change-sets': { made: { name: 'Autumn' }, change: { name: 'Winter' } },
    };
    const hero = { titleLine1: 'Fast sites', titleLine2: 'that load' };
    const stagedBodies: Record<string, object> = {
      '/staged/:kind/:id': { values: hero, base: 0 },
      '/staged/:kind/:id/schedule': { publishAt: '' },
      '/pictures/:name': { alt: 'A dune' },
      '/files/:name': { licence: 'Ours' },
      '/undescribed-pictures/:kind/:id': { field: 'rightImageAlt', imageUrl: '/uploads/a.webp' },
    };
    const picture = '0123456789abcdef0123456789abcdef-60x40.webp';
    await rememberPicture(database.db, { name: picture, fileName: 'dune.png', bytes: 2048 });
    const pdf = '0123456789abcdef0123456789abcdef.pdf';
    await rememberFile(database.db, { name: pdf, fileName: 'prices.pdf', parts: [], bytes: 2048 });
    await send('PUT', '/staged/sections/hero', { token, body: { values: hero, base: 0 } });
    const lists: Record<string, string> = { '/enquiries': '/enquiries' };
    for (const { path, list, made, change } of Object.values(kinds)) {
      changes[path] = { made, change };
      lists[path] = list;
    }
    const ids: Record<string, string> = {};
    for (const [path, { made }] of Object.entries(changes)) {
      await send('POST', path, { token, body: made });
      const { body } = await send('GET', lists[path] ?? path, { token });
      ids[path] = (body.items ?? body).at(-1)._id;
    }
    const history = `/history/blog/${ids['/blog']}/1/restore`;
    for (const { key, call } of all) {
      if (!call.checksVersion) continue;
      const [method = '', path = ''] = key.split(' ');
      const collection = path.replace('/:id', '');
      const staged = path.replace(':kind/:id', 'sections/hero');
      const target = path.includes('restore')
        ? history
        : staged.replace(':id', ids[collection] ?? '').replace(':name', path.startsWith('/files') ? pdf : picture);
      const saved = async () => (path === '/users/me' ? { name: 'Ila' } : (await send('GET', path, { token })).body);
      const body =
        method === 'PUT' ? (changes[collection]?.change ?? stagedBodies[path] ?? (await saved())) : undefined;
      const headers = { 'if-match': '"999"' };
      expect((await send(method as 'GET', target, { token, headers, ...(body && { body }) })).status, key).toBe(412);
    }
  });

  test('is described in the OpenAPI document', async () => {
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
    ['deeply nested', '['.repeat(30_000) + ']'.repeat(30_000), 400],
  ];
  test.each(bodies)('a body that is %s gets a clear error response', async (_name, payload, status) => {
    const { app } = await testApp(sqlite);
    const headers = { 'content-type': 'application/json' };
    const reply = await app.inject({ method: 'POST', url: '/api/contact/messages', headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toMatch(/\w/);
    expect(reply.body).not.toMatch(/\bat .*\.ts:|node_modules/);
  });

  test('a body of another content type is rejected', async () => {
    const { app } = await testApp(sqlite);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const headers = { 'content-type': type };
      const reply = await app.inject({ method: 'POST', url: '/api/contact/messages', headers, payload: 'email=a' });
      expect(reply.statusCode, type).toBe(415);
    }
  });

  test('a malformed URL gets a clear error response', async () => {
    const { app } = await testApp(sqlite);
    const reply = await app.inject({ method: 'GET', url: '/api/blog/%E0%A4%A' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('malformed-body');
  });
});

test('public calls accept bodies of up to 64 KiB, which fits the longest form', async () => {
  const { send } = await testApp(sqlite);
  const open = all.filter(({ key, call }) => call.who === 'anyone' && !key.startsWith('GET '));
  expect(open.map(({ key }) => key)).toContain('POST /leads');
  for (const { key, method, path } of open) {
    expect((await send(method, path, { body: { name: 'x'.repeat(64 * 1024) } })).status, key).toBe(413);
  }
  const body = { name: 'Asha', email: 'a@b.co', message: '語'.repeat(5000), consent: true };
  expect((await send('POST', '/leads', { body })).status).toBe(201);
});
