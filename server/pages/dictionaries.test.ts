import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, type BrotliOptions } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveDifferences } from './dictionaries.ts';

const FIRST = '.hero{color:#0d0f22;padding:4rem 2rem}.footer{background:#1a1428}';
const SECOND = '.post{max-width:68ch}.footer{background:#1a1428}';
const ENTRY = 'export const start = () => document.body.append("sand");';
const PAGE = 'import { start } from "./entry-client-1a.js"; document.body.append("sand");';

async function served() {
  const dir = await mkdtemp(join(tmpdir(), 'differences-'));
  for (const folder of ['css', 'js']) await mkdir(join(dir, 'static', folder), { recursive: true });
  const files = {
    'css/home-1a.css': FIRST,
    'css/post-2b.css': SECOND,
    'js/entry-client-1a.js': ENTRY,
    'js/page-2b.js': PAGE,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, 'static', file), text);
  const app = Fastify();
  serveDifferences(app, dir);
  await app.register(fastifyStatic, { root: join(dir, 'static'), prefix: '/static/' });
  onTestFinished(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });
  return (url: string, dictionary?: string, encodings = 'gzip, br, dcb') =>
    app.inject({
      url,
      headers: {
        'accept-encoding': encodings,
        ...(dictionary && { 'available-dictionary': dictionaryName(dictionary) }),
      },
    });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const dictionaryName = (text: string) => `:${hashOf(text).toString('base64')}:`;

/** What a browser makes of a body in the encoding `dcb`. */
function decoded(body: Buffer, dictionary: string): string {
  expect(body.subarray(0, 4)).toEqual(Buffer.from([0xff, 0x44, 0x43, 0x42]));
  expect(body.subarray(4, 36)).toEqual(hashOf(dictionary));
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary: Buffer.from(dictionary) };
  return brotliDecompressSync(body.subarray(36), options).toString();
}

test('a browser with the styles of one page gets those of the next as the difference to them', async () => {
  const get = await served();
  const { headers, rawPayload } = await get('/static/css/post-2b.css', FIRST);
  expect(headers).toMatchObject({
    'content-encoding': 'dcb',
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
  });
  expect(decoded(rawPayload, FIRST)).toBe(SECOND);
});

test('a script comes as the difference to the entry, which is the only dictionary of scripts', async () => {
  const get = await served();
  const { headers, rawPayload } = await get('/static/js/page-2b.js', ENTRY);
  expect(headers['use-as-dictionary']).toBeUndefined();
  expect(decoded(rawPayload, ENTRY)).toBe(PAGE);
  expect((await get('/static/js/entry-client-1a.js')).headers['use-as-dictionary']).toBe(
    'match="/static/js/*", match-dest=("script")',
  );
  expect((await get('/static/js/entry-client-1a.js', PAGE)).headers['content-encoding']).toBeUndefined();
});

test('a first visit gets the whole file, which says that it is a dictionary and that the response depends on one', async () => {
  const { headers, body } = await (await served())('/static/css/home-1a.css');
  expect(body).toBe(FIRST);
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/static/css/*", match-dest=("style")',
    vary: 'accept-encoding, available-dictionary',
  });
});

test('an unknown dictionary, one of another kind, and a browser without the encoding get the whole file', async () => {
  const get = await served();
  for (const response of [
    await get('/static/css/post-2b.css', 'of an earlier release'),
    await get('/static/css/post-2b.css', ENTRY),
    await get('/static/css/post-2b.css', FIRST, 'gzip, br'),
  ]) {
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe(SECOND);
  }
  expect((await get('/static/css/none.css', FIRST)).statusCode).toBe(404);
});
