import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MEDIA_CHUNK_BYTES } from '#contract/constants.ts';
import { withPoster } from '#contract/files.ts';
import { fileTexts } from '#contract/file-texts.ts';
import { testApp } from '../../tests/support/app.ts';
import { chunkSender } from '../../tests/support/chunks.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { startS3 } from '../../tests/support/s3.ts';
import { sampleFile, tooLargeBytes } from '../../tests/support/sample-files.ts';
import { newId } from '#server/ids.ts';
import { readParts } from './file-parts.ts';
import { openFileStore, purgeFiles } from './file-store.ts';
import { purgeMediaUploads } from './media-uploads.ts';
import type { FileStream, Storage } from './storage.ts';

const CHUNK = MEDIA_CHUNK_BYTES;
async function namesIn(storage: Pick<Storage, 'list'>): Promise<string[]> {
  const names = [];
  for await (const name of storage.list()) names.push(name);
  return names;
}

const film = sampleFile('mp4', 2 * CHUNK + 500);

describe.each(databases)('PDFs and videos, on $kind', (kind) => {
  async function ready(env: Record<string, string> = {}) {
    const parts = await testApp(kind, { env });
    const token = await parts.login('editor');
    const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
      parts.send(method, path, { token, ...(body && { body }) });
    const stored = async () => (await namesIn(parts.storage)).filter((name) => name.startsWith('part-'));
    return { ...parts, ...chunkSender(parts.app, token), token, send, stored };
  }

  test('are sent in chunks, listed, and served whole and in parts with their own headers', async () => {
    const { app, sendWhole, send } = await ready();
    const { status, body } = await sendWhole('mp4', 'Our Film (2026).MP4', film);
    expect(status).toBe(200);
    expect(body.address).toMatch(/^\/files\/[0-9a-f]{32}\/our-film-2026\.mp4$/);
    const { items } = (await send('GET', '/files?q=film')).body;
    expect(items).toMatchObject([
      { fileName: 'Our Film (2026).MP4', kind: 'mp4', bytes: film.length, userName: 'editor', uses: 0, address: body.address }, // prettier-ignore
    ]);
    const whole = await app.inject(body.address);
    expect(whole.rawPayload.equals(film)).toBe(true);
    const etag = String(whole.headers.etag);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="our-film-2026.mp4"',
      'content-security-policy': expect.stringMatching(/^default-src 'none';media-src 'self';/),
      'x-content-type-options': 'nosniff',
    });
    const part = async (range: string, headers: Record<string, string> = {}) => {
      const reply = await app.inject({ url: body.address, headers: { range, ...headers } });
      return {
        status: reply.statusCode,
        range: reply.headers['content-range'],
        content: reply.rawPayload.toString('base64'),
      };
    };
    const bytes = (start: number, end: number) => ({
      status: 206,
      range: `bytes ${start}-${end}/${film.length}`,
      content: film.subarray(start, end + 1).toString('base64'),
    });
    const last = film.length - 1;
    expect(await part('bytes=0-1')).toEqual(bytes(0, 1)); // what Safari asks first
    expect(await part(`bytes=${CHUNK - 3}-${CHUNK + 4}`)).toEqual(bytes(CHUNK - 3, CHUNK + 4));
    expect(await part(`bytes=${2 * CHUNK}-`)).toEqual(bytes(2 * CHUNK, last));
    expect(await part('bytes=-7')).toEqual(bytes(last - 6, last));
    expect(await part(`bytes=5-${last + 900}`)).toEqual(bytes(5, last));
    expect(await part(`bytes=${last}-${last}`, { 'if-range': etag })).toEqual(bytes(last, last));
    expect(await part('bytes=-00')).toMatchObject({ status: 416 });
    expect(await part(`bytes=${film.length}-`)).toMatchObject({ status: 416, range: `bytes */${film.length}` });
    for (const [range, ifRange] of [
      ['bytes=0-1', '"other"'],
      ['bytes=0-1,5-6', etag],
      ['bytes=9-2', etag],
      ['lines=1-2', etag],
    ] as const)
      // prettier-ignore
      expect((await app.inject({ url: body.address, headers: { range, 'if-range': ifRange } })).statusCode, range).toBe(200);
    await send('DELETE', `/media-uploads/${body._id}`); // the panel stops an upload whose last reply it has not seen
    expect((await app.inject(body.address)).rawPayload.equals(film)).toBe(true);
    const head = await app.inject({ method: 'HEAD', url: body.address });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(film.length), 0]); // prettier-ignore
    const same = await app.inject({ url: body.address, headers: { 'if-none-match': etag } });
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
  });

  test('keep one copy of the same content, and an address with an older name leads to the newer one', async () => {
    const { app, sendWhole, send, stored, database, storage } = await ready();
    const prices = sampleFile('pdf', CHUNK + 10);
    const one = (await sendWhole('pdf', 'Prices.pdf', prices)).body;
    const two = (await sendWhole('pdf', 'Preisliste für 2027.pdf', prices)).body;
    expect(two.address).toMatch(/\/preisliste-fur-2027\.pdf$/);
    expect((await send('GET', '/files')).body.total).toBe(1);
    await purgeMediaUploads(database, storage, Date.now() + 25 * 3_600_000);
    expect(await stored()).toHaveLength(2);
    const moved = await app.inject(one.address);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, two.address]);
    expect((await app.inject(two.address)).headers['content-security-policy']).toMatch(/object-src 'self'/);
    for (const path of [two.address.replace('.pdf', '.mp4'), `/files/${'0'.repeat(32)}/a.pdf`, '/files/none/a.pdf'])
      expect((await app.inject(path)).statusCode, path).toBe(404);
  });

  test('a file that nothing uses can be deleted and taken back; its content is deleted a day later', async () => {
    const { app, sendWhole, send, stored, database, storage } = await ready();
    const { address } = (await sendWhole('pdf', 'Prices.pdf', sampleFile('pdf', 500))).body;
    const { name } = (await send('GET', '/files')).body.items[0];
    const total = async () => (await send('GET', '/files')).body.total;
    await send('PUT', '/hero', { titleLine1: 'One', titleLine2: 'two', cta: { label: 'Prices', href: address } });
    expect((await send('DELETE', `/files/${name}`)).body.message).toBe(fileTexts.inUse);
    await send('PUT', '/hero', { titleLine1: 'One', titleLine2: 'two' });
    await send('DELETE', `/files/${name}`);
    expect([await total(), (await app.inject(address)).statusCode]).toEqual([0, 200]);
    await send('POST', `/files/${name}/restore`);
    expect(await total()).toBe(1);

    await send('DELETE', `/files/${name}`);
    expect((await sendWhole('pdf', 'Prices.pdf', sampleFile('pdf', 500))).body.address).toBe(address);
    expect(await total()).toBe(1);
    await send('DELETE', `/files/${name}`);
    const later = Date.now() + 50 * 3_600_000;
    await purgeFiles(database, later);
    await purgeMediaUploads(database, storage, later);
    expect([await stored(), (await app.inject(address)).statusCode]).toEqual([[], 404]);
    expect((await send('POST', `/files/${name}/restore`)).body.message).toBe(fileTexts.gone);
    await sendWhole('pdf', 'Prices.pdf', sampleFile('pdf', 500));
    expect(await total()).toBe(1);
  });

  test('a picture that is the poster of a video counts as used', async () => {
    const { sendWhole, send } = await ready();
    await sendWhole('mp4', 'film.mp4', film);
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c98a3a' } })
      .png()
      .toBuffer();
    const { address: poster } = (await sendWhole('picture', 'dusk.png', png)).body;
    const unused = async () => (await send('GET', '/pictures?list=unused')).body.total;
    expect(await unused()).toBe(1);
    const { name } = (await send('GET', '/files')).body.items[0];
    await send('PUT', `/files/${name}`, { poster });
    expect(await unused()).toBe(0);
    expect((await send('DELETE', poster.replace('/uploads', '/pictures'))).status).toBe(400);
  });

  test('an upload goes on after a restart, on another process, and where it stopped', async () => {
    const first = await ready();
    const { body: begun } = await first.begin('mp4', 'film.mp4', film.length);
    expect(begun).toMatchObject({ received: 0, chunkBytes: CHUNK, address: '' });
    await first.sendChunk({ id: begun._id, offset: 0, content: film.subarray(0, CHUNK) });
    const second = await testApp(kind, { parts: { database: first.database, storage: first.storage } });
    const other = chunkSender(second.app, first.token);
    const { body: again } = await other.begin('mp4', 'film.mp4', film.length);
    expect(again).toMatchObject({ _id: begun._id, received: CHUNK });
    expect((await other.begin('mp4', 'film.mp4', film.length, 2)).body._id).not.toBe(begun._id); // a later version of it

    const middle = { id: begun._id, offset: CHUNK, content: film.subarray(CHUNK, 2 * CHUNK) };
    const replies = await Promise.all([first.sendChunk(middle), other.sendChunk(middle)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const repeated = await other.sendChunk(middle);
    expect(repeated).toMatchObject({ status: 400, body: { issues: [{ path: 'offset', message: fileTexts.wrongOffset }] } }); // prettier-ignore
    expect((await first.send('GET', `/media-uploads/${begun._id}`)).body.received).toBe(2 * CHUNK);
    const end = { id: begun._id, offset: 2 * CHUNK, content: film.subarray(2 * CHUNK) };
    const { body: done } = await other.sendChunk(end);
    expect((await second.app.inject(done.address)).rawPayload.equals(film)).toBe(true);
    expect((await first.sendChunk(end)).body.address).toBe(done.address); // its reply was lost
    expect((await first.begin('mp4', 'film.mp4', film.length)).body.address).toBe(done.address);
    expect(await first.stored()).toHaveLength(3);
  });

  test('belong to the person who sends them until they have arrived, and can be stopped', async () => {
    const { app, login, begin, sendChunk, send, stored } = await ready();
    const { body } = await begin('mp4', 'film.mp4', film.length);
    const chunk = { id: body._id, offset: 0, content: film.subarray(0, CHUNK) };
    const stranger = chunkSender(app, await login('editor'));
    expect((await stranger.sendChunk(chunk)).status).toBe(404);
    expect((await stranger.begin('mp4', 'film.mp4', film.length)).body._id).not.toBe(body._id);
    expect((await sendChunk(chunk)).body.received).toBe(CHUNK);
    expect((await send('DELETE', `/media-uploads/${body._id}`)).status).toBe(200);
    expect((await sendChunk({ ...chunk, offset: CHUNK })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test('a day without a chunk ends an upload, and what belongs to nothing is removed', async () => {
    const { database, storage, sendWhole, begin, sendChunk, send, stored } = await ready();
    await sendWhole('pdf', 'kept.pdf', sampleFile('pdf'));
    const { body } = await begin('mp4', 'film.mp4', film.length);
    await sendChunk({ id: body._id, offset: 0, content: film.subarray(0, CHUNK) });
    await storage.write(`part-${newId()}`, Buffer.from('of a killed process'));
    const now = Date.now();
    await purgeMediaUploads(database, storage, now);
    expect(await stored()).toHaveLength(3);
    await purgeMediaUploads(database, storage, now + 25 * 3_600_000);
    expect(await stored()).toHaveLength(1);
    expect((await send('GET', `/media-uploads/${body._id}`)).status).toBe(404);
    expect((await send('GET', '/files')).body.total).toBe(1);
  });

  test('have a licence note and a poster, and name the places that link to them', async () => {
    const { sendWhole, send, database } = await ready();
    const { address } = (await sendWhole('pdf', 'prices.pdf', sampleFile('pdf'))).body;
    const [{ name }] = (await send('GET', '/files')).body.items;
    const poster = `/uploads/${'0f'.repeat(16)}-60x40-aabbcc.webp`;
    const changed = await send('PUT', `/files/${name}`, { licence: 'Ours', poster });
    expect(changed.body).toMatchObject({ licence: 'Ours', poster, version: 2 });
    expect((await send('GET', '/files?q=ours&kind=pdf')).body.total).toBe(1);
    expect((await send('GET', '/files?kind=video')).body.total).toBe(0);
    expect((await send('PUT', `/files/${name}`, { poster: 'javascript:alert(1)' })).status).toBe(400);
    const content = `<p>Read <a href="${address}">the prices</a>.</p>`;
    await send('POST', '/blog', { title: 'Prices', slug: 'prices', content });
    expect((await send('GET', `/files/${name}/uses`)).body.current).toMatchObject([
      { title: 'Prices', field: 'content' },
    ]);
    expect((await send('GET', `/files/${name}`)).body.uses).toBe(1);
    const video = { type: 'video', source: 'own', content: { videoUrl: withPoster(address, poster) } };
    expect((await send('POST', '/pages', { title: 'Walk', slug: '/walk', blocks: [video] })).status).toBe(201);
    expect((await send('GET', `/files/${name}`)).body.uses).toBe(2);
    const uses = await database.db.selectFrom('media_uses').select('name').where('kind', '=', 'pages').execute();
    expect(uses.map((use) => use.name)).toContain(poster.replace('/uploads/', ''));
  });

  test('a picture in chunks is decoded like any other upload', async () => {
    const { app, sendWhole, send, stored } = await ready();
    const noise = { type: 'gaussian', sigma: 60 } as const;
    const large = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a86', noise } });
    const photo = await large.png({ compressionLevel: 0 }).toBuffer();
    expect(photo.length).toBeGreaterThan(CHUNK);
    const { status, body } = await sendWhole('picture', 'Noise.png', photo);
    expect(status).toBe(200);
    expect(body.address).toMatch(/^\/uploads\/[0-9a-f]{32}-1200x900-[0-9a-f]{6}\.webp$/);
    expect((await app.inject(body.address)).headers['content-type']).toBe('image/webp');
    expect((await send('GET', '/pictures')).body.items).toMatchObject([{ fileName: 'Noise.png', userName: 'editor' }]);
    expect(await stored()).toEqual([]);
    const cut = await sendWhole('picture', 'Cut.png', photo.subarray(0, CHUNK + 9000));
    expect(cut).toMatchObject({ status: 415, body: { code: 'damaged-image' } });
    expect((await sendWhole('picture', 'page.png', sampleFile('html'))).body.code).toBe('not-an-image');
    expect(await stored()).toEqual([]);
  });
});

describe('a file is refused', () => {
  async function sender() {
    const { app, login, storage } = await testApp(sqlite);
    return { storage, ...chunkSender(app, await login('editor')) };
  }

  test('if its content is not of its kind, whatever its name', async () => {
    const { sendWhole, storage } = await sender();
    const wrong = [
      ['pdf', ['html', 'mp4']],
      ['mp4', ['avif', 'heic', 'm4a', 'webm', 'html']],
      ['webm', ['mkv', 'mp4']],
    ] as const;
    for (const [kind, contents] of wrong)
      for (const content of contents) {
        const refused = await sendWhole(kind, `a.${kind}`, sampleFile(content));
        expect(refused, `${content} as ${kind}`).toMatchObject({ status: 415, body: { message: fileTexts.notOfItsKind[kind] } }); // prettier-ignore
      }
    expect(await namesIn(storage)).toEqual([]);
    for (const kind of ['pdf', 'mp4', 'webm'] as const)
      expect((await sendWhole(kind, `a.${kind}`, sampleFile(kind))).status, kind).toBe(200);
  });

  test('if it is too large or empty, before anything is sent', async () => {
    const { begin } = await sender();
    for (const kind of ['pdf', 'mp4', 'webm'] as const)
      expect(await begin(kind, 'a', tooLargeBytes(kind))).toMatchObject({ status: 413, body: { message: fileTexts.tooLarge(kind) } }); // prettier-ignore
    expect((await begin('picture', 'a.png', 10 * 1024 * 1024 + 1)).status).toBe(413);
    expect(await begin('pdf', 'a.pdf', 0)).toMatchObject({ status: 400, body: { message: fileTexts.empty } });
  });

  test('if a chunk has another size, or the unfinished uploads of one person need too much', async () => {
    const { begin, sendChunk } = await sender();
    const { body } = await begin('mp4', 'film.mp4', film.length);
    for (const length of [10, CHUNK - 1])
      expect((await sendChunk({ id: body._id, offset: 0, content: film.subarray(0, length) })).status).toBe(400);
    expect((await sendChunk({ id: body._id, offset: 0, content: film.subarray(0, CHUNK + 1) })).status).toBe(413);
    const large = 200 * 1024 * 1024;
    const statuses = [];
    for (let count = 1; count <= 6; count += 1) statuses.push((await begin('mp4', `${count}.mp4`, large)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
  });
});

test('a file in a bucket is served in parts too', async () => {
  const { app, login } = await testApp(sqlite, { env: await startS3() });
  const { body } = await chunkSender(app, await login('editor')).sendWhole('mp4', 'film.mp4', film);
  const range = `bytes=${CHUNK - 5}-${CHUNK + 5}`;
  const part = await app.inject({ url: body.address, headers: { range } });
  expect([part.statusCode, part.rawPayload]).toEqual([206, film.subarray(CHUNK - 5, CHUNK + 6)]);
  expect((await app.inject(body.address)).rawPayload.equals(film)).toBe(true);
});

test('a file whose content is missing is an error, which nobody keeps', async () => {
  const { app, login, storage } = await testApp(sqlite);
  const { body } = await chunkSender(app, await login('editor')).sendWhole('mp4', 'film.mp4', film);
  for (const name of await namesIn(storage)) if (name.startsWith('part-')) await storage.remove(name);
  const reply = await app.inject(body.address);
  expect(reply.statusCode).toBe(500);
  expect(reply.headers).not.toHaveProperty('etag');
  expect(String(reply.headers['cache-control'])).not.toContain('immutable');
});

test('a reader that stops in the middle leaves nothing open', async () => {
  const opened: FileStream[] = [];
  const { storage, database, app, login } = await testApp(sqlite);
  const { body } = await chunkSender(app, await login('editor')).sendWhole('mp4', 'film.mp4', film);
  const file = await openFileStore(database).parts(`${String(body.address).split('/')[2]}.mp4`);
  const open: Storage['open'] = async (name, range) => {
    const stream = (await storage.open(name, range)) as FileStream; // a range is always a stream
    opened.push(stream);
    return stream;
  };
  const content = readParts({ open }, file?.parts ?? [], { start: 0, end: film.length - 1 });
  const first = await content.next();
  expect(first.value?.length).toBeLessThan(CHUNK);
  expect(opened.map((stream) => stream.content.readableEnded)).toEqual([true]);
});

/** More than a connection takes before anybody reads. */
const LONG_PARTS = 16;

test('the parts that a reader does not take are not read', async () => {
  const opened: string[] = [];
  const { storage } = await testApp(sqlite);
  const counting: Storage = { ...storage, open: (name, range) => (opened.push(name), storage.open(name, range)) };
  const { app, login } = await testApp(sqlite, { parts: { storage: counting } });
  const { body } = await chunkSender(app, await login('editor')).sendWhole(
    'mp4',
    'long.mp4',
    sampleFile('mp4', LONG_PARTS * CHUNK),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}${String(body.address)}`);
  const reader = reply.body!.getReader(); // a reply with content has one
  await reader.read();
  await reader.cancel();
  expect(opened.length).toBeLessThan(LONG_PARTS);
});
