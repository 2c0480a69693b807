import pg from 'pg';
import { expect, test } from 'vitest';
import { testFolder } from '../support/databases.ts';
import { mailServer } from '../support/mail-server.ts';
import { poll } from '../support/poll.ts';
import { testDatabaseUrl } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { randomPicture } from '../support/random-picture.ts';
import { startS3 } from '../support/s3.ts';
import { logIn, sendTo, upload } from '../support/sending.ts';
import { findLosses } from './losses.ts';
import { heroNumber, leadNamed, openLoad, postAt } from './mixed-load.ts';

/** How long the test waits until all processes show a save, and how often it checks, in milliseconds. */
const PROPAGATION = { timeout: 15_000, interval: 20 };

test('a change on one of three processes takes effect on the others', async () => {
  const [one, two, three] = await startThree();
  const token = await logIn(one.url);
  const others = [two.url, three.url];
  for (const url of others) expect((await sendTo(url, 'GET', '/users/me', { token })).status).toBe(200);

  for (const number of [1, 2]) {
    await sendTo(one.url, 'PUT', '/hero', { token, body: heroNumber(number) });
    const isShown = async (url: string) => (await (await fetch(url)).text()).includes(`Save ${number}`);
    await expect.poll(() => Promise.all(others.map(isShown)), PROPAGATION).toEqual([true, true]);
  }

  const { imageUrl } = (await upload(one.url, token, await randomPicture())).body;
  const pictures = await Promise.all([one.url, ...others].map((url) => contentOf(`${url}${imageUrl}`)));
  expect(pictures[0]).not.toBe('');
  expect(new Set(pictures).size).toBe(1);

  await sendTo(two.url, 'POST', '/users/logout', { token });
  for (const { url } of [one, three]) expect((await sendTo(url, 'GET', '/users/me', { token })).status).toBe(401);
});

test('rate limits count across all processes, and a scheduled post appears on each of them', async () => {
  const running = await startThree();
  const urls = running.map(({ url }) => url);
  const token = await logIn(urls[0]!);
  const publishedAt = new Date(Date.now() + 4000).toISOString();
  await sendTo(urls[0]!, 'POST', '/blog', { token, body: { ...postAt('post-later', ''), publishedAt } });
  const statuses = () => Promise.all(urls.map(async (url) => (await fetch(`${url}/blog/post-later`)).status));
  expect(await statuses()).toEqual([404, 404, 404]);

  const answers = Array.from({ length: 36 }, (_, n) =>
    sendTo(urls[n % 3]!, 'POST', '/leads', { body: leadNamed(`Visitor ${n}`) }),
  );
  const refused = (await Promise.all(answers)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(6);
  await poll(statuses).toEqual([200, 200, 200]);
});

test('killing one process and restarting another under load loses no acknowledged write', async () => {
  const start = await cluster();
  const [killed, restarted, staying] = await Promise.all([start(), start(), start()]);
  const token = await logIn(staying.url);
  const load = openLoad();
  const works = [
    load.run(killed.url, token, { savesHero: false }),
    load.run(restarted.url, token, { savesHero: false }),
    load.run(staying.url, token),
  ];
  await Promise.all(works.map(({ started }) => started));
  await killed.end('SIGKILL');
  expect(await restarted.end('SIGTERM')).toBe(0);
  const again = await start({ PORT: new URL(restarted.url).port });
  const afterwards = load.run(again.url, token, { savesHero: false });
  await afterwards.started;
  await staying.end('SIGTERM');
  expect(await findLosses(again.url, token, structuredClone(load.acknowledged))).toEqual([]);
  await again.end('SIGKILL');
  await Promise.all([...works, afterwards].map(({ ended }) => ended));
});

test('a process killed while a mail server reads its mail loses no mail, and none is accepted twice', async () => {
  const mail = await mailServer();
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, NOTIFY_EMAIL: 'team@dune.example' };
  const databaseUrl = await testDatabaseUrl('empty');
  const start = await cluster({ DATABASE_URL: databaseUrl, ...smtp });
  const killed = await start();
  const ask = async (url: string, name: string) =>
    expect((await sendTo(url, 'POST', '/leads', { body: leadNamed(name) })).status).toBe(201);
  const isRead = mail.holdNext();
  await Promise.all(['One', 'Two', 'Three'].map((name) => ask(killed.url, name)));
  await isRead;
  const others = await Promise.all([start(), start()]); // started now, so that they cannot take this mail
  await killed.end('SIGKILL');
  await query(databaseUrl, `update deliveries set claimed_until = '2000-01-01' where claimed_until is not null`);
  await Promise.all(others.map(({ url }, n) => ask(url, ['Four', 'Five'][n]!)));

  const mails = [];
  for (let n = 0; n < 5; n++) mails.push(await mail.next());
  const names = mails.map(({ text }) => /(\w+) asks for a site/.exec(text)?.[1]);
  expect(names.toSorted()).toEqual(['Five', 'Four', 'One', 'Three', 'Two']);
  const outcomes = `select array_agg(outcome order by a.id) as outcomes, state from deliveries d
    join delivery_attempts a on a.delivery_id = d.id group by d.id, state order by count(*) desc`;
  await poll(() => query(databaseUrl, outcomes)).toEqual([
    { outcomes: ['interrupted', 'accepted'], state: 'accepted' },
    ...Array.from({ length: 4 }, () => ({ outcomes: ['accepted'], state: 'accepted' })),
  ]);
  expect(mail.unread()).toBe(0);
});

/** Returns a function that starts a process on a shared database and S3 server. */
async function cluster(settings?: { DATABASE_URL: string }) {
  const shared = { ...(settings ?? { DATABASE_URL: await testDatabaseUrl('empty') }), ...(await startS3()) };
  return (env: Record<string, string> = {}) =>
    startProduct({ DATA_DIR: testFolder(), STARTER_CONTENT: 'false', TRUST_PROXY: 'true', ...shared, ...env });
}

async function startThree() {
  const start = await cluster();
  return Promise.all([start(), start(), start()]);
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function contentOf(address: string): Promise<string> {
  const reply = await fetch(address);
  return reply.ok ? Buffer.from(await reply.arrayBuffer()).toString('base64') : '';
}
