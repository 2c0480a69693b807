import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { databases, testFolder } from '../support/databases.ts';
import { poll } from '../support/poll.ts';
import { startProduct } from '../support/product.ts';
import { logIn, sendTo } from '../support/sending.ts';
import { ADMIN, freePort } from '../support/spawn-product.ts';
import { leadNamed } from './mixed-load.ts';

test.each(databases)('metrics for Prometheus are served on a separate port, on $kind', async (kind) => {
  const METRICS_PORT = String(await freePort());
  const { dataDir, databaseUrl } = await kind.settings();
  const database = databaseUrl && { DATABASE_URL: databaseUrl };
  const { url } = await startProduct({ DATA_DIR: dataDir, ...database, METRICS_PORT, STARTER_CONTENT: 'false' });
  for (let n = 0; n < 4; n++) await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await sendTo(url, 'POST', '/leads', { body: leadNamed('Zoya Figures') });
  await sendTo(url, 'POST', '/users/login', { body: { ...ADMIN, password: 'wrong password' } });

  const figures = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  await poll(figures).toMatch(
    /^marquee_request_seconds_count\{method="POST",route="\/api\/users\/login",status="401"\} 1$/m,
  );
  const text = await figures();
  expect(text).toMatch(/^marquee_request_seconds_count\{method="POST",route="\/api\/leads",status="201"\} 1$/m);
  expect(Number(/^marquee_cache_responses_total\{result="direct"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  for (const name of [
    'marquee_cache_responses_total{result="miss"}',
    'marquee_render_seconds_count',
    'marquee_query_seconds_count',
    'marquee_database_connections{state="open"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      ),
    ).toBeGreaterThan(0);
  expect(text).not.toMatch(/Zoya|example\.com/);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('the logs identify each request by its id and contain no personal data', async () => {
  const env = { LOG_LEVEL: 'trace', TRUST_PROXY: 'true', STARTER_CONTENT: 'false' };
  const nobody = `smtp://127.0.0.1:${await freePort()}`;
  const mail = { SMTP_URL: nobody, NOTIFY_EMAIL: 'team@dune.example' };
  const product = await startProduct({ DATA_DIR: testFolder(), ...env, ...mail });
  const { url } = product;
  const headers = { 'x-forwarded-for': '203.0.113.77', 'x-request-id': 'from-the-proxy-1' };
  const visitor = { ...leadNamed('Ishaan Secretive'), email: 'ishaan@secret.example', phone: '+91 98290 55555' };
  const token = await logIn(url);
  await sendTo(url, 'POST', '/leads', { body: visitor, headers });
  await sendTo(url, 'POST', '/users/login', { body: { email: visitor.email, password: 'my dog is Bruno' }, headers });
  await sendTo(url, 'GET', '/leads?q=Ishaan', { token, headers });
  const broken = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const answer = await fetch(`${url}/api/leads`, { ...broken, body: `{"email":"${visitor.email}"` });
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy-1');
  expect((await fetch(`${url}/api/nothing`)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);

  await poll(() => product.output()).toContain('A delivery was not accepted');
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const logEntries = lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === 'from-the-proxy-1');
  expect(logEntries.map(({ route, status }) => `${route} ${status}`)).toContain('/api/leads 201');
  const log = lines.join('\n');
  for (const secret of ['Ishaan', 'secret.example', '55555', 'Bruno', '203.0.113.77', token])
    expect(log).not.toContain(secret);
});

test('on SIGTERM, readyz fails first, requests are served for a while, then the process exits cleanly', async () => {
  const env = { STARTER_CONTENT: 'false', DRAIN_SECONDS: '3', STOP_SECONDS: '1', LOG_LEVEL: 'trace' };
  const product = await startProduct({ DATA_DIR: testFolder(), ...env });
  const { url } = product;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  for (const sent of ['', 'GET / HTTP/1.1\r\nhost: loc', HALF_A_BODY]) await sendRaw(url, sent);
  const ended = product.end('SIGTERM');
  // Also closes the pipes of its log, which then has no reader.
  for (const stream of [product.process.stdout, product.process.stderr]) stream?.destroy();
  await poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(url)).status).toBe(200);
  expect((await sendTo(url, 'POST', '/leads', { body: leadNamed('Visitor') })).status).toBe(201);
  expect(await ended).toBe(0);
});

const HALF_A_BODY =
  'POST /api/leads HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"name":';

/** Sends some bytes on a connection that stays open. */
async function sendRaw(url: string, text: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined); // the server closes the connection
  await once(socket, 'connect');
  socket.write(text);
}
