import { chmodSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databases, testFolder } from '../support/databases.ts';
import { sendTo, startAndExit, startProduct } from '../support/product.ts';
import { freePort } from '../support/spawn-product.ts';
import { crashRounds } from './rounds.ts';

/** The endurance run has many more. */
const ROUNDS = 5;

describe.each(databases)('killed with SIGKILL while visitors and editors write, on $kind', ({ settings }) => {
  test(`every acknowledged write and its pictures are intact after ${ROUNDS} rounds`, async () => {
    const { dataDir, databaseUrl } = await settings();
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const { losses, acknowledged } = await crashRounds({ env, rounds: ROUNDS });
    expect(losses).toEqual([]);
    for (const count of Object.values(acknowledged)) expect(count).toBeGreaterThan(0);
  });
});

describe('on SIGTERM', () => {
  test('the process finishes requests in flight, then exits despite open keep-alive connections', async () => {
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
  }, 30_000); // idle connections stay open for longer than this
});

describe('a failed start explains the cause in one line', () => {
  test('for a port in use', async () => {
    const { url } = await startProduct({ DATA_DIR: testFolder() });
    const { code, output } = await startAndExit({ DATA_DIR: testFolder(), PORT: new URL(url).port });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^PORT \d+ .* already in use.*$/);
  });

  test('for a second process on the same data folder, while the first keeps running', async () => {
    const DATA_DIR = testFolder();
    const first = await startProduct({ DATA_DIR });
    const { code, output } = await startAndExit({ DATA_DIR, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(DATA_DIR);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('for a data folder that is a file, and for an invalid database file', async () => {
    const folder = testFolder();
    writeFileSync(join(folder, 'file'), '');
    const cases = [{ DATA_DIR: join(folder, 'file') }, { DATA_DIR: folder }];
    writeFileSync(join(folder, 'marquee.db'), 'this is no database, whatever its name says'.repeat(200));
    chmodSync(join(folder, 'marquee.db'), 0o600);
    for (const env of cases) {
      const { code, output } = await startAndExit({ ...env, PORT: '0' });
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain(folder);
    }
  });

  test('for each wrong or misspelt setting, with the allowed values', async () => {
    const { code, output } = await startAndExit({
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

  test('for an unreachable PostgreSQL server, without its password', async () => {
    const DATABASE_URL = `postgres://someone:secret@127.0.0.1:${await freePort()}/none`;
    const { code, output } = await startAndExit({ DATA_DIR: testFolder(), DATABASE_URL });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('secret');
  });
});

describe('the first start', () => {
  test('prints the login once; the second start creates no new one', async () => {
    const DATA_DIR = testFolder();
    const env = { DATA_DIR, ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: '' };
    const first = await startProduct(env);
    const password = /^Login {2}first@example\.com {3}password: (\S+)/m.exec(first.output())?.[1] ?? '';
    const login = await sendTo(first.url, 'POST', '/users/login', { body: { email: 'first@example.com', password } });
    expect(login.status).toBe(200);
    await first.end('SIGTERM');
    const second = await startProduct(env);
    expect(second.output()).not.toContain('Login');
    const { token } = login.body;
    expect((await sendTo(second.url, 'GET', '/users/me', { token })).body.code).toBe('new-password-needed');
    const own = { currentPassword: password, password: 'Velvet-Cactus-7731!' };
    expect((await sendTo(second.url, 'PUT', '/users/me', { token, body: own })).status).toBe(200);
    expect((await sendTo(second.url, 'GET', '/users/me', { token })).status).toBe(200);
  });
});
