import { setTimeout as wait } from 'node:timers/promises';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ICON_SIZES, isPageVariant, parsePictureName, variantName, variantsOf } from '#contract/pictures.ts';
import { testApp } from '../../tests/support/app.ts';
import { testFolder, sqlite } from '../../tests/support/databases.ts';
import type { Encoder, VariantJob } from './encoder.ts';
import { makePicture, pictureFromWebp } from './picture.ts';
import { openStorage } from './storage.ts';
import { openVariants } from './variants.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const sand = (width = 700, height = 350) =>
  sharp({ create: { width, height, channels: 3, background: '#f2a31b' } }).webp();
const bytes = async (image: Sharp) => Uint8Array.from(await image.toBuffer());

/** A product and a picture in its storage that nobody has made variants of. */
async function withPicture(image = sand()) {
  const { app, storage, dataDir, login } = await testApp(sqlite);
  const { name, content } = await pictureFromWebp(await image.toBuffer());
  await storage.write(name, content);
  const get = (file: string) => app.inject(`/uploads/${file}`);
  const typeOf = async (file: string) => (await get(file)).headers['content-type'];
  return {
    app,
    storage,
    dataDir,
    login,
    name,
    content,
    get,
    typeOf,
    avif: variantName(name, { width: 320, format: 'avif' }),
  };
}

/** The queue alone, with an encoder that tells what it was asked for. */
async function queue(encode: (order: VariantJob) => Promise<Buffer>, rest: Encoder['stop'] = async () => undefined) {
  const storage = await openStorage({ dataDir: testFolder(), s3: undefined });
  const log = { warn: vi.fn() };
  const variants = openVariants({ storage, log, encoder: { encode, stop: rest } });
  onTestFinished(() => variants.close());
  const add = async (colour: string) => {
    const image = sharp({ create: { width: 700, height: 350, channels: 3, background: colour } }).webp();
    const { name, content } = await pictureFromWebp(await image.toBuffer());
    await storage.write(name, content);
    return name;
  };
  return { storage, variants, log, add };
}

