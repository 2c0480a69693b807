import { DEFAULT_REGION } from '#contract/region.ts';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compress } from '../../scripts/bootstrap/build-site.mjs';
import { failures } from '#contract/failures.ts';
import { noNotices } from '#server/db/notices.ts';
import { openContentVersion } from '#server/http/content-version.ts';
import { Failure } from '#server/http/failure.ts';
import type { LoadGuard } from '#server/http/load-guard.ts';
import { openPublicCache } from '#server/http/public-cache.ts';
import { registerPages } from './pages.ts';

/** A build in which a page says how it was asked for, and what one of its calls answered. */
const DOOR = `export const staticPaths = ['/', '/about'];
export const normalizeUrl = async (url) => url.replace(/[?&](from|utm_[a-z]+)=[^&]*/g, '');
export const canonicalSpelling = (url) => (url === '/About' ? '/about' : null);
export async function renderState({ url, transport }) {
  const answer = await transport('/hero', { method: 'GET' });
  return { json: JSON.stringify([url, await answer.json()]), isComplete: answer.ok };
}
export async function render({ url, site, transport, assetsOf, stateUrl }) {
  if (url === '/broken') throw new Error('secret detail');
  const [path] = url.split('?');
  if (path === '/old') return { status: 301, html: '', isComplete: true, movedTo: '/blog/new?page=1#top' };
  if (path === '/left') return { status: 301, html: '', isComplete: true, movedTo: 'https://other.example/ä' };
  if (path === '/odd') return { status: 301, html: '', isComplete: true, movedTo: '/..//evil.example' };
  if (path === '/gone') return { status: 410, html: 'Gone', isComplete: true };
  if (path === '/stateful') return { status: 200, html: stateUrl((await renderState({ url, transport })).json), isComplete: true };
  const answer = await transport('/hero', { method: 'GET' });
  const { script } = assetsOf('web/site/entry-client.tsx');
  return { status: url === '/nowhere' ? 404 : 200, isComplete: true, html: [url, site.siteUrl, answer.status, JSON.stringify(await answer.json()), script].join(' ') };
}`;

async function readyApp(guard?: LoadGuard, hero = () => ({ titleLine1: 'Sand' }) as object) {
  const distDir = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(distDir, 'client/.vite'), { recursive: true });
  await mkdir(join(distDir, 'client/static/js'), { recursive: true });
  await mkdir(join(distDir, 'panel/static'), { recursive: true });
  await mkdir(join(distDir, 'server/dunes'), { recursive: true });
  await writeFile(join(distDir, 'client/static/js/site-1a2b.js'), 'start()');
  await writeFile(join(distDir, 'client/static/js/start-3c4d.js'), 'begin()\n');
  compress(join(distDir, 'client/static'));
  const manifest = {
    'web/site/start.ts': { file: 'static/js/start-3c4d.js' },
    'web/site/entry-client.tsx': { file: 'static/js/site-1a2b.js' },
  };
  for (const theme of ['dunes', 'paper'])
    await writeFile(join(distDir, `client/.vite/${theme}-en.json`), JSON.stringify(manifest));
  await writeFile(join(distDir, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(distDir, 'server/dunes/entry-server.js'), DOOR);
  await mkdir(join(distDir, 'server/paper'));
  await writeFile(join(distDir, 'server/paper/entry-server.js'), DOOR.replace('html: [url', "html: ['in paper', url"));
  const app = Fastify();
  app.get('/api/hero', async () => hero());
  app.get('/api/appearance', async () => ({}));
  const cache = openPublicCache(
    openContentVersion({ nextScheduledChange: async () => Infinity, notices: noNotices }),
    guard,
  );
  await registerPages(app, {
    ...{ settings: { siteUrl: 'https://dune.example' }, readRegion: async () => DEFAULT_REGION },
    ...{ dev: false, cache, distDir },
  });
  onTestFinished(async () => {
    await app.close();
    await rm(distDir, { recursive: true });
  });
  return app;
}

test("a page is rendered with data from the site's own API", async () => {
  const { statusCode, headers, body } = await (await readyApp()).inject('/about?from=mail');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toBe('/about https://dune.example 200 {"titleLine1":"Sand"} /static/js/site-1a2b.js');
});

test("another theme is only for the frame of the panel's preview, and stays out of the cache", async () => {
  const app = await readyApp();
  const get = (url: string, dest: string) => app.inject({ url, headers: { 'sec-fetch-dest': dest } });
  const shown = await get('/about?preview-theme=paper', 'iframe');
  expect(shown.body).toContain('in paper /about');
  expect(shown.headers['cache-control']).toBe('no-cache');
  expect(shown.headers.etag).toBeUndefined();
  for (const [url, dest] of [
    ['/about?preview-theme=paper', 'document'],
    ['/about?preview-theme=velvet', 'iframe'],
    ['/about', 'iframe'],
  ] as const)
    expect((await get(url, dest)).body, url).not.toContain('in paper');
});

