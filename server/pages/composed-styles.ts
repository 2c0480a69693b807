import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

const PREFIX = '/static/css/composed/';
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** The texts of some fifty pages, and their compressed forms. */
const MAX_BYTES = 8 * 1024 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The URL of one stylesheet with the styles of several built ones, in this order. It names them, and so their content. */
export function composedStylesUrl(sheets: readonly string[]): string {
  return `${PREFIX}${sheets.map((sheet) => sheet.replace(/^.*\/|\.css$/g, '')).join('.')}.css`;
}

/** The stylesheets of pages made of blocks. */
export interface ComposedStyles {
  /** The content at a URL; null if it is not that of a composed stylesheet. */
  contentAt: (url: string) => Promise<Buffer | null>;
  /** The content with a hash in base64, if this process has made it. */
  contentWith: (hash: string) => Buffer | undefined;
}

/** Makes the stylesheets of pages made of blocks from those of the build. Any process with the same build can make each. */
export function openComposedStyles(clientDir: string): ComposedStyles {
  const folder = join(clientDir, 'static/css');
  const byHash = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length });
  let files: Set<string> | undefined;

  async function contentAt(url: string): Promise<Buffer | null> {
    if (!url.startsWith(PREFIX) || !url.endsWith('.css')) return null;
    files ??= new Set(readdirSync(folder));
    const names = url
      .slice(PREFIX.length, -'.css'.length)
      .split('.')
      .map((name) => `${name}.css`);
    if (new Set(names).size < names.length || !names.every((name) => files?.has(name))) return null;
    const content = Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
    byHash.set(createHash('sha256').update(content).digest('base64'), content);
    return content;
  }

  return { contentAt, contentWith: (hash) => byHash.get(hash) };
}

/** Serves the stylesheets of pages made of blocks. */
export function serveComposedStyles(scope: FastifyInstance, { contentAt }: ComposedStyles): void {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (key) => {
      const [encoding = '', url = ''] = key.split(' ');
      const content = await contentAt(url);
      return content ? encode(content, encoding) : undefined;
    },
  });

  scope.get(`${PREFIX}*`, async (request, reply) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity';
    const body = await bodies.fetch(`${encoding} ${request.url}`);
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

function encode(body: Buffer, encoding: string): Promise<Buffer> | Buffer {
  if (encoding === 'br') return toBrotli(body);
  return encoding === 'gzip' ? toGzip(body) : body;
}