describe('picture variants', () => {
  test('are replaced by the original with a short cache lifetime until they exist, then are immutable', async () => {
    const { get, avif, content } = await withPicture();
    const first = await get(avif);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
    expect(first.rawPayload).toEqual(content);
    await expect.poll(async () => (await get(avif)).headers['content-type']).toBe('image/avif');
    const healed = await get(avif);
    expect(healed.headers['cache-control']).toBe(FOR_EVER);
    expect(healed.headers.etag).not.toBe(first.headers.etag);
    expect(await sharp(healed.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
  });

  test('are created in every width and format after an upload, without a request', async () => {
    const { app, login, storage } = await withPicture();
    const form = new FormData();
    form.append('image', new Blob([await bytes(sand(800, 400).png())]), 'a.png');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const { imageUrl } = (
      await app.inject({
        method: 'POST',
        url: '/api/upload/hero',
        headers: {
          authorization: `Bearer ${await login('editor')}`,
          'content-type': request.headers.get('content-type')!,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    ).json();
    const name = imageUrl.slice('/uploads/'.length);
    const picture = parsePictureName(name)!;
    expect(picture).toMatchObject({
      width: 800,
      height: 400,
      averageColor: expect.stringMatching(/^f[0-9a-f]a[0-9a-f]1[0-9a-f]$/),
    });
    for (const variant of variantsOf(picture)) {
      await expect.poll(() => storage.has(variantName(name, variant))).toBe(true);
      const made = await sharp((await storage.read(variantName(name, variant)))!).metadata();
      expect(made).toMatchObject({ width: variant.width, format: variant.format === 'avif' ? 'heif' : 'webp' });
    }
  });

  test('answer 404 and create no file for an unknown size, format or picture', async () => {
    const { get, name, dataDir } = await withPicture();
    const stem = name.slice(0, -5);
    const missing = `${'0'.repeat(32)}-700x350`;
    const junk = ['321.avif', '1280.avif', '700.webp', '640.png'].map((end) => `${stem}.${end}`);
    for (const file of [...junk, `${missing}.320.avif`, `${missing}.share.jpg`]) {
      expect((await get(file)).statusCode, file).toBe(404);
    }
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([name]);
  });

  test('are never created for an animated picture, which stays animated', async () => {
    const { storage, get, typeOf, avif } = await withPicture();
    const frames = await Promise.all(['#f00', '#00f'].map((background) => sharp({ create: { width: 700, height: 350, channels: 3, background } }).png().toBuffer())); // prettier-ignore
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { name, content } = await makePicture(gif);
    expect(name).toMatch(/-moving\.webp$/);
    // As it was named before names told that.
    const older = `${name.slice(0, 32)}-700x350.webp`;
    await storage.write(older, content);
    const variant = variantName(older, { width: 320, format: 'webp' });
    await get(variant);
    // What is asked for later is made later.
    await get(avif);
    await expect.poll(() => typeOf(avif)).toBe('image/avif');
    expect((await sharp((await get(variant)).rawPayload).metadata()).pages).toBe(2);
  });

  test('include a cropped JPEG for link previews, which the first request waits for', async () => {
    const { get, name } = await withPicture(sand(1400, 900));
    const cut = await get(variantName(name, 'share'));
    expect(cut.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': FOR_EVER });
    expect(await sharp(cut.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('include square icons, with nothing cut off; the one for Apple is opaque', async () => {
    const wide = sharp({ create: { width: 400, height: 200, channels: 4, background: '#f2a31b80' } }).webp();
    const { get, name } = await withPicture(wide);
    for (const icon of ICON_SIZES) {
      const { headers, rawPayload } = await get(variantName(name, { icon }));
      expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': FOR_EVER });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: icon, height: icon });
      const corner = await sharp(rawPayload).ensureAlpha().raw().toBuffer();
      expect(corner[3], String(icon)).toBe(icon === 180 ? 255 : 0);
    }
    expect((await get(`${name.slice(0, -'.webp'.length)}.icon-200.png`)).statusCode).toBe(404);
  });
});

describe('the variant queue', () => {
  test('creates one variant at a time, and each only once', async () => {
    let busy = 0;
    const orders: string[] = [];
    const { variants, add, storage } = await queue(async ({ variant }) => {
      expect(++busy).toBe(1);
      orders.push(JSON.stringify(variant));
      await wait(2);
      busy--;
      return Buffer.from('made');
    });
    const names = [await add('#111'), await add('#222')];
    for (const name of [...names, ...names]) variants.enqueue(name);
    const all = names.flatMap((name) => variantsOf(parsePictureName(name)!).map((one) => variantName(name, one)));
    for (const name of all) await expect.poll(() => storage.has(name)).toBe(true);
    for (const name of names) variants.enqueue(name);
    await expect.poll(() => variants.makeNow(variantName(names[0]!, 'share'))).toEqual(Buffer.from('made'));
    expect(orders).toHaveLength(all.length + 1);
  });

  test('stops on shutdown and stores no partial variant', async () => {
    const started = Promise.withResolvers<undefined>();
    const half = Promise.withResolvers<Buffer>();
    const encode = () => {
      started.resolve(undefined);
      return half.promise;
    };
    const { variants, add, storage, log } = await queue(encode, async () => half.reject(new Error('ended')));
    const name = await add('#333');
    variants.enqueue(name);
    await started.promise;
    await variants.close();
    variants.enqueue(name);
    for (const one of variantsOf(parsePictureName(name)!))
      expect(await storage.has(variantName(name, one))).toBe(false);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('pauses for an upload: cancels the current variant and creates it afterwards', async () => {
    const started = Promise.withResolvers<undefined>();
    let breakOff = () => {};
    let orders = 0;
    const encode = async () => {
      orders += 1;
      if (orders > 1) return Buffer.from('made');
      started.resolve(undefined);
      return new Promise<Buffer>((_, reject) => (breakOff = () => reject(new Error('The encoder stopped'))));
    };
    const { variants, add, storage, log } = await queue(encode, async () => breakOff());
    const name = await add('#555');
    variants.enqueue(name);
    await started.promise;
    await Promise.all([variants.pause(), variants.pause()]);
    variants.resume();
    expect(orders).toBe(1);
    variants.resume();
    for (const one of variantsOf(parsePictureName(name)!))
      await expect.poll(() => storage.has(variantName(name, one))).toBe(true);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('logs a failed variant once, does not retry it, and creates the others', async () => {
    const orders: unknown[] = [];
    const { variants, add, storage, log } = await queue(async ({ variant }) => {
      orders.push(variant);
      if (variant !== 'thumbhash' && isPageVariant(variant) && variant.format === 'avif') throw new Error('no');
      return Buffer.from('made');
    });
    const name = await add('#444');
    const webp = variantName(name, { width: 320, format: 'webp' });
    variants.enqueue(name);
    await expect.poll(() => storage.has(webp)).toBe(true);
    await expect.poll(() => log.warn.mock.calls.length).toBe(2);
    const tried = orders.length;
    variants.enqueue(name);
    await variants.makeNow(variantName(name, 'share'));
    expect(orders).toHaveLength(tried + 1);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });
});
