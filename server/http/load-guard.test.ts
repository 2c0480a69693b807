import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { failures } from '#contract/failures.ts';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { openCostBudget, openSharedClock } from './cost-budget.ts';
import { handleErrors } from './errors.ts';
import { openLoadGuard } from './load-guard.ts';
import { openLatenessTracker } from './loop-monitor.ts';
import type { CacheCounts } from './public-cache.ts';

test('a network that used up its CPU budget waits the stated seconds; another network does not', () => {
  let seconds = 0;
  const budget = openCostBudget(() => seconds * 1000);
  budget.charge('192.0.2.1', 59_000);
  expect(budget.secondsToWait('192.0.2.1')).toBe(0);
  budget.charge('192.0.2.1', 11_000);
  const wait = budget.secondsToWait('192.0.2.1');
  expect(wait).toBe(22);
  expect(budget.secondsToWait('192.0.2.2')).toBe(0);
  seconds = wait - 3;
  expect(budget.secondsToWait('192.0.2.1')).toBeGreaterThan(0);
  seconds = wait;
  expect(budget.secondsToWait('192.0.2.1')).toBe(0);
});

test('constant use of half a processor never exceeds the CPU budget', () => {
  let seconds = 0;
  const budget = openCostBudget(() => seconds * 1000);
  for (; seconds < 3600; seconds += 1) {
    expect(budget.secondsToWait('192.0.2.1')).toBe(0);
    budget.charge('192.0.2.1', 500);
  }
});

test('concurrent work shares CPU time: the parts add up to the total', () => {
  let used = 0;
  const clock = openSharedClock(() => used);
  const first = clock.begin();
  used = 10;
  const second = clock.begin();
  used = 30;
  expect(first()).toBe(20);
  used = 35;
  expect(second()).toBe(15);
  used = 1000;
  expect(clock.begin()()).toBe(0);
});

test('the event loop counts as overloaded after repeated delays, until it is on time for some seconds', () => {
  const lateness = openLatenessTracker();
  lateness.record(3_600_000, 0); // the process was suspended
  lateness.record(10, 1000);
  expect(lateness.isOverloaded(1000)).toBe(false);
  for (const now of [2000, 4000]) lateness.record(1500, now);
  expect(lateness.isOverloaded(4000)).toBe(false);
  lateness.record(1500, 6000);
  expect(lateness.isOverloaded(6000)).toBe(true);
  lateness.record(0, 8000);
  lateness.record(1500, 10_000);
  expect(lateness.isOverloaded(14_000)).toBe(true);
  expect(lateness.isOverloaded(15_000)).toBe(false);
});

test('while the event loop is overloaded, visitors get only cached responses; everything else continues', async () => {
  let isLate = false;
  const parts = { isOverloaded: () => isLate };
  const { app, login } = await testApp(sqlite, { starter: true, parts });
  const authorization = `Bearer ${await login('editor')}`;
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status;
  expect(await statusOf('/api/hero')).toBe(200);
  isLate = true;
  expect(await statusOf('/api/hero')).toBe(200);
  for (const path of ['/api/about', '/api/blog?q=sand', '/api/avatars/male']) expect(await statusOf(path)).toBe(503);
  const refused = await fetch(`${url}/api/about`);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ code: 'busy', message: failures.busy.message });
  expect(await statusOf('/api/about', { headers: { authorization } })).toBe(200);
  // What is no login of ours makes nobody more than a visitor.
  for (const other of ['x', 'Basic dmlzaXRvcjp4', 'Digest a="b"']) {
    expect(await statusOf('/api/about', { headers: { authorization: other } })).toBe(503);
    expect(await statusOf('/api/hero', { headers: { authorization: other } })).toBe(200);
  }
  for (const path of ['/healthz', '/readyz']) expect(await statusOf(path)).toBe(200);
  const message = { email: 'visitor@example.com', message: 'A site for our kiln.' };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) };
  expect(await statusOf('/api/contact/messages', init)).toBe(201);
  isLate = false;
  expect(await statusOf('/api/about')).toBe(200);
});

test('parameters without effect for visitors cause no extra cache misses, and equal searches run once', async () => {
  let counts: CacheCounts | undefined;
  const exposeCacheCounts = (cacheCounts: CacheCounts) => void (counts = cacheCounts);
  const metrics = { observeRequest: () => undefined, observeRender: () => undefined, exposeCacheCounts };
  const { send } = await testApp(sqlite, { starter: true, parts: { metrics } });
  const madeBy = async (paths: string[]) => {
    const before = counts?.miss ?? 0;
    const replies = await Promise.all(paths.map((path) => send('GET', path)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    return (counts?.miss ?? 0) - before;
  };
  const many = Array.from({ length: 20 }, (_, index) => index);
  expect(await madeBy(many.map((index) => `/portfolio?limit=200&after=unknown-${index}`))).toBe(1);
  expect(await madeBy(['all', 'draft', 'scheduled', 'published'].map((state) => `/blog?status=${state}`))).toBe(1);
  expect(await madeBy(many.map((index) => `/hero?utm_source=${index}`))).toBe(1);
  expect(await madeBy(['Sand dune', 'dune  sand', 'SAND dune sand'].map((q) => `/blog?q=${q}`))).toBe(1);
  expect(await madeBy(['/blog?q=sand%20dune'])).toBe(0);
  await madeBy(['/blog?tag=unknown', '/blog?page=999']);
  expect(await madeBy(['/blog?tag=unknown', '/blog?page=999'])).toBe(2); // not kept, but for the moment it is made
});

test('a network with eight searches in progress gets 429 for the next; other networks and reads do not', async () => {
  const guard = openLoadGuard({ isOverloaded: () => false });
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const from = (ip: string) => ({ ip, raw: new IncomingMessage(new Socket()) }) as FastifyRequest;
  const search = (ip: string) => guard.run(from(ip), () => answer, { isSearch: true });
  const running = Array.from({ length: 8 }, () => search('192.0.2.1'));
  await expect(search('192.0.2.1')).rejects.toMatchObject({ code: 'too-many', headers: { 'retry-after': '1' } });
  const others = [search('192.0.2.2'), guard.run(from('192.0.2.1'), () => answer)];
  resolve('found');
  expect(await Promise.all([...running, ...others])).toEqual(Array.from({ length: 10 }, () => 'found'));
  expect(await search('192.0.2.1')).toBe('found');
});

test('requests over the network use up the CPU budget; internal requests do not', async () => {
  let used = 0;
  const guard = openLoadGuard({ isOverloaded: () => false, cpuMs: () => used });
  const app = Fastify();
  handleErrors(app);
  app.get('/', (request) =>
    guard.run(request, async () => {
      used += 100_000;
      return 'made';
    }),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  expect((await app.inject('/')).body).toBe('made');
  expect((await app.inject('/')).body).toBe('made');
  expect(await (await fetch(url)).text()).toBe('made');
  const refused = await fetch(url);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await refused.json()).toMatchObject({ code: 'too-many', message: expect.stringMatching(/^Too many attempts\. Please wait \d+ / ) }); // prettier-ignore
});
