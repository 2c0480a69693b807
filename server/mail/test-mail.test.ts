import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { mailServer } from '../../tests/support/mail-server.ts';

const TO = 'asha@dune.example';
const person = { address: TO, messages: true, leads: true, reviews: true };
const enquiry = { firstName: 'Ravi', email: 'ravi@example.com', subject: 'A site', message: 'Can you help us?' };

async function withMail(kind: TestDatabase, change: object, env: Record<string, string> = {}) {
  const app = await testApp(kind, { env });
  const token = await app.login('admin');
  const mail = { host: '127.0.0.1', encryption: 'none', from: 'site@dune.example', notify: [person] };
  const save = (other: object) => app.send('PUT', '/settings/mail', { token, body: { ...mail, ...change, ...other } });
  expect((await save({})).status).toBe(200);
  const sendTest = async () => (await app.send('POST', '/settings/mail/test', { token, body: { to: TO } })).body;
  const state = async () => (await app.send('GET', '/dashboard/mail-state', { token })).body;
  return { ...app, token, save, sendTest, state };
}

const outline = ({ steps }: { steps: { step: string; state: string }[] }) =>
  steps.map(({ step, state }) => `${step} ${state}`);

describe.each(databases)('a mail server of the settings on $kind', (kind) => {
  test('gets a test mail, and the answer of the server is shown', async () => {
    const { port, next } = await mailServer({ password: 'right' });
    const { sendTest, state, send, save, token } = await withMail(kind, { port, user: 'site', password: 'right' });
    expect(await state()).toMatchObject({ state: 'untried' });
    const reply = await sendTest();
    expect(outline(reply)).toEqual(['connect done', 'encrypt skipped', 'login done', 'send done']);
    expect(reply.steps[0].text).toBe(`Connected to 127.0.0.1:${port}.`);
    expect(reply.steps[3].text).toMatch(/accepted the mail to asha@dune\.example: 250 /);
    const { to, text } = await next();
    expect(to).toEqual([TO]);
    expect(text).toContain('From: site@dune.example');
    expect(await state()).toMatchObject({ state: 'works', at: expect.stringMatching(/Z$/) });
    const [delivery] = (await send('GET', '/deliveries', { token })).body;
    expect((await save({})).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'untried' });
    expect(delivery).toMatchObject({ purpose: 'test', state: 'accepted', to: TO });
  });

  test('carries new enquiries to exactly those who want to know', async () => {
    const { port, next, unread } = await mailServer();
    const leads = { address: 'leads@dune.example', messages: false, leads: true, reviews: false };
    const { send, app } = await withMail(kind, { port, notify: [leads, person] });
    expect((await send('POST', '/contact/messages', { body: enquiry })).status).toBe(201);
    expect((await next()).to).toEqual([TO]);
    await app.outbox.run();
    expect(unread()).toBe(0);
  });

  test('that is corrected gets at once what waited for it', async () => {
    const { port, next } = await mailServer();
    const { send, save, state, app } = await withMail(kind, { port: 1 });
    expect((await send('POST', '/contact/messages', { body: enquiry })).status).toBe(201);
    await app.outbox.run();
    expect(await state()).toMatchObject({ state: 'failing', answer: expect.stringContaining('connection') });
    await save({ port });
    expect((await next()).to).toEqual([TO]);
    await app.outbox.run();
    expect(await state()).toMatchObject({ state: 'works' });
  });
});

test('each step of a test can fail, with what to do', async () => {
  const { port } = await mailServer({ password: 'right' });
  const { sendTest, save } = await withMail(sqlite, { port, user: 'site', password: 'wrong' });
  const failed = async (change: object) => {
    expect((await save(change)).status).toBe(200);
    const reply = await sendTest();
    const last = reply.steps.at(-1);
    expect(last.advice === '').toBe(last.state !== 'failed');
    return [...outline(reply), last.text];
  };
  expect(await failed({})).toEqual([
    'connect done',
    'encrypt skipped',
    'login failed',
    expect.stringMatching(/^The mail server refused the login\. 535 /),
  ]);
  expect(await failed({ port: 1 })).toEqual(['connect failed', expect.stringContaining('ECONNREFUSED')]);
  expect(await failed({ host: 'no-such-host.invalid' })).toEqual([
    'connect failed',
    expect.stringContaining('The name of the mail server was not found.'),
  ]);
  // The server offers no encryption at all, and does not speak TLS from the first byte.
  expect((await failed({ encryption: 'starttls' })).slice(0, 2)).toEqual(['connect done', 'encrypt failed']);
  expect((await failed({ encryption: 'tls' })).slice(0, 2)).toEqual(['connect done', 'encrypt failed']);
  const stranger = await mailServer({ encrypts: true });
  expect(await failed({ port: stranger.port, encryption: 'starttls', user: '', password: '' })).toEqual([
    'connect done',
    'encrypt failed',
    expect.stringContaining('certificate'),
  ]);
  const strict = await mailServer({ refuses: true });
  expect(await failed({ port: strict.port, user: '', password: '' })).toEqual([
    'connect done',
    'encrypt skipped',
    'login skipped',
    'send failed',
    expect.stringContaining('is unknown'),
  ]);
});

test('a server of the environment is tested with its encryption and login', async () => {
  const { port, next } = await mailServer({ encrypts: true, password: 'a/b' });
  const SMTP_URL = `smtp://us:a%2Fb@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
  const { sendTest } = await withMail(sqlite, {}, { SMTP_URL });
  expect(outline(await sendTest())).toEqual(['connect done', 'encrypt done', 'login done', 'send done']);
  expect((await next()).to).toEqual([TO]);
});

test('the state says what is missing until somebody is told', async () => {
  const { send, login } = await testApp(sqlite);
  const admin = await login('admin');
  const editor = await login('editor');
  const state = async () => (await send('GET', '/dashboard/mail-state', { token: editor })).body.state;
  const save = (body: object) => send('PUT', '/settings/mail', { token: admin, body });
  expect(await state()).toBe('not-set-up');
  const test = await send('POST', '/settings/mail/test', { token: admin, body: { to: TO } });
  expect(test).toMatchObject({ status: 400, body: { message: expect.stringContaining('Enter a mail server') } });
  const server = { host: 'smtp.dune.example', from: 'site@dune.example' };
  await save(server);
  expect(await state()).toBe('nobody');
  await save({ ...server, notify: [{ address: TO, messages: false, leads: false, reviews: false }] });
  expect(await state()).toBe('nobody');
  await save({ ...server, notify: [person] });
  expect(await state()).toBe('untried');
});

test('a test goes to a valid address only, and not more often than setting up needs', async () => {
  const { send, login } = await testApp(sqlite);
  const token = await login('admin');
  const sendTest = (body: object) => send('POST', '/settings/mail/test', { token, body });
  for (const to of ['', 'asha', 'a@b.example, c@d.example', `${TO}\r\nBcc: x@y.example`]) {
    expect(await sendTest({ to })).toMatchObject({ status: 400, body: { issues: [{ path: 'to' }] } });
  }
  const statuses = [];
  for (let n = 0; n < 21; n++) statuses.push((await sendTest({ to: TO })).status);
  expect(statuses.slice(-2)).toEqual([400, 429]);
});
