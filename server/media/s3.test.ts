import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { variantName } from '#contract/pictures.ts';
import { pictureFromWebp } from './picture.ts';
import { openStorage, type FileStream } from './storage.ts';
import { openVariants } from './variants.ts';

/** A bucket called `uploads` in memory, as far as our storage uses one. */
async function bucket() {
  const files = new Map<string, Buffer>();
  const types = new Map<string, string | undefined>();
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false;
    const [, name = '', key = ''] = /^\/([^/?]+)\/?([^?]*)/.exec(request.url ?? '') ?? [];
    if (!isSigned || name !== 'uploads') reply.writeHead(403).end();
    else if (request.method === 'PUT') {
      files.set(key, await buffer(request));
      types.set(key, request.headers['content-type']);
      reply.writeHead(200).end();
    } else if (request.method === 'HEAD') reply.writeHead(key === '' || files.has(key) ? 200 : 404).end();
    else if (key === '') reply.writeHead(200).end(listing([...files.keys()]));
    else if (files.has(key)) reply.writeHead(200).end(files.get(key));
    else reply.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
  };
  const server = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { files, types, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function listing(names: string[]): string {
  const contents = names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
}

const keys = { region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };

test('uploads are stored in the configured bucket', async () => {
  const { files, endpoint } = await bucket();
  const storage = await openStorage({ dataDir: '/nowhere', s3: { endpoint, bucket: 'uploads', ...keys } });
  await storage.check();
  await storage.write('a.webp', Buffer.from('picture'));
  expect([...files.keys()]).toEqual(['a.webp']);
  expect(String(await storage.read('a.webp'))).toBe('picture');
  for await (const name of storage.list()) expect(name).toBe('a.webp');
  expect.assertions(5);
  expect([await storage.read('none.webp'), await storage.open('none.webp')]).toEqual([null, null]);
  expect([await storage.has('a.webp'), await storage.has('none.webp')]).toEqual([true, false]);
});

test('a queued picture in the bucket gets its variants, each with its own content type', async () => {
  const { files, types, endpoint } = await bucket();
  const storage = await openStorage({ dataDir: '/nowhere', s3: { endpoint, bucket: 'uploads', ...keys } });
  const image = sharp({ create: { width: 400, height: 200, channels: 3, background: '#f2a31b' } }).webp();
  const { name, content } = await pictureFromWebp(await image.toBuffer());
  await storage.write(name, content);
  const variants = openVariants({ storage, log: { warn: (about: unknown) => expect.fail(JSON.stringify(about)) } });
  onTestFinished(() => variants.close());
  const avif = variantName(name, { width: 320, format: 'avif' });
  expect(await variants.open(avif)).toBeNull();
  variants.enqueue(name);
  await expect.poll(() => types.get(avif)).toBe('image/avif');
  const made = await variants.open(avif);
  expect(await buffer((made as FileStream).content)).toEqual(files.get(avif)); // of a bucket it is one
  expect(types.get(name)).toBe('image/webp');
});

test('check and write fail when the bucket denies access', async () => {
  const { endpoint } = await bucket();
  const storage = await openStorage({ dataDir: '/nowhere', s3: { endpoint, bucket: 'other', ...keys } });
  await expect(storage.check()).rejects.toThrow();
  await expect(storage.write('a.webp', Buffer.from('picture'))).rejects.toThrow();
});
