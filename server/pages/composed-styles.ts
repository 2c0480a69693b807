import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

const FOLDER = 'static/css';
const PREFIX = '/static/composed';
/** The hash in the name of a built file: `part-hero-Ab12Cd34.css`. */
const HASH = /-([\w-]{8})\.css$/;
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const MAX_BYTES = 8 * 1024 * 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The URL of one stylesheet with the styles of several built ones, in this order. It names their content. */
export function composedStylesUrl(sheets: readonly string[]): string {
  return `${PREFIX}/${sheets.map((sheet) => HASH.exec(sheet)?.[1] ?? '').join('.')}.css`;
}

/**
 * Serves the stylesheets of pages made of blocks: that of all pages, and those of the blocks that a page has. Any process
 * with the same build can make each of them.
 */
export function serveComposedStyles(scope: FastifyInstance, clientDir: string): void {
  const folder = join(clientDir, FOLDER);
  let files: Map<string, string> | undefined;

  async function textOf(hashes: readonly string[]): Promise<string | null> {
    files ??= new Map(readdirSync(folder).flatMap((file) => hashesOf(file).map((hash) => [hash, file] as const)));
    const named = hashes.map((hash) => files?.get(hash));
    if (named.includes(undefined) || new Set(named).size < named.length) return null;
    return (await Promise.all(named.map((file = '') => readFile(join(folder, file), 'utf8')))).join('');
  }

  const bodies = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (key) => {
      const [encoding = '', name = ''] = key.split(' ');
      const text = await textOf(name.split('.'));
      return text === null ? undefined : encode(Buffer.from(text), encoding);
    },
  });

  scope.get<{ Params: { name: string } }>(`${PREFIX}/:name`, async (request, reply) => {
    const { name } = request.params;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity';
    const body = name.endsWith('.css') ? await bodies.fetch(`${encoding} ${basename(name, '.css')}`) : undefined;
    if (!body) {
      reply.callNotFound();
      return reply;
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
      .type('text/css; charset=utf-8')
      .send(body);
  });
}

function hashesOf(file: string): string[] {
  const hash = HASH.exec(file)?.[1];
  return hash ? [hash] : [];
}

function encode(body: Buffer, encoding: string): Promise<Buffer> | Buffer {
  if (encoding === 'br') return toBrotli(body);
  return encoding === 'gzip' ? toGzip(body) : body;
}
