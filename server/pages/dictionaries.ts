import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, type BrotliOptions } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ComposedStyles } from './composed-styles.ts';

/** The kinds of files that a browser can get as the difference to one that it has. */
const KINDS = {
  css: { type: 'text/css; charset=utf-8', use: 'match="/static/css/*", match-dest=("style")', dictionary: /\.css$/ },
  js: {
    type: 'text/javascript; charset=utf-8',
    use: 'match="/static/js/*", match-dest=("script")',
    dictionary: /^entry-client-[^.]*\.js$/,
  },
} as const;
type Kind = keyof typeof KINDS;

const FILE = /^\/static\/(css|js)\/((?:composed\/)?[\w.-]+\.(?:css|js))$/;
/** Begins a body in the encoding `dcb`; the SHA-256 of the dictionary follows (RFC 9842). */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);
/** All pairs of the site's files take about half of this. */
const MAX_BYTES = 1024 * 1024;
const QUALITY = 9;

const toBrotli = promisify(brotliCompress);

/** The types of Node 24 lack the option. */
interface DictionaryOptions extends BrotliOptions {
  dictionary: Buffer;
}

/**
 * Compression dictionaries: a browser that has one page's styles gets those of the next page as the difference to them,
 * and a script as the difference to the application's entry. Add it to the scope that serves `/static`.
 */
export function serveDifferences(scope: FastifyInstance, clientDir: string, composed?: ComposedStyles): void {
  if (!supportsDictionaries()) return;
  const folder = join(clientDir, 'static');
  let known: ReturnType<typeof findDictionaries> | undefined;
  const differences = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (key) => {
      const [kind = '', hash = '', path = ''] = key.split(' ');
      const [dictionary, content] = await Promise.all([dictionaryOf(kind, hash), contentOf(path)]);
      return dictionary && content ? differenceOf(dictionary, content) : undefined;
    },
  });

  /** The file or composed stylesheet whose hash a browser sends: `:base64:`. */
  async function dictionaryOf(kind: string, hash: string): Promise<Buffer | undefined> {
    const path = known?.byHash.get(`${kind} ${hash}`);
    if (path) return readFile(join(folder, path));
    return kind === 'css' ? composed?.contentWith(hash.slice(1, -1)) : undefined;
  }

  async function contentOf(path: string): Promise<Buffer | null | undefined> {
    return known?.files.has(path) ? readFile(join(folder, path)) : composed?.contentAt(`/static/${path}`);
  }

  scope.addHook('onRequest', async (request, reply) => {
    const file = fileOf(request);
    const hash = request.headers['available-dictionary'];
    if (!file || typeof hash !== 'string' || !acceptsDifferences(request)) return undefined;
    known ??= findDictionaries(folder);
    const body = await differences.fetch(`${file.kind} ${hash} ${file.path}`);
    if (!body) return undefined;
    describe(reply, file.kind, file.name);
    return reply
      .headers({ 'content-encoding': 'dcb', 'cache-control': 'public, max-age=31536000, immutable' })
      .type(KINDS[file.kind].type)
      .send(body);
  });
  scope.addHook('onSend', async (request, reply) => {
    const file = fileOf(request);
    if (file && reply.statusCode === 200) describe(reply, file.kind, file.name);
  });
}

/** Says that the response depends on the browser's dictionary, and whether it can be one itself. */
function describe(reply: FastifyReply, kind: Kind, name: string): void {
  reply.header('vary', 'accept-encoding, available-dictionary');
  const { dictionary, use } = KINDS[kind];
  if (dictionary.test(name)) reply.header('use-as-dictionary', use);
}

function fileOf({ url }: FastifyRequest): { kind: Kind; name: string; path: string } | null {
  const [, kind, name] = FILE.exec(url) ?? [];
  return kind && name ? { kind: kind as Kind, name, path: `${kind}/${name}` } : null; // one of the pattern's folders
}

function acceptsDifferences({ headers }: FastifyRequest): boolean {
  return /(^|[,\s])dcb\s*(,|$)/.test(headers['accept-encoding'] ?? '');
}

/** The files of the build, and its dictionaries by kind and hash as `Available-Dictionary` names it. */
function findDictionaries(folder: string) {
  const files = new Set<string>();
  const byHash = new Map<string, string>();
  for (const kind of Object.keys(KINDS) as Kind[])
    for (const name of readdirSync(join(folder, kind))) {
      files.add(`${kind}/${name}`);
      if (!KINDS[kind].dictionary.test(name)) continue;
      const hash = sha256(readFileSync(join(folder, kind, name))).toString('base64');
      byHash.set(`${kind} :${hash}:`, `${kind}/${name}`);
    }
  return { files, byHash };
}

async function differenceOf(dictionary: Buffer, content: Buffer): Promise<Buffer> {
  const options: DictionaryOptions = {
    dictionary,
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const body = await toBrotli(content, options);
  return Buffer.concat([MAGIC, sha256(dictionary), body]);
}

function sha256(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Early versions of Node 24 ignore the option. */
function supportsDictionaries(): boolean {
  const text = Buffer.from('No word of this sentence occurs twice');
  const options: DictionaryOptions = { dictionary: text };
  return brotliCompressSync(text, options).length < brotliCompressSync(text).length;
}
