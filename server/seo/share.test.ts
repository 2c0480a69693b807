import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { handleErrors } from '#server/http/errors.ts';
import { unguarded } from '#server/http/load-guard.ts';
import { sections } from '#contract/sections/index.ts';
import { drawShareImage } from './share-image.ts';
import { shareLookOf } from './share-look.ts';
import { serveShareImages } from './share.ts';

const NEW_SITE = sections.appearance.fields.parse({});
/** The look of a new site. */
const FIRST_LOOK = shareLookOf(NEW_SITE, { logoUrl: '' });

/** A site with one page per entry of `titles`, which maps paths to titles. */
function site(titles: Record<string, string>, onRead = () => {}) {
  const app = Fastify({ routerOptions: { maxParamLength: 20_000 } });
  handleErrors(app);
  const pageMeta = async (path: string) => {
    onRead();
    const title = titles[path];
    return title === undefined ? null : { title, brand: 'Dune Digital' };
  };
  serveShareImages(app, { guard: unguarded, pageMeta, readLook: async () => FIRST_LOOK });
  onTestFinished(() => app.close());
  return (url: string, headers = {}) => app.inject({ url, headers });
}

describe('the share image', () => {
  test('shows the page at its path, in the size that link previews show', async () => {
    const get = site({ '/': 'Built on sand.', '/blog/sand': 'Sand & wind' });
    for (const address of ['/share.jpg', '/share/blog/sand.jpg']) {
      const { statusCode, headers, rawPayload } = await get(address);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(rawPayload.length).toBeLessThan(200_000);
    }
    expect((await get('/share.jpg')).rawPayload).not.toEqual((await get('/share/blog/sand.jpg')).rawPayload);
  });

  test('keeps its ETag until the title of the page changes', async () => {
    const titles = { '/about': 'About' };
    const get = site(titles);
    const etag = String((await get('/share/about.jpg')).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get('/share/about.jpg', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    titles['/about'] = 'About us';
    expect((await get('/share/about.jpg', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('answers 404 where there is no page, and takes no text from the URL', async () => {
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

  test('does not read a page for a path that no page can have', async () => {
    let reads = 0;
    const get = site({ '/': 'Home', '/shared': 'Shared' }, () => (reads += 1));
    const long = `/share/${'x'.repeat(600)}.jpg`;
    for (const address of [long, '/share/\\[.jpg', '/share/\\u003cscript>.jpg', '/share//evil.example.jpg']) {
      expect((await get(address)).statusCode, address).toBe(404);
    }
    expect(reads).toBe(0);
    expect((await get('/share/shared.jpg')).statusCode).toBe(200);
  });
});

describe('the look of the share image', () => {
  const draw = async (choices: object, logoUrl = '') =>
    drawShareImage(
      { title: 'A title of two lines or more', brand: 'Fern' },
      shareLookOf({ ...NEW_SITE, ...choices }, { logoUrl }),
    );

  test('follows the accent, and leaves out the drawn desert and mark where they are not those of the site', async () => {
    const first = await draw({});
    expect(await draw({ corners: 'square' })).toEqual(first);
    for (const other of [
      draw({ accent: '#2f6f4f' }),
      draw({ theme: 'paper' }),
      draw({ ornament: 'off' }),
      draw({}, '/uploads/own.webp'),
    ])
      expect(await other).not.toEqual(first);
    const { dominant } = await sharp(await draw({ accent: '#2f6f4f' })).stats();
    expect(dominant.g).toBeGreaterThanOrEqual(dominant.r);
  });
});

describe('the text in the share image', () => {
  const draw = (title: string) => drawShareImage({ title, brand: 'Dune Digital' }, FIRST_LOOK);

  test.each(['', '   ', `<script>"&'`, 'W'.repeat(400), 'sand '.repeat(200), 'Žluťoučký ở\u0000\ufffe'])(
    'can be any title: %j',
    async (title) => {
      expect(await sharp(await draw(title)).metadata()).toMatchObject({ width: 1200, height: 630 });
    },
  );

  test('omits characters that the font lacks, and falls back to the brand when nothing is left', async () => {
    expect(await draw('About ख़बरें 🌵')).toEqual(await draw('About'));
    expect(await draw('ख़बरें 🌵')).toEqual(await draw('Dune Digital'));
    expect(await draw('Übersicht, giá: ₹500')).not.toEqual(await draw('bersicht, gi: 500'));
  });

  test('stays inside its box, however long the title or one of its words is', async () => {
    const right = { left: 824, top: 0, width: 376, height: 630 };
    const below = { left: 0, top: 590, width: 1200, height: 40 };
    const empty = await draw('A');
    for (const title of ['sand '.repeat(200), 'W'.repeat(400), 'Photographs that sell without slowing the page']) {
      const drawn = await draw(title);
      for (const area of [right, below]) {
        const [before, after] = await Promise.all(
          [empty, drawn].map((one) => sharp(one).extract(area).raw().toBuffer()),
        );
        const changed = before!.filter((value, index) => Math.abs(value - after![index]!) > 16); // more than JPEG noise
        expect(changed.length, title).toBe(0);
      }
    }
  });

  test('is amber only in the last line, and only if there are several', async () => {
    const amberRows = async (title: string) => {
      const { data, info } = await sharp(await draw(title))
        .extract({ left: 60, top: 170, width: 740, height: 400 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const rows = new Set<number>();
      for (let at = 0; at < data.length; at += 3) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        if (red > 220 && Math.abs(green - 163) < 20 && blue < 60) rows.add(Math.floor(at / 3 / info.width));
      }
      return [...rows];
    };
    expect(await amberRows('About')).toEqual([]);
    const rows = await amberRows('Built on sand. Made to last.');
    expect(rows.length).toBeGreaterThan(50);
    expect(Math.min(...rows)).toBeGreaterThan(200);
  });
});
