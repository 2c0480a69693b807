import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { openSecretBox } from '#server/secret-box.ts';
import { isPublicAddress, resolveHost, type Resolve } from '#server/http/public-address.ts';
import { openWebhookStore } from './store.ts';
import { openWebhookChannel } from './webhook-channel.ts';

const HOUR_MS = 3_600_000;
const lead = { name: 'Ravi', email: 'ravi@example.com', message: 'A shop', consent: true };

interface Request {
  headers: IncomingMessage['headers'];
  body: string;
  url: string;
}

/** A receiver that answers as the test says, and keeps what it gets. */
async function receiver(answer: (response: ServerResponse, request: Request) => void = (response) => response.end()) {
  const requests: Request[] = [];
  const server = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (part) => (body += String(part)));
    incoming.on('end', () => {
      const request = { headers: incoming.headers, body, url: incoming.url ?? '' };
      requests.push(request);
      answer(response, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  });
  return { requests, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** An admin who has just entered the password, on a site that may call its own machine. */
async function adminOn(kind: TestDatabase, env: Record<string, string> = { WEBHOOK_INTERNAL: 'true' }) {
  const product = await testApp(kind, { env });
  const { send, login, app } = product;
  const token = await login('admin');
  return {
    ...product,
    token,
    run: () => app.outbox.run(),
    add: (address: string, events = ['lead.received'], more = {}) =>
      send('POST', '/webhooks', { token, body: { address, events, ...more } }),
    deliveries: async () => (await send('GET', '/deliveries?channel=webhook', { token })).body,
  };
}

describe.each(databases)('webhooks on $kind', (kind) => {
  test('get a signed request for each chosen event, and for no other', async () => {
    const { requests, address } = await receiver();
    const { send, add, run, deliveries, token } = await adminOn(kind);
    const made = await add(address, ['review.received', 'lead.received'], { description: 'Our list' });
    expect(made).toMatchObject({ status: 201, body: { events: ['lead.received', 'review.received'], isActive: true } });
    const { secret, _id } = made.body;
    expect(secret).toMatch(/^whsec_/);
    expect(JSON.stringify((await send('GET', '/webhooks', { token })).body)).not.toContain(secret);
    expect((await send('GET', `/webhooks/${_id}/secret`, { token })).body).toEqual({ secret });
    await send('POST', '/leads', { body: lead });
    await send('POST', '/contact/messages', { body: { email: 'a@b.co', message: 'Hello' } });
    await run();
    expect(requests).toHaveLength(1);
    const [{ headers, body }] = requests as [Request];
    const verified = new Verifier(secret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({ type: 'lead.received', data: { name: 'Ravi', email: 'ravi@example.com' } });
    expect(() =>
      new Verifier(secret).verify(body.replace('Ravi', 'Rava'), headers as Record<string, string>),
    ).toThrow();
    expect(await deliveries()).toMatchObject([{ state: 'accepted', lastAnswer: 'The receiver answered 200.' }]);
  });

  test('hear once that an enquiry was won, from both kinds of records and from no other stage', async () => {
    const { requests, address } = await receiver();
    const { send, add, run, token } = await adminOn(kind);
    await add(address, ['enquiry.won']);
    await send('POST', '/leads', { body: lead });
    await send('POST', '/contact/messages', { body: { firstName: 'Asha', email: 'a@b.co', message: 'Hello' } });
    const enquiries = (await send('GET', '/enquiries', { token })).body as { _id: string; kind: string }[];
    for (const { _id } of enquiries) {
      await send('PUT', `/enquiries/${_id}`, { token, body: { stage: 'qualified', dealValue: 12, tags: ['site'] } });
      await send('PUT', `/enquiries/${_id}`, { token, body: { stage: 'won', dealValue: 90, tags: ['shop'] } });
      await send('PUT', `/enquiries/${_id}`, { token, body: { nextStep: 'Send the contract' } });
      expect((await send('PUT', `/enquiries/${_id}`, { token, body: { stage: 'won', ownerId: 'x' } })).status).toBe(
        400,
      );
    }
    await run();
    const told = requests.map(({ body }) => JSON.parse(body));
    const won = { type: 'enquiry.won', data: { dealValue: 90, tags: ['shop'] } };
    expect(told).toMatchObject([won, won]);
    expect(told.map(({ data }) => data._id).toSorted()).toEqual(enquiries.map(({ _id }) => _id).toSorted());
    expect(told.map(({ data }) => `${data.kind} ${data.email}`).toSorted()).toEqual([
      'leads ravi@example.com',
      'messages a@b.co',
    ]);
  });

  test('are attempted again with the same id while the receiver answers 500, and once it is well they get all', async () => {
    let status = 500;
    const { requests, address } = await receiver((response) => response.writeHead(status).end());
    const { send, add, run, deliveries, token } = await adminOn(kind);
    await add(address);
    await send('POST', '/leads', { body: lead });
    await run();
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ state: 'queued', attempts: 1, lastAnswer: 'The receiver answered 500.' });
    status = 204;
    await send('POST', `/deliveries/${failed._id}/retry`, { token });
    await run();
    expect(await deliveries()).toMatchObject([{ state: 'accepted', attempts: 2 }]);
    const [first, second] = requests as [Request, Request];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    const detail = await send('GET', `/deliveries/${failed._id}`, { token });
    expect(detail.body.log.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['accepted', 'postponed']);
  });

  test('never follow a redirect, and are switched off by 410', async () => {
    const target = await receiver();
    let status = 302;
    const { address } = await receiver((response) => response.writeHead(status, { location: target.address }).end());
    const { send, add, run, deliveries, token } = await adminOn(kind);
    const { body: made } = await add(address);
    await send('POST', '/leads', { body: lead });
    await run();
    const [redirected] = await deliveries();
    expect(redirected.lastAnswer).toContain('Redirects are not followed');
    expect(target.requests).toEqual([]);
    status = 410;
    await send('POST', `/deliveries/${redirected._id}/retry`, { token });
    await run();
    expect((await deliveries())[0].state).not.toBe('queued');
    const [listed] = (await send('GET', '/webhooks', { token })).body;
    expect(listed).toMatchObject({ _id: made._id, isActive: false });
    expect(listed.disabledReason).toContain('410');
  });

  test('get a post when it becomes public: at once, or at its time unless it was withdrawn', async () => {
    const { requests, address } = await receiver();
    const { send, add, run, token, database } = await adminOn(kind);
    await add(address, ['post.published']);
    const post = (title: string, more: object) =>
      send('POST', '/blog', { token, body: { title, slug: title.toLowerCase(), ...more } });
    const publishedAt = new Date(Date.now() + HOUR_MS).toISOString();
    await post('Now', { status: 'published' });
    const { body: withdrawn } = await post('Withdrawn', { status: 'published', publishedAt });
    await post('Later', { status: 'published', publishedAt });
    await post('Draft', { status: 'draft' });
    await send('PUT', `/blog/${withdrawn._id}`, { token, body: { status: 'draft' } });
    await run();
    const titles = () => requests.map(({ body }) => JSON.parse(body).data.title);
    expect(titles()).toEqual(['Now']);
    await database.db.updateTable('events').set({ due_at: new Date().toISOString() }).execute();
    await run();
    expect(titles()).toEqual(['Now', 'Later']);
  });

  test('are listed with their newest answer, and with their deliveries after the address changed', async () => {
    let status = 500;
    const { address } = await receiver((response) => response.writeHead(status).end());
    const { send, add, run, token } = await adminOn(kind);
    const { body: made } = await add(address);
    await add(`${address}/other`);
    const listed = async () => (await send('GET', '/webhooks', { token })).body;
    expect((await listed())[0].lastAnswer).toBeUndefined();
    await send('POST', '/leads', { body: lead });
    await run();
    const refused = { isAccepted: false, text: 'The receiver answered 500.' };
    expect(await listed()).toMatchObject([{ lastAnswer: refused }, { lastAnswer: refused }]);
    await send('PUT', `/webhooks/${made._id}`, { token, body: { address: `${address}/moved` } });
    status = 200;
    await send('POST', `/webhooks/${made._id}/test`, { token });
    await run();
    const accepted = { isAccepted: true, text: 'The receiver answered 200.' };
    expect(await listed()).toMatchObject([{ lastAnswer: accepted }, { lastAnswer: refused }]);
    const own = `webhook=${made._id}`;
    const { origin } = new URL(address);
    const deliveries = (await send('GET', `/deliveries?${own}`, { token })).body;
    expect(deliveries.map(({ to }: { to: string }) => to)).toEqual([origin, origin]);
    expect((await send('GET', `/deliveries/summary?${own}`, { token })).body.counts).toMatchObject({
      accepted: 1,
      queued: 1,
    });
    expect((await send('GET', '/deliveries?webhook=none', { token })).body).toEqual([]);
  });

  test('keep the path of their address, which is often a secret, from editors', async () => {
    const { address } = await receiver();
    const { send, add, run, login, token } = await adminOn(kind);
    const { body: made } = await add(`${address}/only-for-admins`);
    await send('POST', `/webhooks/${made._id}/test`, { token });
    await send('POST', '/leads', { body: lead });
    await run();
    await send('POST', `/webhooks/${made._id}/secret`, { token });
    await send('DELETE', `/webhooks/${made._id}`, { token });
    const editor = await login('editor');
    const { origin } = new URL(address);
    const deliveries = await send('GET', '/deliveries?channel=webhook', { token: editor });
    expect(deliveries.body.map(({ to }: { to: string }) => to)).toEqual([origin, origin]);
    expect((await send('GET', '/deliveries?q=only-for-admins', { token: editor })).body).toEqual([]);
    const activity = await send('GET', '/audit-log?kind=webhooks', { token: editor });
    const titles = activity.body.items.map(({ title }: { title: string }) => title);
    expect(titles).toContain(origin);
    expect(JSON.stringify([deliveries.body, activity.body])).not.toContain('only-for-admins');
  });

  test('can be tested, changed, switched off and deleted by admins only, after the password', async () => {
    const { requests, address } = await receiver();
    const { send, add, run, deliveries, login, token, database } = await adminOn(kind);
    const { body: made } = await add(address);
    const { body: test } = await send('POST', `/webhooks/${made._id}/test`, { token });
    await run();
    expect(requests).toHaveLength(1);
    expect((await send('GET', `/deliveries/${test._id}`, { token })).body).toMatchObject({ state: 'accepted' });
    const replaced = await send('POST', `/webhooks/${made._id}/secret`, { token });
    expect(replaced.body.secret).not.toBe(made.secret);
    const stale = { body: { isActive: false }, token, headers: { 'if-match': '"1"' } };
    expect((await send('PUT', `/webhooks/${made._id}`, stale)).status).toBe(412);
    await send('POST', `/webhooks/${made._id}/test`, { token });
    expect((await send('PUT', `/webhooks/${made._id}`, { token, body: { isActive: false } })).body.isActive).toBe(
      false,
    );
    await send('POST', '/leads', { body: lead });
    await run();
    expect((await deliveries()).filter(({ purpose }: { purpose: string }) => purpose === 'event')).toEqual([]);
    const editor = await login('editor');
    expect((await send('GET', '/webhooks', { token: editor })).status).toBe(403);
    await database.db.updateTable('sessions').set({ confirmed_at: null }).execute();
    expect((await add(address)).body.code).toBe('confirm-needed');
    expect((await send('GET', `/webhooks/${made._id}/secret`, { token })).body.code).toBe('confirm-needed');
    expect((await send('DELETE', `/webhooks/${made._id}`, { token })).status).toBe(200);
    expect((await send('GET', '/webhooks', { token })).body).toEqual([]);
  });
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://[::1]/hook',
  'https://10.1.2.3/',
  'https://192.168.0.9/',
  'https://169.254.169.254/latest',
  'https://[fe80::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0.0.0.0/',
  'https://[::]/',
  'https://0177.0.0.1/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://user:secret@example.com/',
  'ftp://example.com/',
  'javascript:alert(1)',
])('a webhook cannot lead to %s', async (address) => {
  const { add } = await adminOn(sqlite, {});
  expect(await add(address)).toMatchObject({ status: 400, body: { issues: [{ path: 'address' }] } });
});

test('without a key, no secret is stored, and the refusal says what to do', async () => {
  const { database, dataDir } = await testApp(sqlite);
  const input = {
    address: 'https://list.example/',
    description: '',
    events: ['lead.received' as const],
    isActive: true,
  };
  const { _id } = await openWebhookStore(database, openSecretBox({ dataDir })).create(input);
  const store = openWebhookStore(database, openSecretBox({ dataDir, databaseUrl: 'postgres://x/y' }));
  const refusal = {
    code: 'invalid',
    issues: [{ path: 'address', message: expect.stringContaining('Set SECRET_KEY') }],
  };
  await expect(store.create(input)).rejects.toMatchObject(refusal);
  await expect(store.replaceSecret(_id)).rejects.toMatchObject(refusal);
  expect(await store.list()).toHaveLength(1);
});

test('a name that leads to another address after the check is not called', async () => {
  const { requests, address } = await receiver();
  const { port } = new URL(address);
  const { database, dataDir } = await testApp(sqlite);
  const store = openWebhookStore(database, openSecretBox({ dataDir }));
  const { _id } = await store.create({
    ...{ address: `https://rebinding.example:${port}/`, description: '', events: ['lead.received'], isActive: true },
  });
  const delivery = {
    ...{ id: '1', channel: 'webhook' as const, lane: '', purpose: 'event' as const, to: '', attempts: 1 },
    ...{ createdAt: '', attemptId: '' },
    payload: { webhookId: _id, messageId: 'msg_1', body: { type: 'lead.received', timestamp: '', data: {} } },
  };
  const answers = [[{ address: '93.184.216.34', family: 4 }], [{ address: '127.0.0.1', family: 4 }]];
  let asked = 0;
  const resolve = async () => answers[asked++] ?? [];
  const sendTo = (options: Parameters<typeof openWebhookChannel>[1]) =>
    openWebhookChannel(store, options).send(delivery, AbortSignal.abort());
  expect(await sendTo({ allowsInternal: false, resolve })).toMatchObject({ is: 'postponed' });
  expect(asked).toBe(1); // one answer serves both the check and the connection
  expect(await sendTo({ allowsInternal: false, resolve })).toMatchObject({ is: 'refused' });
  expect(requests).toEqual([]);
});

test('line breaks in an address or an event never become headers', async () => {
  const { requests, address } = await receiver();
  const { add, send, run } = await adminOn(sqlite);
  expect((await add(`${address}\r\nX-Injected: 1`)).status).toBe(201);
  await send('POST', '/leads', { body: { ...lead, name: 'Ravi\r\nX-Injected: 1' } });
  await run();
  const [{ headers, url }] = requests as [Request];
  expect(headers['x-injected']).toBeUndefined();
  expect(url).toBe('/hookX-Injected:%201');
});

/** Sends to a receiver that may take `timeoutMs`. */
async function sendOnce(address: string, timeoutMs: number, resolve?: Resolve) {
  const { database, dataDir } = await testApp(sqlite);
  const store = openWebhookStore(database, openSecretBox({ dataDir }));
  const { _id } = await store.create({ address, description: '', events: ['lead.received'], isActive: true });
  const payload = { webhookId: _id, messageId: 'msg_1', body: { type: 'lead.received', timestamp: '', data: {} } };
  const delivery = {
    ...{ id: '1', channel: 'webhook' as const, lane: '', purpose: 'event' as const, to: '', attempts: 1, payload },
    ...{ createdAt: '', attemptId: '' },
  };
  const options = { allowsInternal: true, timeoutMs, ...(resolve && { resolve }) };
  return openWebhookChannel(store, options).send(delivery, new AbortController().signal);
}

const NO_ANSWER = { is: 'postponed', answer: 'The receiver did not answer in time.', isServerAway: true };

test('a receiver that never answers is given up, and tried again later', async () => {
  const { address } = await receiver(() => undefined);
  expect(await sendOnce(address, 50)).toEqual(NO_ANSWER);
});

test('a receiver that sends its headers drop by drop is given up like one that never answers', async () => {
  const { address } = await receiver((response) => {
    const { socket } = response;
    socket?.write('HTTP/1.1 200 OK\r\n');
    const drip = setInterval(() => socket?.write('x: 1\r\n'), 5);
    socket?.once('close', () => clearInterval(drip));
  });
  expect(await sendOnce(address, 60)).toEqual(NO_ANSWER);
});

/** A receiver below HTTP: it writes as the test says. */
async function rawReceiver(answer: (socket: Socket) => void): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined).once('data', () => answer(socket));
    onTestFinished(() => void socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

test('a receiver that changes the protocol has answered, and its connection is closed', async () => {
  const closed = Promise.withResolvers<unknown>();
  const address = await rawReceiver((socket) => {
    socket.once('close', closed.resolve);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  });
  const answer = 'The receiver answered 101.';
  expect(await sendOnce(address, 10_000)).toEqual({ is: 'postponed', answer, isServerAway: false });
  await closed.promise;
});

test('a receiver that announces its answer again and again is given up', async () => {
  const address = await rawReceiver((socket) => {
    const storm = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'.repeat(50)), 5);
    socket.once('close', () => clearInterval(storm));
  });
  expect(await sendOnce(address, 60)).toEqual(NO_ANSWER);
});

test('a receiver that hangs up without an answer is tried again later', async () => {
  const address = await rawReceiver((socket) => socket.end());
  expect(await sendOnce(address, 10_000)).toMatchObject({ is: 'postponed', isServerAway: true });
});

test('a name whose lookup never ends is given up', async () => {
  const never = () => new Promise<never>(() => undefined);
  expect(await sendOnce('http://slow.example/', 50, never)).toEqual(NO_ANSWER);
});

test('an answer without end is cut off after its status', async () => {
  let sent = 0;
  const cutOff = Promise.withResolvers<unknown>();
  const { address } = await receiver((response) => {
    const chunk = Buffer.alloc(65_536);
    const pour = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', pour).on('close', cutOff.resolve).writeHead(200);
    pour();
  });
  expect(await sendOnce(address, 10_000)).toMatchObject({ is: 'accepted' });
  await cutOff.promise;
  expect(sent).toBeLessThan(50_000_000);
});

test('five receivers that do not answer hold up neither another one nor the next run', async () => {
  const reached = Promise.withResolvers<unknown>();
  const again = Promise.withResolvers<unknown>();
  const silent = await receiver(() => undefined);
  const good = await receiver((response) => {
    response.end();
    (good.requests.length === 1 ? reached : again).resolve(true);
  });
  const { add, send, run } = await adminOn(sqlite);
  for (let n = 0; n < 5; n++) await add(`${silent.address}/${n}`);
  await add(good.address);
  await send('POST', '/leads', { body: lead });
  void run();
  await reached.promise;
  await send('POST', '/leads', { body: { ...lead, email: 'asha@example.com' } });
  void run();
  await again.promise;
  expect(good.requests).toHaveLength(2);
});

test('only addresses of the public internet count as public', async () => {
  for (const address of ['8.8.8.8', '2606:4700::1111']) expect(isPublicAddress(address), address).toBe(true);
  for (const address of ['100.64.0.1', 'fd00::1', '::', '64:ff9b::7f00:1', '224.0.0.1', 'x']) {
    expect(isPublicAddress(address), address).toBe(false);
  }
  const both = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  await expect(resolveHost('mixed.example', { allowsInternal: false, resolve: both })).rejects.toThrow(
    'public internet',
  );
});
