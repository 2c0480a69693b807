import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DELIVERY_DAYS_KEPT, DELIVERY_HOURS } from '#contract/records/delivery.ts';
import { ownAnswers } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import { openDatabase } from '#server/db/open.ts';
import { openMailChannel } from '#server/mail/mail-channel.ts';
import { databases, postgres, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { mailServer } from '../../tests/support/mail-server.ts';
import { testApp } from '../../tests/support/app.ts';
import type { AttemptResult, ClaimedDelivery } from './delivery-queue.ts';
import { openDeliveryQueue } from './delivery-queue.ts';
import { enqueue, enqueueMail } from './enqueue.ts';
import { openOutbox, type Channel } from './outbox.ts';
import { publishEvent } from './publish-event.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A channel that keeps what it sends and answers as the test says. */
function testChannel(answer: (delivery: ClaimedDelivery) => AttemptResult | Promise<AttemptResult>) {
  const sent: string[] = [];
  const channel: Channel = {
    name: 'mail',
    parallel: 1,
    unavailable: async () => null,
    send: async (delivery) => {
      sent.push(delivery.to);
      return answer(delivery);
    },
  };
  return { sent, channel };
}

const ACCEPTED: AttemptResult = { is: 'accepted', serverId: '<1@mail.example>', answer: '250 Queued' };
const SERVER_AWAY: AttemptResult = { is: 'postponed', answer: 'Connection refused', isServerAway: true };

function queueMail(database: Database, to: string, key = to) {
  const mail = { to, subject: `To ${to}`, text: 'Hello' };
  return database.transaction((trx) => enqueueMail(trx, mail, { purpose: 'notification', key }));
}

async function statesIn({ db }: Database) {
  return db.selectFrom('deliveries').select(['recipient', 'state', 'attempts', 'last_answer']).orderBy('id').execute();
}

describe.each(databases)('the outbox on $kind', (kind) => {
  test('keeps a delivery only if the transaction of its cause is committed, and only once for a key', async () => {
    const database = await kind.open();
    const { sent, channel } = testChannel(() => ACCEPTED);
    const failing = database.transaction(async (trx) => {
      await enqueueMail(trx, { to: 'a@b.co', subject: 'A', text: '' }, { purpose: 'test', key: 'one' });
      throw new Error('The lead could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    expect(await queueMail(database, 'a@b.co', 'one')).not.toBeNull();
    expect(await queueMail(database, 'a@b.co', 'one')).toBeNull();
    await openOutbox({ database, channels: [channel], subscribers: [] }).run();
    expect(sent).toEqual(['a@b.co']);
  });

  test('loses none of 200 leads while the mail server is away for an hour, and sends each of them once', async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'owner@example.com', TRUST_PROXY: 'true' };
    const { send, database, app } = await testApp(kind, { env });
    await app.outbox.close(); // the test runs its own, with another clock
    let minutes = 0;
    let isAway = true;
    const accepted: string[] = [];
    const { channel } = testChannel(({ id }) => {
      if (isAway) return SERVER_AWAY;
      accepted.push(id);
      return ACCEPTED;
    });
    const now = () => Date.now() + minutes * MINUTE_MS;
    const { notificationSubscriber } = await import('#server/mail/notifications.ts');
    const setup = async () => {
      const notify = [{ address: 'owner@example.com', kinds: ['lead'] as const }];
      return { server: { url: env.SMTP_URL }, from: 'site@example.com', notify };
    };
    const site = { siteUrl: 'https://dune.example', adminBase: '/admin' };
    const subscribers = [notificationSubscriber(site, setup, now)];
    const outbox = openOutbox({ database, channels: [channel], subscribers, now });
    for (let n = 0; n < 200; n++) {
      const headers = { 'x-forwarded-for': `203.0.${Math.floor(n / 100)}.${n % 100}` };
      const body = { name: `Lead ${n}`, email: 'ravi@example.com', consent: true };
      expect((await send('POST', '/leads', { body, headers })).status).toBe(201);
    }
    for (; minutes < 60; minutes++) await outbox.run();
    const waiting = await statesIn(database);
    expect(waiting).toHaveLength(200);
    expect(waiting.every(({ state, last_answer }) => state === 'queued' && last_answer === SERVER_AWAY.answer)).toBe(
      true,
    );
    // The first one probes the server with growing delays; the others wait with it.
    expect(waiting[0]!.attempts).toBeGreaterThan(3);
    expect(waiting[0]!.attempts).toBeLessThan(10);
    expect(waiting.slice(1).every(({ attempts }) => attempts === 0)).toBe(true);
    isAway = false;
    for (; minutes < 180; minutes++) await outbox.run();
    expect(new Set(accepted).size).toBe(200);
    expect(accepted).toHaveLength(200);
    expect((await statesIn(database)).every(({ state }) => state === 'accepted')).toBe(true);
  });

  test('gives up after 48 hours, fails at once when refused, and forgets what was delivered after a month', async () => {
    const database = await kind.open();
    let hours = 0;
    const now = () => Date.now() + hours * HOUR_MS;
    const { channel } = testChannel(({ to }) =>
      to === 'nobody@b.co'
        ? { is: 'refused', answer: '550 No such user' }
        : { is: 'postponed', answer: '451 Try later', isServerAway: false },
    );
    const outbox = openOutbox({ database, channels: [channel], subscribers: [], now });
    for (const to of ['nobody@b.co', 'later@b.co']) await queueMail(database, to);
    for (; hours < DELIVERY_HOURS; hours++) await outbox.run();
    expect(await statesIn(database)).toMatchObject([
      { state: 'failed', attempts: 1, last_answer: '550 No such user' },
      { state: 'queued' },
    ]);
    hours += 1;
    await outbox.purge();
    const [, expired] = await statesIn(database);
    expect(expired).toMatchObject({ state: 'failed' });
    expect(expired!.last_answer).toMatch(/^Given up.+451 Try later$/);
    hours += DELIVERY_DAYS_KEPT * 24 + 1;
    await outbox.purge();
    expect(await statesIn(database)).toEqual([]);
    expect(await database.db.selectFrom('delivery_attempts').selectAll().execute()).toEqual([]);
  });

  test('sends a delivery again whose process was killed, with the same Message-ID', async () => {
    const { port, next } = await mailServer();
    const database = await kind.open();
    await queueMail(database, 'a@b.co');
    const killed = openDeliveryQueue(database);
    expect(await killed.claim('mail', [])).toMatchObject({ to: 'a@b.co' });
    expect(await killed.claim('mail', [])).toBeNull();
    const setup = async () => ({ server: { url: `smtp://127.0.0.1:${port}` }, from: 'site@b.co', notify: [] });
    const channels = [openMailChannel(setup, {})];
    const now = () => Date.now() + 10 * MINUTE_MS;
    await openOutbox({ database, channels, subscribers: [], now }).run();
    const { id } = await database.db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow();
    expect((await next()).text).toContain(`Message-ID: <${id}@b.co>`);
    const attempts = await database.db.selectFrom('delivery_attempts').select('outcome').orderBy('id').execute();
    expect(attempts).toEqual([{ outcome: 'interrupted' }, { outcome: 'accepted' }]);
  });

  test('turns an event into deliveries when it is due, not earlier', async () => {
    const database = await kind.open();
    const { sent, channel } = testChannel(() => ACCEPTED);
    const subscribers = [
      async (_: unknown, { id, data }: { id: string; data: Record<string, unknown> }) => {
        const mail = { to: String(data.to), subject: 'An event', text: '' };
        const target = { purpose: 'event' as const, key: `${id}:${mail.to}` };
        return [{ ...target, channel: 'mail' as const, to: mail.to, title: mail.subject, payload: { mail } }];
      },
    ];
    let hours = 0;
    const now = () => Date.now() + hours * HOUR_MS;
    const dueAt = new Date(now() + HOUR_MS).toISOString();
    await database.transaction(async (trx) => {
      await publishEvent(trx, { type: 'lead.received', recordId: '1', data: { to: 'now@b.co' } });
      await publishEvent(trx, { type: 'post.published', recordId: '2', data: { to: 'later@b.co' }, dueAt });
    });
    const outbox = openOutbox({ database, channels: [channel], subscribers, now });
    await outbox.run();
    expect(sent).toEqual(['now@b.co']);
    hours += 1;
    await outbox.run();
    expect(sent).toEqual(['now@b.co', 'later@b.co']);
    expect(await database.db.selectFrom('events').select('id').execute()).toEqual([]);
  });

  test('staff see each attempt, try again at once and cancel; visitors see nothing', async () => {
    const { send, login, database, app } = await testApp(kind, {
      env: { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'a@b.co' },
    });
    const token = await login('editor');
    const id = await queueMail(database, 'a@b.co');
    expect((await send('GET', '/deliveries')).status).toBe(401);
    expect((await send('GET', '/deliveries?q=A@b&state=queued', { token })).body).toMatchObject([
      { _id: id, title: 'To a@b.co' },
    ]);
    expect((await send('GET', '/deliveries?q=zz', { token })).body).toEqual([]);
    expect((await send('POST', `/deliveries/${id}/retry`, { token })).body).toMatchObject({ state: 'queued' });
    expect((await send('POST', `/deliveries/${id}/cancel`, { token })).body).toMatchObject({ state: 'cancelled' });
    expect((await send('POST', `/deliveries/${id}/retry`, { token })).status).toBe(400);
    const summary = async () => (await send('GET', '/deliveries/summary?q=a@b', { token })).body;
    expect(await summary()).toMatchObject({ counts: { cancelled: 1, queued: 0 }, waiting: [], unseenFailures: 0 });
    const old = new Date(Date.now() - 16 * MINUTE_MS).toISOString();
    await database.db
      .updateTable('deliveries')
      .set({ state: 'queued', created_at: old, last_answer: 'Away' })
      .execute();
    const waiting = { channel: 'mail', count: 1, since: old, isLate: true, lastAnswer: 'Away' };
    expect(await summary()).toMatchObject({ counts: { queued: 1 }, waiting: [waiting] });
    await database.db
      .updateTable('deliveries')
      .set({ attempts: 0, is_postponed: 0, next_attempt_at: '2999-01-01T00:00:00.000Z' })
      .execute();
    expect(await summary()).toMatchObject({ counts: { queued: 1 }, waiting: [] });
    await database.db
      .updateTable('deliveries')
      .set({ state: 'failed', settled_at: new Date().toISOString() })
      .execute();
    expect(await summary()).toMatchObject({ unseenFailures: 1 });
    await database.db.updateTable('deliveries').set({ purpose: 'test' }).execute();
    expect(await summary()).toMatchObject({ unseenFailures: 0 });
    // A failed one is queued anew: it is not late before it has waited for 15 minutes again.
    await database.db
      .updateTable('deliveries')
      .set({ expires_at: laterBy(old, DELIVERY_HOURS) })
      .execute();
    await app.outbox.close();
    const retried = (await send('POST', `/deliveries/${id}/retry`, { token })).body;
    expect(retried.expiresAt).toBe(laterBy(retried.createdAt, DELIVERY_HOURS));
    expect((await summary()).waiting).toMatchObject([{ count: 1, isLate: false, since: retried.createdAt }]);
    await database.db
      .updateTable('deliveries')
      .set({ state: 'failed', settled_at: new Date().toISOString() })
      .execute();
    expect((await send('POST', '/deliveries/seen', { token })).status).toBe(201);
    expect(await summary()).toMatchObject({ unseenFailures: 0, counts: { failed: 1 } });
  });
});

function laterBy(iso: string, hours: number): string {
  return new Date(Date.parse(iso) + hours * HOUR_MS).toISOString();
}

/** Another process on the same database, as far as the queue can tell: its own connections. */
async function connect(kind: TestDatabase, settings: Awaited<ReturnType<TestDatabase['settings']>>) {
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  return { database, kind };
}

test('three processes on one PostgreSQL send each delivery once, though one is killed in the middle', async () => {
  const settings = await postgres.settings();
  const processes = [];
  for (let n = 0; n < 3; n++) processes.push(await connect(postgres, settings));
  const [{ database: first }] = processes as [(typeof processes)[number]];
  for (let n = 0; n < 60; n++) await queueMail(first, `a${n}@b.co`);
  const accepted: string[] = [];
  const answer = ({ to }: ClaimedDelivery) => {
    accepted.push(to);
    return ACCEPTED;
  };
  const killed = openDeliveryQueue(first);
  const lost = await killed.claim('mail', []); // claimed, then the process ended before it sent anything
  const rest = processes
    .slice(1)
    .map(({ database }) => openOutbox({ database, channels: [testChannel(answer).channel], subscribers: [] }));
  await Promise.all(rest.map(({ run }) => run()));
  expect(accepted).toHaveLength(59);
  expect(accepted).not.toContain(lost?.to);
  const later = () => Date.now() + 10 * MINUTE_MS;
  const [, { database: other }] = processes as [unknown, (typeof processes)[number]];
  await openOutbox({ database: other, channels: [testChannel(answer).channel], subscribers: [], now: later }).run();
  expect(new Set(accepted).size).toBe(60);
  expect(accepted).toHaveLength(60);
});

test('a channel that waits for an answer does not hold up the others', async () => {
  const database = await sqlite.open();
  const { sent, channel } = testChannel(() => ACCEPTED);
  let answerSlowly = (_result: AttemptResult): void => undefined;
  const slowAnswer = new Promise<AttemptResult>((resolve) => (answerSlowly = resolve));
  const slow: Channel = { ...testChannel(() => slowAnswer).channel, name: 'webhook' };
  await database.transaction((trx) =>
    enqueue(trx, { channel: 'webhook', purpose: 'test', key: 'k', to: 'https://a.example', title: 'A', payload: {} }),
  );
  const outbox = openOutbox({ database, channels: [slow, channel], subscribers: [] });
  const runs: Promise<void>[] = [];
  for (const to of ['first@b.co', 'second@b.co']) {
    await queueMail(database, to);
    runs.push(outbox.run());
    await vi.waitFor(() => expect(sent).toContain(to));
  }
  answerSlowly(ACCEPTED);
  await Promise.all(runs);
});

test('an attempt that never settles has failed, and the next delivery is sent', async () => {
  const database = await sqlite.open();
  const { sent, channel } = testChannel(({ to }) => (to === 'first@b.co' ? new Promise(() => undefined) : ACCEPTED));
  for (const to of ['first@b.co', 'second@b.co']) {
    const mail = { channel: 'mail', purpose: 'test', key: to, to, title: to, payload: {}, lane: to } as const;
    await database.transaction((trx) => enqueue(trx, mail));
  }
  await openOutbox({ database, channels: [channel], subscribers: [], attemptMaxMs: 20 }).run();
  expect(sent).toEqual(['first@b.co', 'second@b.co']);
  expect(await statesIn(database)).toMatchObject([
    { state: 'queued', last_answer: ownAnswers.attemptTimeout },
    { state: 'accepted' },
  ]);
  const attempts = await database.db.selectFrom('delivery_attempts').select('outcome').orderBy('id').execute();
  expect(attempts).toEqual([{ outcome: 'postponed' }, { outcome: 'accepted' }]);
});

test('a delivery without a known channel waits and says why', async () => {
  const database = await sqlite.open();
  const { sent, channel } = testChannel(() => ACCEPTED);
  await database.transaction((trx) =>
    enqueue(trx, { channel: 'mail', purpose: 'test', key: 'k', to: 'a@b.co', title: 'A', payload: {} }),
  );
  const unavailable = async () => 'Mail is not set up.';
  await openOutbox({ database, channels: [{ ...channel, unavailable }], subscribers: [] }).run();
  expect(sent).toEqual([]);
  expect(await statesIn(database)).toMatchObject([
    { state: 'queued', attempts: 0, last_answer: 'Mail is not set up.' },
  ]);
});
