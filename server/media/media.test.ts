import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hashedKey } from '#server/http/hashed-key.ts';
import { UPLOADS_PER_MINUTE } from '#contract/constants.ts';
import { UPLOAD_KINDS } from '#contract/kinds.ts';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';

/** Of a picture, in bytes. */
const LARGE = 10 * 1024 * 1024;
const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#f2a31b' } });

async function ready() {
  const { app, login, database, dataDir } = await testApp(sqlite);
  const token = await login('editor');
  const upload = async (
    content: Uint8Array<ArrayBuffer>,
    { kind = 'hero', field = 'image', name = 'a.jpg', as = token } = {},
  ) => {
    const form = new FormData();
    form.append(field, new Blob([content], { type: 'image/jpeg' }), name);
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const reply = await app.inject({
      method: 'POST',
      url: `/api/upload/${kind}`,
      headers: { authorization: `Bearer ${as}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  return { app, upload, token, database, dataDir };
}

const bytes = async (image: Sharp) => Uint8Array.from(await image.toBuffer());

describe('uploads', () => {
  test('every upload call accepts pictures, in five formats, and serves them as immutable WebP', async () => {
    const { app, upload } = await ready();
    const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
    for (const format of formats) {
      const { status, body } = await upload(await bytes(plain().toFormat(format)));
      expect(status, format).toBe(200);
      expect(body).toMatchObject({ width: 60, height: 40 });
      expect(body.imageUrl).toMatch(/^\/uploads\/[0-9a-f]{32}-60x40-[0-9a-f]{6}\.webp$/);
      const served = await app.inject(body.imageUrl);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
    }
    for (const kind of UPLOAD_KINDS) {
      expect((await upload(await bytes(plain().png()), { kind })).status, kind).toBe(200);
    }
  });

  test('an upload turns a photo upright and strips its metadata', async () => {
    const { app, upload } = await ready();
    const photo = plain()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '28/1 1/1 1/1' } });
    const { body } = await upload(await bytes(photo.withMetadata({ orientation: 6 })));
    expect(body).toMatchObject({ width: 40, height: 60 });
    const { rawPayload } = await app.inject(body.imageUrl);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(rawPayload.includes('secret-owner')).toBe(false);
  });

  test('the same picture gets the same URL, and a large picture is scaled down', async () => {
    const { upload } = await ready();
    const one = await upload(await bytes(plain().png()), { name: '../../etc/passwd' });
    const two = await upload(await bytes(plain().png()), { name: 'b.svg' });
    expect(two.body.imageUrl).toBe(one.body.imageUrl);
    const wide = sharp({ create: { width: 6000, height: 300, channels: 3, background: '#16120f' } }).png();
    expect((await upload(await bytes(wide))).body).toMatchObject({ width: 2560, height: 128 });
  });

  test('a file whose content is not a picture is refused, whatever its name', async () => {
    const { upload } = await ready();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const cases: [string, Uint8Array<ArrayBuffer>][] = [
      ['a script', Buffer.from('<script>alert(1)</script>')],
      ['an SVG', Buffer.from(svg)],
      ['nothing', new Uint8Array()],
      ['a film', Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41'), Buffer.alloc(400)])],
    ];
    for (const [what, content] of cases) {
      const { status, body } = await upload(content);
      expect(status, what).toBe(415);
      expect(body.code).toBe('not-an-image');
    }
  });

  test('a truncated or damaged picture is reported as damaged, not as a file of another type', async () => {
    const { upload } = await ready();
    const noise = sharp({
      create: { width: 300, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', sigma: 30 } },
    });
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const file = await bytes(noise.clone().toFormat(format));
      expect((await upload(file)).status, format).toBe(200);
      for (const [what, part] of [
        ['half', file.slice(0, file.length / 2)],
        ['its beginning', file.slice(0, 40)],
      ] as const) {
        const { status, body } = await upload(part);
        expect({ status, code: body.code }, `${what} of a ${format}`).toEqual({ status: 415, code: 'damaged-image' });
        expect(body.message).toMatch(/^This file is damaged or unfinished\./);
      }
    }
  });

  test('a file that is too large, in the wrong field or without a valid form gets a clear error', async () => {
    const { app, upload, token } = await ready();
    expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    const bomb = sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } }).png();
    expect(await upload(await bytes(bomb))).toMatchObject({ status: 413, body: { code: 'too-large' } });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data' };
    const cut = await app.inject({ method: 'POST', url: '/api/upload/hero', headers, payload: '--x' });
    expect(cut.statusCode).toBe(400);
    expect(await upload(await bytes(plain().png()), { field: 'file' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'image' }] },
    });
    expect((await upload(await bytes(plain().png()), { as: 'nobody' })).status).toBe(401);
    for (const name of ['none.webp', '..%2f..%2fpackage.json', `${'a'.repeat(32)}-1x1.webp`]) {
      expect((await app.inject(`/uploads/${name}`)).statusCode, name).toBe(404);
    }
  });
});

test('each account has an upload rate limit per minute', async () => {
  const { upload, database } = await ready();
  const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const row = { key: hashedKey(`upload:${id}`), count: UPLOADS_PER_MINUTE - 1, resets_at: '2999-01-01T00:00:00.000Z' };
  await database.db.insertInto('rate_limits').values(row).execute();
  const picture = await bytes(plain().png());
  expect([(await upload(picture)).status, (await upload(picture)).status]).toEqual([200, 429]);
});

describe('avatars', () => {
  test('are generated from the seed: the same seed gives the same image', async () => {
    const { app } = await testApp(sqlite);
    const draw = (path: string) => app.inject(`/api/avatars/${path}`);
    const one = await draw('male?seed=Ravi');
    expect(one.headers['content-type']).toContain('image/svg+xml');
    expect(one.body).toMatch(/^<svg /);
    expect((await draw('male?seed=Ravi')).body).toBe(one.body);
    expect((await draw('male?seed=Asha')).body).not.toBe(one.body);
    expect((await draw('female?seed=Ravi')).body).not.toBe(one.body);
    expect((await draw('robot?seed=Ravi')).statusCode).toBe(400);
  });

  test('are compressed for clients that know how', async () => {
    const { app } = await testApp(sqlite);
    const url = '/api/avatars/male?seed=Ravi';
    const plain = await app.inject(url);
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('redirect to the service in AVATAR_SERVICE_URL', async () => {
    const { app } = await testApp(sqlite, { env: { AVATAR_SERVICE_URL: 'https://faces.example/draw' } });
    const reply = await app.inject('/api/avatars/male?seed=R%26vi');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('https://faces.example/draw/male?seed=R%26vi');
  });
});

test('serving pictures to slow clients does not hold them in memory', async () => {
  const { app, upload, dataDir } = await ready();
  const { imageUrl } = (await upload(await bytes(plain().webp()))).body as { imageUrl: string };
  await writeFile(join(dataDir, imageUrl), Buffer.alloc(LARGE));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const before = process.memoryUsage().arrayBuffers;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.write(`GET ${imageUrl} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      await once(socket, 'readable');
    }),
  );
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5 * LARGE);
});
