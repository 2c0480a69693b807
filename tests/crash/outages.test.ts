import { expect, onTestFinished, test } from 'vitest';
import { outages } from '#contract/texts.ts';
import { testFolder } from '../support/databases.ts';
import { poll } from '../support/poll.ts';
import { startProduct } from '../support/product.ts';
import { randomPicture } from '../support/random-picture.ts';
import { logIn, sendTo, upload } from '../support/sending.ts';
import { diskOf, withDisk } from '../support/small-disk.ts';
import { spawnPostgres } from '../support/spawn-postgres.ts';
import { heroNumber, leadNamed } from './mixed-load.ts';
import { outage } from './outage.ts';

test('a full disk (log included) is reported to users and readyz, loses no acknowledged write, and recovers with free space', async () => {
  const { product, url, token, disk } = await onSmallDisk({ log: 'site.log' });
  disk.fill();
  await poll(async () => (await ready(url)).status).toBe(503);
  const acknowledged = await leadsUntilRefused(url);
  expect((await upload(url, token, await randomPicture(600))).body).toMatchObject({ message: outages.room });
  // Repeated, because each save writes to the log, which is on the full disk too.
  for (let n = 0; n < 5; n++) {
    const save = await sendTo(url, 'PUT', '/hero', { token, body: heroNumber(1) });
    expect(save).toMatchObject({ status: 503, body: { code: 'unavailable', message: outages.room } });
  }
  for (const path of ['/contact', '/healthz']) expect((await fetch(url + path)).status).toBe(200);
  expect(product.output()).not.toContain(outages.room);
  expect(await ready(url)).toMatchObject({ status: 503, body: { checks: { database: 'failed', storage: 'failed' } } });

  disk.free();
  await poll(async () => (await ready(url)).status).toBe(200);
  expect((await sendTo(url, 'PUT', '/hero', { token, body: heroNumber(2) })).status).toBe(200);
  expect((await upload(url, token, await randomPicture(600))).status).toBeLessThan(300);
  expect(await namesOfLeads(url, token)).toEqual(acknowledged);
  await poll(() => product.output()).toContain(outages.room);
  expect(await product.end('SIGTERM')).toBe(0);
});

test('a backup that would fill the disk fails with a reason, leaves no files, and visitors can still write', async () => {
  const { url, token, disk } = await onSmallDisk();
  const { body } = await sendTo(url, 'POST', '/backups', { token });
  const latestBackup = async () => (await sendTo(url, 'GET', '/backups', { token })).body.items[0];
  await poll(async () => (await latestBackup()).endedAt).not.toBe('');
  expect(await latestBackup()).toMatchObject({
    _id: body._id,
    provenAt: '',
    failure: expect.stringMatching(/^Only \d+ MB are free/),
  });
  const form = new FormData();
  form.set('file', new Blob(['the first piece']), 'piece');
  const chunkUrl = `${url}/api/backups/chunks/${crypto.randomUUID()}?offset=0&bytes=1000000`;
  const brought = await fetch(chunkUrl, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  expect([brought.status, (await brought.json()).message]).toEqual([
    503,
    expect.stringMatching(/^Only \d+ MB are free/),
  ]);
  expect(disk.list('backups')).toEqual([]);
  expect((await ready(url)).status).toBe(200);
  expect((await lead(url, 1)).status).toBe(201);
});

test('a read-only uploads folder is reported, and uploads work again once it is writable', async () => {
  const { url, token, disk } = await onSmallDisk();
  disk.protect('uploads');
  expect(await upload(url, token, await randomPicture(600))).toMatchObject({
    status: 503,
    body: { message: outages.permission },
  });
  await poll(async () => (await ready(url)).body.checks).toEqual({ database: 'ok', storage: 'failed' });
  expect((await sendTo(url, 'PUT', '/hero', { token, body: heroNumber(1) })).status).toBe(200);
  disk.unprotect('uploads');
  await poll(async () => (await ready(url)).status).toBe(200);
  expect((await upload(url, token, await randomPicture(600))).status).toBeLessThan(300);
});

test('a PostgreSQL outage loses no acknowledged write, and the product needs no restart', async () => {
  const postgres = await spawnPostgres({ isDurable: true });
  onTestFinished(() => postgres.close());
  const env = { DATA_DIR: testFolder(), DATABASE_URL: postgres.url, TRUST_PROXY: 'true' };
  const { url } = await startProduct(env);
  const token = await logIn(url);
  const acknowledged = new Set(await namesOfLeads(url, token));
  const over = new AbortController();
  const visitors = (async () => {
    for (let n = 0; !over.signal.aborted; n++)
      if ((await lead(url, n)).status === 201) acknowledged.add(`Visitor ${n}`);
  })();
  visitors.catch(() => undefined); // requests fail once the test has ended the product
  await poll(() => acknowledged.size).toBeGreaterThan(2);
  await postgres.stop();

  expect(await lead(url, 100_000)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await sendTo(url, 'PUT', '/hero', { token, body: heroNumber(1) })).status).toBe(503);
  expect((await fetch(`${url}/services/web-design`)).status).toBe(503);
  await poll(async () => (await ready(url)).body.checks).toEqual({ database: 'failed', storage: 'ok' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  await postgres.start();
  await poll(async () => (await ready(url)).status).toBe(200);
  over.abort();
  await visitors;
  expect((await sendTo(url, 'PUT', '/hero', { token, body: heroNumber(2) })).status).toBe(200);
  await poll(async () => (await fetch(url)).text()).toContain('Save 2');
  const storedNames = await namesOfLeads(url, token);
  expect([...acknowledged].filter((name) => !storedNames.includes(name))).toEqual([]);
});

test('a database outage during a save leaves no partial data, and saves during the outage are refused', async () => {
  const { faults, refused } = await outage({ folder: testFolder(), seconds: 3 });
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});

/** Starts the product on its own disk with space for some uploads. */
async function onSmallDisk({ log }: { log?: string } = {}) {
  const folder = testFolder();
  const env = { DATA_DIR: folder, TRUST_PROXY: 'true', STARTER_CONTENT: 'false' };
  const product = await startProduct(env, withDisk(folder, 48, log));
  return { product, url: product.url, token: await logIn(product.url), disk: diskOf(product.process.pid ?? 0, folder) };
}

/** Sends leads until one is refused: the database can still store some in the space that it already has. */
async function leadsUntilRefused(url: string): Promise<string[]> {
  for (const names: string[] = []; ;) {
    const { status, body } = await lead(url, names.length);
    if (status === 201) names.push(body.name);
    else {
      expect(body).toMatchObject({ code: 'unavailable', message: outages.room });
      return names;
    }
  }
}

/** Each lead comes from its own IP address, to stay below the rate limit. */
function lead(url: string, n: number) {
  const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  const body = { ...leadNamed(`Visitor ${n}`), message: 'A long wish. '.repeat(150) };
  return sendTo(url, 'POST', '/leads', { body, headers });
}

/** Oldest first. */
async function namesOfLeads(url: string, token: string): Promise<string[]> {
  const names: string[] = [];
  for (let before = ''; ;) {
    const { body } = await sendTo(url, 'GET', `/leads?limit=200&before=${before}`, { token });
    if (body.length === 0) return names.toReversed();
    for (const { name } of body) names.push(name);
    before = body.at(-1)._id;
  }
}

async function ready(url: string) {
  const reply = await fetch(`${url}/readyz`);
  return { status: reply.status, body: await reply.json() };
}
