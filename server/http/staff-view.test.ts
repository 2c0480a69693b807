import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls, type Call } from '#contract/calls.ts';
import { contentFields } from '#server/history/content-fields.ts';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { kinds } from '../../tests/support/record-kinds.ts';

type Test = Awaited<ReturnType<typeof testApp>>;

const reads = Object.entries<Call>(calls).flatMap(([key, call]) =>
  key.startsWith('GET ') && !call.media ? [{ path: key.slice(4), call }] : [],
);

/** Flags that keep something from the public. */
const HIDES = /"(isVisible|isApproved|isPublished|publishedAt)"/;

/** What a call answers may be hidden from the public, in whole or in part. */
function mayHide({ path, call }: (typeof reads)[number]): boolean {
  return call.who === 'anyone' && !path.includes(':') && HIDES.test(JSON.stringify(z.toJSONSchema(call.reply, { unrepresentable: 'any' }))); // prettier-ignore
}

/** Everything that can be hidden is hidden once: an entry of each list of a section, and a record of each kind. */
async function hideSomething({ send }: Test, token: string): Promise<void> {
  for (const { path } of reads.filter(mayHide)) {
    const { body } = await send('GET', path, { token });
    if (typeof body.version !== 'number') continue; // a list of records
    const hidden = { token, body: hideFirst(contentFields(body)) };
    expect((await send('PUT', path, hidden)).status, path).toBe(200);
  }
  await send('POST', '/redirects', { token, body: { from: '/old', to: '/new' } });
  const hidden = { isVisible: false, isApproved: false, isPublished: false, status: 'draft' };
  for (const { path, made } of Object.values(kinds)) {
    const { body } = await send('POST', path, { token, body: { ...made } });
    const { _id, ...fields } = body.data ?? body;
    const flags = Object.entries(hidden).filter(([flag]) => flag in fields);
    await send('PUT', `${path}/${_id}`, { token, body: Object.fromEntries(flags) });
  }
}

/** The same, without the first entry of each list whose entries can be hidden. */
function hideFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => hideEntry(entry, index === 0));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hideFirst(part)]));
}

function hideEntry(entry: unknown, isFirst: boolean): unknown {
  const canHide = typeof entry === 'object' && entry !== null && 'isVisible' in entry;
  return canHide && isFirst ? { ...entry, isVisible: false } : hideFirst(entry);
}

/** The addresses of a call: with a name in it, those of the records that the list beside it has. */
async function addressesOf({ send }: Test, path: string, token: string): Promise<string[]> {
  if (path === '/templates/at') return [`${path}?place=/pricing`];
  if (path === '/redirects/at') return [`${path}?path=/old`];
  if (!path.includes(':')) return [path];
  const list = await send('GET', path.replace(/\/:\w+$/, ''), { token });
  const records = list.status === 200 ? [list.body.items ?? list.body].flat() : [];
  const name = path.endsWith(':slug') ? 'slug' : '_id';
  const ends = [records[0], records.at(-1)].filter(Boolean); // a draft, and what is public
  return ends.map((record) => path.replace(/:\w+$/, encodeURIComponent(record[name])));
}

test("staff and public responses never match each other's validators, whoever asks first", async () => {
  const app = await testApp(sqlite, { starter: true });
  const { send, login } = app;
  const token = await login('admin');
  await hideSomething(app, token);
  const different: string[] = [];
  for (const { path } of reads.filter(({ call }) => call.who === 'anyone')) {
    for (const address of await addressesOf(app, path, token)) {
      const context = `GET ${address}`;
      const shown = await send('GET', address);
      const staff = await send('GET', address, { token });
      expect(staff.status, context).toBe(200);
      expect(staff.headers, context).toMatchObject({ 'cache-control': 'no-store' });
      expect(staff.headers, context).not.toHaveProperty('etag');
      expect(staff.headers, context).not.toHaveProperty('cdn-cache-control');
      const version = staff.body.version === undefined ? undefined : String(staff.body.version);
      expect(staff.headers['x-record-version'], context).toBe(version);
      for (const known of [String(shown.headers.etag), `"${version}"`, '*']) {
        const again = await send('GET', address, { token, headers: { 'if-none-match': known } });
        expect(again, `${context} ${known}`).toMatchObject({ status: 200, body: staff.body });
      }
      if (shown.status !== 200) continue;
      expect(shown.headers['x-record-version'], context).toBe(version);
      expect((await send('GET', address, { headers: { 'if-none-match': `"${version}"` } })).status, context).toBe(200);
      const known = { 'if-none-match': String(shown.headers.etag) };
      expect((await send('GET', address, { headers: known })).status, context).toBe(304);
      if (JSON.stringify(shown.body) !== JSON.stringify(staff.body)) different.push(path);
    }
  }
  // Where staff have a call of their own, this one may answer everybody alike.
  const expected = reads.filter(mayHide).flatMap(({ path }) => (`GET ${path}/admin` in calls ? [] : [path]));
  expect(expected.length).toBeGreaterThan(4);
  expect(different).toEqual(expect.arrayContaining(expected));
});

test('no response to a logged-in request is stored or revalidated: reads, files, writes, errors', async () => {
  const { app, login } = await testApp(sqlite, { starter: true });
  const token = await login('admin');
  for (const key of Object.keys(calls)) {
    const [method = '', path = ''] = key.split(' ');
    if (path === '/users/logout') continue; // last
    const url = `/api${path.replace(':style', 'male').replace(/:\w+/g, 'none')}`;
    for (const authorization of [`Bearer ${token}`, 'Bearer broken']) {
      const headers = { authorization, 'if-none-match': '*' };
      const reply = await app.inject({ method: method as 'GET', url, headers });
      const context = `${key} ${reply.statusCode}`;
      expect(reply.statusCode, context).not.toBe(304);
      expect(reply.headers['cache-control'], context).toBe('no-store');
      expect(reply.headers, context).not.toHaveProperty('etag');
    }
  }
  const body = { email: 'admin1@example.com', password: 'correct horse battery' };
  const session = await app.inject({ method: 'POST', url: '/api/users/login', payload: body });
  expect([session.statusCode, session.headers['cache-control']]).toEqual([200, 'no-store']);
  const headers = { authorization: `Bearer ${token}` };
  const out = await app.inject({ method: 'POST', url: '/api/users/logout', headers });
  expect(out.headers).toMatchObject({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' });
});
