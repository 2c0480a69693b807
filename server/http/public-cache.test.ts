import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noNotices } from '#server/db/notices.ts';
import { openContentVersion } from './content-version.ts';
import { serverFactory } from './listen.ts';
import { openPublicCache, type CacheableResponse } from './public-cache.ts';

const LONG = 'Sand moves grain by grain. '.repeat(200);

interface Options {
  make?: (count: number) => Partial<CacheableResponse> | Promise<Partial<CacheableResponse>>;
  nextScheduledChange?: () => Promise<number>;
  now?: () => number;
  keyOf?: (url: string) => string;
}

const pathOf = (url: string) => url.split('?')[0]!;

/** A server with one page, whose address without its query is the one it is kept under, and a tally of its makings. */
async function serving({
  make = () => ({}),
  nextScheduledChange = async () => Infinity,
  now,
  keyOf = pathOf,
}: Options = {}) {
  const version = openContentVersion({ nextScheduledChange, notices: noNotices, ...(now && { now }) });
  const cache = openPublicCache(version);
  const app = Fastify({ serverFactory: serverFactory(cache, 1) });
  let made = 0;
  let throughFramework = 0;
  app.addHook('onRequest', async (_request, reply) => {
    throughFramework += 1;
    reply.header('x-frame', 'none');
  });
  app.get('/*', async (request, reply) => {
    const address = keyOf(request.url);
    return cache.respond(request, reply, address === '/private' ? null : address, async () => {
      made += 1;
      const answer = { status: 200, headers: { 'content-type': 'text/plain' }, body: LONG, isCacheable: true };
      return { ...answer, ...(await make(made)) };
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const ask = async (path = '/', headers: Record<string, string> = {}, method = 'GET') => {
    const reply = await fetch(url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
    return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() };
  };
  return { ask, app, version, counts: () => ({ made, throughFramework }) };
}

test('a cached response is served to everybody with the same headers, without the framework hooks', async () => {
  const { ask, counts } = await serving();
  const first = await ask();
  const second = await ask();
  expect(counts()).toEqual({ made: 1, throughFramework: 1 });
  const { date: _first, ...headers } = first.headers;
  const { date: _second, ...again } = second.headers;
  expect(again).toEqual(headers);
  expect(again).toMatchObject({ 'x-frame': 'none', vary: 'Accept-Encoding', 'content-length': String(LONG.length) });
  expect(second.text).toBe(LONG);
});

test('a content change appears in the next response', async () => {
  const { ask, version } = await serving({ make: (count) => ({ body: `Version ${count}` }) });
  expect((await ask()).text).toBe('Version 1');
  expect((await ask()).text).toBe('Version 1');
  await version.bump();
  expect((await ask()).text).toBe('Version 2');
  expect((await ask()).text).toBe('Version 2');
});

test('a saved section invalidates its own call and every page, but no other call', async () => {
  const { ask, version } = await serving({ make: (count) => ({ body: `Made ${count}` }) });
  const asking = () => Promise.all(['/', '/api/hero', '/api/blog'].map(async (path) => (await ask(path)).text));
  const [page, hero, blog] = await asking();
  await version.bump('/hero');
  const after = await asking();
  expect(after).toEqual([expect.not.stringMatching(page ?? ''), expect.not.stringMatching(hero ?? ''), blog]);
  await version.bump();
  expect((await asking())[2]).not.toBe(blog);
});

test('a response started before a change is not cached after it', async () => {
  const started = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const { ask, version } = await serving({
    make: async (count) => {
      if (count > 1) return { body: 'new' };
      started.resolve(undefined);
      await held.promise;
      return { body: 'old' };
    },
  });
  const early = ask();
  await started.promise;
  await version.bump();
  expect((await ask()).text).toBe('new');
  held.resolve(undefined);
  expect((await early).text).toBe('old');
  expect((await ask()).text).toBe('new');
});

test('content that changes on a schedule is updated when its time comes', async () => {
  let time = 1000;
  const { ask } = await serving({
    now: () => time,
    nextScheduledChange: async () => (time < 5000 ? 5000 : Infinity),
    make: (count) => ({ body: `Made ${count}` }),
  });
  await ask();
  time = 4999;
  expect((await ask()).text).toBe('Made 1');
  time = 5000;
  expect((await ask()).text).toBe('Made 2');
});

test('concurrent requests wait for the same render', async () => {
  const { ask, counts } = await serving({ make: () => new Promise((resolve) => setImmediate(resolve, {})) });
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(counts().made).toBe(1);
});

test('meaningless parameters use the cached response, and add no cache entry', async () => {
  const { ask, counts } = await serving();
  for (let index = 0; index < 20; index += 1) await ask(`/?junk=${index}`);
  expect(counts().made).toBe(1);
});

test('visitor searches are cached for seconds, and equal concurrent searches run once', async () => {
  let time = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => void vi.restoreAllMocks());
  const { app, counts } = await serving({ keyOf: (url) => url });
  await Promise.all([app.inject('/blog?q=sand'), app.inject('/blog?q=sand')]);
  expect(counts().made).toBe(1);
  time += 4000;
  await app.inject('/blog?q=sand');
  expect(counts().made).toBe(1);
  time += 2000;
  await app.inject('/blog?q=sand');
  expect(counts().made).toBe(2);
});

test('responses are compressed by Accept-Encoding, each encoding with its own ETag', async () => {
  const { app, ask } = await serving();
  const asking = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  const [brotli, zipped, plain] = [await asking('gzip, deflate, br'), await asking('gzip'), await asking('br;q=0')];
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(LONG);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(LONG);
  expect(plain.body).toBe(LONG);
  expect([brotli, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  const short = await ask('/', { 'accept-encoding': 'br' });
  expect(short.text).toBe(LONG);
  expect(short.headers['content-encoding']).toBe('br');
});

test('a page requested again is recompressed to a smaller size, and its old ETag still gets 304', async () => {
  const words = readFileSync(import.meta.filename, 'utf8');
  const { ask } = await serving({ make: () => ({ headers: { 'content-type': 'text/html' }, body: words }) });
  const asking = () => ask('/', { 'accept-encoding': 'br' });
  const [first] = [await asking(), await asking()];
  const before = Number(first.headers['content-length']);
  await expect.poll(async () => Number((await asking()).headers['content-length'])).toBeLessThan(before);
  const small = await asking();
  expect(small.text).toBe(words);
  expect(small.headers.etag).not.toBe(first.headers.etag);
  for (const etag of [first.headers.etag, small.headers.etag]) {
    expect((await ask('/', { 'accept-encoding': 'br', 'if-none-match': etag ?? '' })).status).toBe(304);
  }
});

test('a request with a matching ETag gets 304, the first time and later', async () => {
  const { ask } = await serving();
  const { etag = '' } = (await ask()).headers;
  for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, text, headers } = await ask('/', { 'if-none-match': named });
    expect([named, status, text]).toEqual([named, 304, '']);
    expect(headers).toMatchObject({ etag, 'x-frame': 'none' });
    expect(headers['content-length']).toBeUndefined();
  }
  expect((await ask('/?x', { 'if-none-match': etag })).status).toBe(304);
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a HEAD request gets the headers of a GET request, without a body', async () => {
  const { ask } = await serving();
  await ask();
  const { status, text, headers } = await ask('/', {}, 'HEAD');
  expect([status, text, headers['content-length']]).toEqual([200, '', String(LONG.length)]);
});

test('a response that is not cacheable is rendered each time', async () => {
  const { ask, counts } = await serving({ make: () => ({ status: 404, isCacheable: false }) });
  await ask('/unknown');
  expect((await ask('/unknown')).status).toBe(404);
  await ask('/private');
  await ask('/private');
  expect(counts().made).toBe(4);
});

test('a request with a login or from another origin runs through the framework hooks', async () => {
  const { ask, counts } = await serving();
  await ask();
  await ask('/', { authorization: 'Bearer x' });
  await ask('/', { origin: 'https://else.example' });
  expect(counts()).toEqual({ made: 1, throughFramework: 3 });
});

test('a failure is thrown to all waiting requests, and the next request tries again', async () => {
  const { ask } = await serving({
    make: (count) => {
      if (count === 1) throw new Error('The database is gone');
      return {};
    },
  });
  expect((await ask()).status).toBe(500);
  expect((await ask()).status).toBe(200);
});