describe('the state of a page', () => {
  const app = async (hero: () => object) => {
    const own = await readyApp(undefined, hero);
    return async (url: string) => own.inject({ url, remoteAddress: '203.0.113.7' });
  };

  test('is at the URL that the page names, with the query of the page, and browsers keep it', async () => {
    const get = await app(() => ({ titleLine1: 'Sand' }));
    const { body: url } = await get('/stateful?page=2&from=mail');
    expect(url).not.toContain('?');
    const { statusCode, headers, body } = await get(`${url}?page=2&from=mail`);
    expect(statusCode).toBe(200);
    expect(body).toBe('["/stateful?page=2",{"titleLine1":"Sand"}]');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400, immutable', 'x-robots-tag': 'noindex' });
  });

  test('is the current one, which nobody keeps, if the content has changed since', async () => {
    let titleLine1 = 'Sand';
    const get = await app(() => ({ titleLine1 }));
    const { body: url } = await get('/stateful');
    titleLine1 = 'Stone';
    const { headers, body } = await get(url);
    expect(body).toBe('["/stateful",{"titleLine1":"Stone"}]');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('is kept by nobody if a call has failed', async () => {
    const get = await app(() => {
      throw new Error('down');
    });
    const { body: url } = await get('/stateful');
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });
});

test('an unknown page answers 404 with a page', async () => {
  const { statusCode, headers } = await (await readyApp()).inject('/nowhere');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/html');
});

test.each(['busy', 'too-many'] as const)('a page refused as %s shows a message and sends Retry-After', async (code) => {
  const run = async () => Promise.reject(new Failure(code, { headers: { 'retry-after': '5' } }));
  const { statusCode, headers, body } = await (await readyApp({ run })).inject('/about');
  const { status, message } = failures[code];
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' }); // prettier-ignore
  expect(body).toContain('<h1>Please try again in a moment</h1>');
  expect(body).toContain(message);
});

test.each([
  ['/old', '/blog/new?page=1#top'],
  ['/old?x=%20&utm_source=mail', '/blog/new?page=1&x=%20&utm_source=mail#top'],
  ['/left', 'https://other.example/%C3%A4'],
  ['/left?q=1', 'https://other.example/%C3%A4?q=1'],
  ['/odd', '/evil.example'],
])('%s redirects permanently to the new URL and keeps the query: %s', async (url, address) => {
  const app = await readyApp();
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url });
    expect([statusCode, headers.location]).toEqual([301, address]);
    // Who keeps it without asking would be led in a circle once the page is back.
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('concurrent requests for a moved page each keep their own query in the redirect', async () => {
  const app = await readyApp();
  const responses = await Promise.all(['/old?utm_a=1', '/old?utm_b=2'].map((url) => app.inject(url)));
  expect(responses.map(({ headers }) => headers.location)).toEqual([
    '/blog/new?page=1&utm_a=1#top',
    '/blog/new?page=1&utm_b=2#top',
  ]);
});

test('a removed page answers 410 with a page', async () => {
  const app = await readyApp();
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/gone' });
    expect([statusCode, headers['cache-control']]).toEqual([410, 'no-cache']);
    expect(headers['content-type']).toContain('text/html');
  }
});

test('a path in capitals redirects permanently to its canonical spelling', async () => {
  const { statusCode, headers } = await (await readyApp()).inject('/About');
  expect([statusCode, headers.location]).toEqual([301, '/about']);
});

test('a URL longer than that of any page answers 404 without rendering', async () => {
  const { statusCode, body } = await (await readyApp()).inject(`/${'/'.repeat(8000)}x`);
  expect(statusCode).toBe(404);
  expect(body).toContain('<h1>Page Not Found</h1>');
});

test('HEAD returns a page without its body', async () => {
  const { statusCode, body } = await (await readyApp()).inject({ method: 'HEAD', url: '/about' });
  expect([statusCode, body]).toEqual([200, '']);
});

test('scripts are cached as immutable, because their names change with their content', async () => {
  const app = await readyApp();
  const { headers, body } = await app.inject('/static/js/site-1a2b.js');
  expect(body).toBe('start()');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/static/js/gone.js')).statusCode).toBe(404);
  expect((await app.inject('/static/../.vite/manifest.json')).body).not.toContain('entry-client');
});

test('scripts are compressed for browsers that accept it', async () => {
  const app = await readyApp();
  const asking = (encoding: string) =>
    app.inject({ url: '/static/js/site-1a2b.js', headers: { 'accept-encoding': encoding } });
  const { headers, rawPayload } = await asking('gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, available-dictionary' });
  expect(String(brotliDecompressSync(rawPayload))).toBe('start()');
  expect((await asking('gzip')).headers['content-encoding']).toBe('gzip');
  expect((await asking('identity')).body).toBe('start()');
});

test('a render error answers with an error page that hides the cause', async () => {
  const { statusCode, body } = await (await readyApp()).inject('/broken');
  expect(statusCode).toBe(500);
  expect(body).toContain('Unexpected Application Error!');
  expect(body).not.toContain('secret detail');
});

test('icons are at the paths that browsers and phones request', async () => {
  const app = await readyApp();
  for (const url of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-512.png']) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers['content-type']).toMatch(/^image\//);
  }
});
