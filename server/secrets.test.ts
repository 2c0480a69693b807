import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { testApp } from '../tests/support/app.ts';
import { sqlite, testFolder } from '../tests/support/databases.ts';
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

test('the list of deliveries does not contain the password of the mail server', async () => {
  const env = { SMTP_URL: `smtp://us:${SECRET}@127.0.0.1:9`, NOTIFY_EMAIL: 'a@b.co', MAIL_FROM: 'a@b.co' };
  const { app, send, login } = await testApp(sqlite, { env });
  await send('POST', '/contact/messages', { body: { email: 'c@d.co', message: 'Hello there' } });
  await app.outbox.run();
  const token = await login('editor');
  const { body } = await send('GET', '/deliveries', { token });
  expect(body).toMatchObject([{ attempts: 1, state: 'queued' }]);
  const detail = await send('GET', `/deliveries/${body[0]._id}`, { token });
  expect(JSON.stringify([body, detail.body])).not.toContain(SECRET);
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
