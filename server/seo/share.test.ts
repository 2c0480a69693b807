import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { handleErrors } from '#server/http/errors.ts';
import { linesOf } from './share-lines.ts';
import { unguarded } from '#server/http/load-guard.ts';
import { serveShareImages } from './share.ts';

/** A site whose pages say of themselves what `titles` has under their path. */
function site(titles: Record<string, string>, onRequest = () => {}) {
  const app = Fastify({ routerOptions: { maxParamLength: 20_000 } });
  app.addHook('onRequest', async () => onRequest());
  handleErrors(app);
  serveShareImages(app, unguarded);
  app.get('/*', async ({ url }, reply) => {
    const title = titles[url];
    const said = `<meta property="og:title" content="${title} | Dune Digital"/><meta property="og:site_name" content="Dune Digital"/>`;
    return reply
      .code(title === undefined ? 404 : 200)
      .type('text/html')
      .send(said);
  });
  onTestFinished(() => app.close());
  return (url: string, headers = {}) => app.inject({ url, headers });
}

describe('the picture of a shared link', () => {
  test('is drawn of the page at its path, in the size that previews show', async () => {
    const get = site({ '/': 'Built on sand.', '/blog/sand': 'Sand &amp; wind' });
    for (const address of ['/share.jpg', '/share/blog/sand.jpg']) {
      const { statusCode, headers, rawPayload } = await get(address);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(rawPayload.length).toBeLessThan(200_000);
    }
    expect((await get('/share.jpg')).rawPayload).not.toEqual((await get('/share/blog/sand.jpg')).rawPayload);
  });

  test('stays the same as long as the page says the same, and is another one after that', async () => {
    const titles = { '/about': 'About' };
    const get = site(titles);
    const etag = String((await get('/share/about.jpg')).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get('/share/about.jpg', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    titles['/about'] = 'About us';
    expect((await get('/share/about.jpg', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('does not exist where there is no page, and draws no words that an address brings', async () => {
    const get = site({ '/about': 'About' });
    for (const address of [
      '/share/nothing.jpg',
      '/share/about',
      '/share/about.png',
      '/share/.jpg',
      '/share/%2e%2e/about.jpg',
    ]) {
      expect((await get(address)).statusCode, address).toBe(404);
    }
    const plain = await get('/share/about.jpg');
    expect((await get('/share/about.jpg?title=Buy+now')).rawPayload).toEqual(plain.rawPayload);
  });

  test('is asked of no address that cannot be a page’s, and of one page at most', async () => {
    let requests = 0;
    const get = site({ '/': 'Home', '/shared': 'Shared' }, () => (requests += 1));
    const nested = `${'/share'.repeat(800)}/x${'.jpg'.repeat(800)}`;
    const long = `/share/${'x'.repeat(600)}.jpg`;
    const odd = ['/share/\\[.jpg', '/share/\\u003cscript>.jpg', '/share//evil.example.jpg', '/share/share.jpg.jpg'];
    for (const address of [nested, long, ...odd]) {
      requests = 0;
      expect((await get(address)).statusCode, address).toBe(404);
      expect(requests, address).toBe(1);
    }
    expect((await get('/share/shared.jpg')).statusCode).toBe(200);
  });

  test.each([
    '',
    '   ',
    'ख़बरें 🌵',
    `<script>&quot;&#x27;`,
    'W'.repeat(400),
    'sand '.repeat(200),
    'Žluťoučký ở\u0000\ufffe',
  ])('can be drawn whatever the title is: %j', async (title) => {
    const { statusCode, rawPayload } = await site({ '/a': title })('/share/a.jpg');
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('a title in the picture', () => {
  const room = { width: 740, height: 400 };
  // Every sign half as wide as it is high.
  const measure = (text: string, size: number) => text.length * size * 0.5;

  test('is large while it is short, and smaller and in more lines when it is long', () => {
    expect(linesOf('About', room, measure)).toEqual({ size: 108, lines: ['About'] });
    const long = linesOf('Photographs that sell without slowing the page', room, measure);
    expect(long.size).toBeLessThan(108);
    expect(long.lines.join(' ')).toBe('Photographs that sell without slowing the page');
    for (const line of long.lines) expect(measure(line, long.size)).toBeLessThanOrEqual(room.width);
  });

  test('never leaves its room, however long it or one of its words is', () => {
    for (const title of ['sand '.repeat(200), 'W'.repeat(400), 'A homepage']) {
      const { size, lines } = linesOf(title, room, measure);
      expect(lines.length * size).toBeLessThanOrEqual(room.height);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
    }
    expect(linesOf('sand '.repeat(200), room, measure).lines.at(-1)).toMatch(/…$/);
  });
});
