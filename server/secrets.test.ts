import type { FastifyBaseLogger } from 'fastify';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { openNotifications } from '#server/mail/notifications.ts';
import { testApp } from '../tests/support/app.ts';
import { sqlite, testFolder } from '../tests/support/databases.ts';
import { mailServer } from '../tests/support/mail-server.ts';
import { readSettings } from './settings.ts';

const SECRET = 'k33p-th1s';

/** Whatever somebody reads of a failure, however deep it looks. */
async function inspectResult(work: () => unknown): Promise<string> {
  try {
    return inspect(await work(), { depth: 6, showHidden: true });
  } catch (error) {
    return inspect(error, { depth: 6, showHidden: true });
  }
}

/** What some work says to the logs, the first time it does. */
function inspectLog(work: (log: FastifyBaseLogger) => unknown): Promise<string> {
  const { promise: logged, resolve } = Promise.withResolvers<string>();
  const error = (...args: unknown[]) => resolve(inspect(args, { depth: 6, showHidden: true }));
  work({ error } as Partial<FastifyBaseLogger> as FastifyBaseLogger); // no other level is used
  return logged;
}

test('the error for a wrong setting names it and does not contain its secret', async () => {
  const wrong: Record<string, string> = {
    DATABASE_URL: `mysql://marquee:${SECRET}@db.example/x`,
    SMTP_URL: `mail.example:${SECRET}`,
    S3_SECRET_ACCESS_KEY: SECRET,
    ADMIN_PASSWORD: SECRET.slice(0, 7),
    SMPT_URL: `smtp://us:${SECRET}@mail.example`,
  };
  for (const [name, value] of Object.entries(wrong)) {
    const output = await inspectResult(() => readSettings({ [name]: value }));
    expect(output, name).toMatch(/StartError/);
    expect(output, name).toContain(name === 'S3_SECRET_ACCESS_KEY' ? 'S3_ENDPOINT' : name);
    expect(output, name).not.toContain(SECRET.slice(0, 7));
  }
});

test('the error of an unreachable database does not contain its password', async () => {
  const databaseUrl = `postgres://marquee:${SECRET}@127.0.0.1:9/marquee`;
  const output = await inspectResult(() => openDatabase({ dataDir: testFolder(), databaseUrl }));
  expect(output).toMatch(/Error/);
  expect(output).not.toContain(SECRET);
});

test('a failed mail is logged without the password of the mail server', async () => {
  const env = { SMTP_URL: `smtp://us:${SECRET}@127.0.0.1:9`, NOTIFY_EMAIL: 'a@b.co', MAIL_FROM: 'a@b.co' };
  const database = await sqlite.open();
  const logged = await inspectLog((log) => openNotifications(readSettings(env), database, log)('lead', 'Hello'));
  expect(logged).not.toContain(SECRET);
});

test('a refused mail is logged without the address of the recipient', async () => {
  const { port } = await mailServer({ refuses: true });
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'asha@dune.example', MAIL_FROM: 'a@b.co' };
  const database = await sqlite.open();
  const logged = await inspectLog((log) => openNotifications(readSettings(env), database, log)('lead', 'Hello'));
  expect(logged).toMatch(/answered 550 to RCPT TO/);
  expect(logged).not.toContain('asha');
});

test('an unexpected error answers with one sentence; neither it nor the health checks reveal internals', async () => {
  const { app, database, send } = await testApp(sqlite, { env: { SMTP_URL: `smtp://us:${SECRET}@mail.example` } });
  await database.db.schema.dropTable('leads').execute();
  const body = { name: 'Asha', email: 'a@b.co', message: SECRET, consent: true };
  const failed = await send('POST', '/leads', { body });
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(Object.keys(failed.body).toSorted()).toEqual(['code', 'message']);
  expect(failed.body.message).not.toMatch(/leads|table|sql|k33p|\//i);
  await database.close();
  for (const url of ['/readyz', '/healthz', '/api/hero']) {
    const { body: reply } = await app.inject(url);
    expect(reply, url).not.toMatch(/k33p|sqlite|node:|server\/|at .+:\d+/);
  }
});
