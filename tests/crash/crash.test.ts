import { chmodSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../support/databases.ts';
import { logIn, sendTo, startInVain, startProduct } from '../support/product.ts';
import { freePort } from '../support/spawn-product.ts';

const ROUNDS = 20;
const WRITES = 12;

describe('killed with -9 while writing', () => {
  test(`no acknowledged write is lost in ${ROUNDS} rounds`, async () => {
    const DATA_DIR = testFolder();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const product = await startProduct({ DATA_DIR, TRUST_PROXY: 'true' });
      const { promise: enough, resolve } = Promise.withResolvers<true>();
      const writers = [0, 1, 2].map((writer) =>
        writeUntilKilled(product.url, `${round}-${writer}`, (subject) => {
          acknowledged.push(subject);
          if (acknowledged.length >= (round + 1) * WRITES) resolve(true);
        }),
      );
      await enough;
      await product.end('SIGKILL');
      await Promise.all(writers);
    }
    const { url } = await startProduct({ DATA_DIR });
    const stored = await allSubjects(url);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES);
    expect(acknowledged.filter((subject) => !stored.has(subject))).toEqual([]);
  }, 300_000);
});

/** Sends one message after the other, each from an address of its own, and tells of those that were acknowledged. */
async function writeUntilKilled(url: string, name: string, tell: (subject: string) => void): Promise<void> {
  for (let n = 0; ; n++) {
    const subject = `${name}-${n}`;
    try {
      const body = { email: 'a@b.co', message: 'hello', subject };
      const headers = { 'x-forwarded-for': `10.${n >> 8}.${n & 255}.${name.length}` };
      const { status } = await sendTo(url, 'POST', '/contact/messages', { body, headers });
      if (status === 201) tell(subject);
    } catch {
      return; // killed
    }
  }
}

async function allSubjects(url: string): Promise<Set<string>> {
  const token = await logIn(url);
  const subjects = new Set<string>();
  for (let before = ''; ;) {
    const { body } = await sendTo(url, 'GET', `/contact/messages?limit=200&before=${before}`, { token });
    if (body.length === 0) return subjects;
    for (const message of body) subjects.add(message.subject);
    before = body.at(-1)._id;
  }
}

describe('told to end', () => {
  test('it finishes the requests in flight, then closes, although their connections are kept open', async () => {
    const product = await startProduct({ DATA_DIR: testFolder() });
    const sending = request(`${product.url}/api/contact/messages`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json' },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sending.on('response', (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      sending.on('error', reject);
    });
    const arrived = new Promise<void>((resolve) =>
      sending.on('socket', (socket) => socket.on('connect', () => resolve())),
    );
    sending.write('{"email":"a@b.co",');
    await arrived;
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    const ended = product.end('SIGTERM');
    sending.end('"message":"still here"}');
    expect(await answered).toBe(201);
    expect(await ended).toBe(0);
  }, 30_000); // an idle connection lasts longer than that
});

describe('what it cannot start with is said in one line', () => {
  test('a port in use', async () => {
    const { url } = await startProduct({ DATA_DIR: testFolder() });
    const { code, output } = await startInVain({ DATA_DIR: testFolder(), PORT: new URL(url).port });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^PORT \d+ .* in use already.*$/);
  });

  test('a second process on the same data folder; the first goes on', async () => {
    const DATA_DIR = testFolder();
    const first = await startProduct({ DATA_DIR });
    const { code, output } = await startInVain({ DATA_DIR, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(DATA_DIR);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('a data folder that is a file, or a database that is none', async () => {
    const folder = testFolder();
    writeFileSync(join(folder, 'file'), '');
    const cases = [{ DATA_DIR: join(folder, 'file') }, { DATA_DIR: folder }];
    writeFileSync(join(folder, 'marquee.db'), 'this is no database, whatever its name says'.repeat(200));
    chmodSync(join(folder, 'marquee.db'), 0o600);
    for (const env of cases) {
      const { code, output } = await startInVain({ ...env, PORT: '0' });
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain(folder);
    }
  });

  test('a wrong or misspelt setting, each with what is allowed', async () => {
    const { code, output } = await startInVain({
      DATA_DIR: testFolder(),
      PORT: 'many',
      TRUST_PROXY: 'yes',
      SITE_ULR: 'x',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^PORT: found "many"; allowed: /m);
    expect(output).toMatch(/^TRUST_PROXY: found "yes"; allowed: true or false/m);
    expect(output).toMatch(/SITE_ULR.*SITE_URL/);
    expect(output.trim().split('\n')).toHaveLength(3);
  });

  test('a PostgreSQL server that is not there, without its password', async () => {
    const DATABASE_URL = `postgres://someone:secret@127.0.0.1:${await freePort()}/none`;
    const { code, output } = await startInVain({ DATA_DIR: testFolder(), DATABASE_URL });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('secret');
  });
});

describe('the first start', () => {
  test('prints the login once, and makes no second one', async () => {
    const DATA_DIR = testFolder();
    const env = { DATA_DIR, ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: '' };
    const first = await startProduct(env);
    const password = /^Login {2}first@example\.com {3}password: (\S+)/m.exec(first.output())?.[1] ?? '';
    const login = await sendTo(first.url, 'POST', '/users/login', { body: { email: 'first@example.com', password } });
    expect(login.status).toBe(200);
    await first.end('SIGTERM');
    const second = await startProduct(env);
    expect(second.output()).not.toContain('Login');
    expect((await sendTo(second.url, 'GET', '/users/me', { token: login.body.token })).status).toBe(200);
  });
});
