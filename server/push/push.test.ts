import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import { openSecretBox } from '#server/secret-box.ts';
import { makeVapidKeys, openVapidKeys } from './vapid-keys.ts';

const lead = { name: 'Ravi', email: 'ravi@example.com', message: 'A shop', consent: true };
const LIST = '/users/me/push-subscriptions';

interface Notification {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service that answers as the test says, and keeps what it gets. */
async function pushService() {
  const received: Notification[] = [];
  const answer = { status: 201 };
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      received.push({ headers: incoming.headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status, { location: '/elsewhere' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  });
  return { received, answer, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A browser with the keys of its subscription. */
function browser(address: string, path = '/device-1') {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const body = { endpoint: address + path, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { body, read: ({ body: sealed }: Notification) => decrypt(sealed, keys, auth) };
}

/** Decrypts a notification as a browser does: RFC 8188 and RFC 8291. */
function decrypt(sealed: Buffer, keys: ECDH, auth: Buffer) {
  const [salt, idLength] = [sealed.subarray(0, 16), sealed.readUInt8(20)];
  const sender = sealed.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const part = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
  const content = sealed.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** What the header says about us, if the signature matches the key. */
function readVapid({ headers }: Notification) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { key, isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/** An editor on a site whose push services may be on this machine. */
async function editorOn(kind: TestDatabase, parts = { allowsInternalPush: true }) {
  const product = await testApp(kind, { parts });
  const { send, login, app } = product;
  const token = await login('editor');
  return {
    ...product,
    token,
    run: () => app.outbox.run(),
    subscribe: (body: object, as = token) => send('POST', LIST, { token: as, body }),
    own: async (as = token) => (await send('GET', '/users/me/notifications', { token: as })).body,
    deliveries: async () => (await send('GET', '/deliveries?channel=push', { token })).body,
    sendLead: () => send('POST', '/leads', { body: lead }),
  };
}

describe.each(databases)('push notifications on $kind', (kind) => {
  test('reach a device encrypted and signed, and say no more than what arrived', async () => {
    const { received, address } = await pushService();
    const { subscribe, sendLead, run, deliveries, own } = await editorOn(kind);
    const phone = browser(address);
    expect(await subscribe(phone.body)).toMatchObject({ status: 201, body: { isOfSession: true, failures: 0 } });
    await sendLead();
    await run();
    const [notification] = received as [Notification];
    const [{ recordId }] = await deliveries();
    expect(phone.read(notification)).toEqual({
      ...{ title: 'A new lead', body: 'Open it in the panel.', path: `/enquiries?enquiry=${recordId}`, tag: 'lead' },
    });
    expect(notification.body.toString('latin1')).not.toContain('lead');
    expect(notification.headers).toMatchObject({ ttl: '86400', topic: 'lead', 'content-encoding': 'aes128gcm' });
    const { publicKey, subscriptions } = await own();
    const vapid = readVapid(notification);
    expect(vapid).toMatchObject({ key: publicKey, isSigned: true, claims: { aud: address } });
    expect(subscriptions).toMatchObject([{ lastOkAt: expect.stringMatching(/Z$/), failures: 0 }]);
    expect(await deliveries()).toMatchObject([
      { state: 'accepted', to: 'editor', title: 'A new lead', lastAnswer: 'The push service answered 201.' },
    ]);
  });

  test('tell each person only what they chose, with names only if they want them', async () => {
    const { received, address } = await pushService();
    const { subscribe, sendLead, send, run, token, login, own } = await editorOn(kind);
    const other = await login('admin');
    const [phone, laptop] = [browser(address), browser(address, '/device-2')];
    await subscribe(phone.body);
    await subscribe(laptop.body, other);
    expect(await own()).toMatchObject({ kinds: ['message', 'lead', 'review', 'reply'], showsNames: false });
    const choose = (as: string, body: object) => send('PUT', '/users/me/notifications', { token: as, body });
    expect((await choose(token, { kinds: ['review', 'message'], showsNames: false })).body).toMatchObject({
      kinds: ['message', 'review'],
    });
    await choose(other, { kinds: ['lead'], showsNames: true });
    expect((await choose(other, { kinds: ['gossip'], showsNames: true })).status).toBe(400);
    await sendLead();
    await run();
    expect(received.map(laptop.read)).toMatchObject([{ title: 'A new lead from Ravi' }]);
  });

  test("tell of a visitor's answer, with the enquiry, to those who chose it, while it waits", async () => {
    const { received, address } = await pushService();
    const { subscribe, sendLead, send, run, token, login, database, deliveries } = await editorOn(kind);
    const other = await login('admin');
    const [phone, laptop] = [browser(address), browser(address, '/device-2')];
    await subscribe(phone.body);
    await subscribe(laptop.body, other);
    const choose = (as: string, kinds: string[]) =>
      send('PUT', '/users/me/notifications', { token: as, body: { kinds, showsNames: true } });
    await choose(token, ['reply']);
    await choose(other, ['message', 'review']);
    const { body: enquiry } = await sendLead();
    const answer = async (waiting_since: string | null) => {
      await database.transaction(async (trx) => {
        await trx.updateTable('enquiries').set({ waiting_since }).where('id', '=', enquiry._id).execute();
        const data = { name: 'Ravi', email: 'ravi@example.com' };
        await publishEvent(trx, { type: 'reply.received', recordId: enquiry._id, data });
      });
      await run();
    };
    await answer(new Date().toISOString());
    expect(received.map(phone.read)).toEqual([
      {
        ...{ title: 'Ravi answered', body: 'Open it in the panel.', tag: 'reply' },
        path: `/enquiries?enquiry=${enquiry._id}`,
      },
    ]);
    expect((await send('GET', '/dashboard/todo', { token })).body.replies.count).toBe(1);
    expect(await deliveries()).toMatchObject([{ title: 'A visitor answered', recordKind: 'leads' }]);
    await answer(null); // staff answered while the next notification waited for the pause
    await database.db.updateTable('deliveries').set({ next_attempt_at: new Date().toISOString() }).execute();
    await run();
    expect(received).toHaveLength(1);
  });

  test('of a flood are few: the next one comes after a pause and counts all that wait', async () => {
    const { received, address } = await pushService();
    const { subscribe, sendLead, run, database } = await editorOn(kind);
    const phone = browser(address);
    await subscribe(phone.body);
    for (let sent = 0; sent < 3; sent++) {
      await sendLead();
      await run();
    }
    expect(received).toHaveLength(1);
    const due = { next_attempt_at: new Date().toISOString() };
    await database.db.updateTable('deliveries').set(due).where('state', '=', 'queued').execute();
    await run();
    expect(received.map(phone.read)).toMatchObject([
      { body: 'Open it in the panel.' },
      { body: '3 leads are new.', path: '/enquiries?kind=leads' },
    ]);
  });

  test('wait while the push service is away, and end when it says that the device is gone', async () => {
    const { received, answer, address } = await pushService();
    const { subscribe, sendLead, run, deliveries, send, own, token } = await editorOn(kind);
    await subscribe(browser(address).body);
    answer.status = 503;
    await sendLead();
    await run();
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({ state: 'queued', lastAnswer: 'The push service answered 503.' });
    expect((await own()).subscriptions).toMatchObject([{ failures: 1 }]);
    answer.status = 302;
    await send('POST', `/deliveries/${waiting._id}/retry`, { token });
    await run();
    expect(await deliveries()).toMatchObject([{ state: 'failed', lastAnswer: 'The push service answered 302.' }]);
    answer.status = 410;
    const [{ _id }] = (await own()).subscriptions;
    expect((await send('POST', `${LIST}/${_id}/test`, { token })).status).toBe(200);
    await run();
    expect((await own()).subscriptions).toEqual([]);
    expect(received).toHaveLength(3);
  });

  test('end with the login of the device, and with the account', async () => {
    const { received, address } = await pushService();
    const { subscribe, sendLead, run, send, token, login, database, own } = await editorOn(kind);
    const devices = async () =>
      (await database.db.selectFrom('push_subscriptions').select('endpoint').execute()).length;
    await subscribe(browser(address).body);
    await send('POST', '/users/logout', { token });
    expect(await devices()).toBe(0);
    const admin = await login('admin');
    const editor = await login('editor');
    await subscribe(browser(address).body, editor);
    const user = (await send('GET', '/users/me', { token: editor })).body;
    await sendLead();
    await run();
    await sendLead(); // waits for the pause
    await database.db.updateTable('users').set({ is_active: 0 }).where('id', '=', user._id).execute();
    await database.db.updateTable('deliveries').set({ next_attempt_at: new Date().toISOString() }).execute();
    await sendLead();
    await run();
    await database.db.updateTable('users').set({ is_active: 1, role: 'user' }).where('id', '=', user._id).execute();
    await sendLead();
    await run();
    expect(received).toHaveLength(1);
    await database.db.updateTable('users').set({ role: 'editor' }).where('id', '=', user._id).execute();
    await database.db.updateTable('sessions').set({ last_used_at: '2026-01-01T00:00:00.000Z' }).execute();
    expect(await devices()).toBe(1); // the login has expired, the device still gets notifications
    await database.db.updateTable('sessions').set({ last_used_at: new Date().toISOString() }).execute();
    await send('PUT', `/users/${user._id}`, { token: admin, body: { isActive: false } });
    expect(await devices()).toBe(0);
    expect((await own(admin)).subscriptions).toEqual([]);
  });

  test('belong to one person: nobody else removes, tests or sees a device, and a browser has one owner', async () => {
    const { address } = await pushService();
    const { subscribe, send, token, login, own } = await editorOn(kind);
    const other = await login('admin');
    const phone = browser(address);
    const { _id } = (await subscribe(phone.body)).body;
    for (const [method, path] of [
      ['DELETE', `${LIST}/${_id}`],
      ['PUT', `${LIST}/${_id}`],
      ['POST', `${LIST}/${_id}/test`],
    ] as const) {
      expect((await send(method, path, { token: other })).status, path).toBe(404);
      expect((await send(method, path)).status, path).toBe(401);
    }
    expect((await own(other)).subscriptions).toEqual([]);
    expect((await send('POST', LIST, { body: phone.body })).status).toBe(401);
    expect((await subscribe(phone.body, await login('user'))).status).toBe(403);
    await subscribe(phone.body, other);
    expect((await own()).subscriptions).toEqual([]);
    const [{ _id: moved }] = (await own(other)).subscriptions;
    expect((await send('DELETE', `${LIST}/${moved}`, { token: other })).status).toBe(200);
    for (let count = 0; count < 10; count++) await subscribe(browser(address, `/${count}`).body);
    expect((await subscribe(phone.body)).body.message).toBe('At most 10 devices. Remove one that you no longer use.');
    expect((await own(token)).subscriptions).toHaveLength(10);
  });

  test('have keys that processes agree on, and that only an admin replaces', async () => {
    const { address } = await pushService();
    const { database, dataDir, subscribe, own, send, token, login } = await editorOn(kind);
    await database.db.deleteFrom('push_keys').execute();
    const box = openSecretBox({ dataDir, secretKey: 'a key of at least 32 characters, really' });
    await Promise.all([makeVapidKeys(database.db, box), makeVapidKeys(database.db, box)]);
    const [row] = await database.db.selectFrom('push_keys').selectAll().execute();
    expect(row?.private_key).toMatch(/^sealed:/);
    expect(await openVapidKeys(database, box).read()).toMatchObject({ publicKey: row?.public_key });
    expect((await own()).publicKey).toBe(''); // the product has another key of secrets
    await subscribe(browser(address).body);
    expect((await send('POST', '/push-keys', { token })).status).toBe(403);
    expect((await send('POST', '/push-keys', { token: await login('admin') })).status).toBe(200);
    const { publicKey, subscriptions } = await own();
    expect(publicKey).toHaveLength(87);
    expect(publicKey).not.toBe(row?.public_key);
    expect(subscriptions).toEqual([]);
  });
});

test.each([
  'http://push.example/1',
  'https://127.0.0.1/1',
  'https://localhost/1',
  'https://[::1]/1',
  'https://10.1.2.3/1',
  'https://169.254.169.254/latest',
  'https://user:secret@push.example/1',
  'file:///etc/passwd',
])('a browser cannot make the server send to %s', async (endpoint) => {
  const { subscribe } = await editorOn(sqlite, { allowsInternalPush: false });
  const { body } = browser('https://push.example');
  expect(await subscribe({ ...body, endpoint })).toMatchObject({
    ...{ status: 400, body: { issues: [{ path: 'endpoint' }] } },
  });
});

test('an address that became internal after the subscription gets nothing', async () => {
  const { received, address } = await pushService();
  const { database, app, sendLead, deliveries } = await editorOn(sqlite, { allowsInternalPush: false });
  const { id: user_id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const { body } = browser(address.replace('http:', 'https:'));
  const row = { id: '1', user_id, session_id: '', user_agent: '', created_at: '', last_ok_at: null, failures: 0 };
  await database.db
    .insertInto('push_subscriptions')
    .values({ ...row, ...body })
    .execute();
  await sendLead();
  await app.outbox.run();
  expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
  expect(received).toEqual([]);
});

test('a person sends a limited number of test notifications', async () => {
  const { address } = await pushService();
  const { subscribe, send, token } = await editorOn(sqlite);
  const { _id } = (await subscribe(browser(address).body)).body;
  const test = () => send('POST', `${LIST}/${_id}/test`, { token });
  for (let n = 0; n < 20; n++) expect((await test()).status).toBe(200);
  expect((await test()).status).toBe(429);
});
