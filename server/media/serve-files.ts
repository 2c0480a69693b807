import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_KINDS, fileAddress, parseFileName, type FileKind } from '#contract/files.ts';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { readParts } from './file-parts.ts';
import { openFileStore } from './file-store.ts';
import type { Storage } from './storage.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** An address with an older name leads to the newer one, which may change again. */
const SHORT_LIVED = 'public, max-age=300';
/** Bytes that wait in memory for a slow reader. */
const WAITING_BYTES = 64 * 1024;

/**
 * What a PDF or video may load: only itself. Browsers show both in a document of their own, which they put together with
 * styles. `sandbox` and `object-src 'none'` would keep Chrome's viewer from showing a PDF.
 */
const POLICY_END = "style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'self'";
const PDF_POLICY = `default-src 'none';object-src 'self';${POLICY_END}`;
const VIDEO_POLICY = `default-src 'none';media-src 'self';${POLICY_END}`;

interface Params {
  hash: string;
  fileName: string;
}

/** Serves uploaded PDFs and videos, whole or in part: players ask for parts, and Safari plays nothing without. */
export function serveFiles(app: FastifyInstance, database: Database, storage: Storage): void {
  const files = openFileStore(database);
  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: '/files/:hash(^[0-9a-f]{32}$)/:fileName',
    async handler(request, reply) {
      const { hash, fileName } = request.params;
      const name = `${hash}${/\.\w+$/.exec(fileName)?.[0] ?? ''}`;
      const kind = parseFileName(name)?.kind;
      const file = kind && (await files.parts(name));
      if (!file) throw new Failure('not-found');
      const address = fileAddress(name, file.fileName);
      if (request.params.fileName !== address.slice(address.lastIndexOf('/') + 1))
        return reply.header('cache-control', SHORT_LIVED).redirect(address, 301);
      const etag = `"${hash}"`;
      const headers = fileHeaders(kind, { address, etag });
      if (request.headers['if-none-match'] === etag) return reply.headers(headers).code(304).send();
      const range = wantedRange(request, etag, file.bytes);
      if (range === 'unsatisfiable') return refuseRange(reply, file.bytes);
      const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
      const content = request.method === 'HEAD' ? null : await begin(readParts(storage, file.parts, { start, end }));
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
      reply.headers({ ...headers, 'content-length': end - start + 1 });
      return reply.send(content && Readable.from(content, { objectMode: false, highWaterMark: WAITING_BYTES }));
    },
  });
}

/** Reads the first bytes at once, so that a file whose content is missing is an error and not half a reply. */
async function begin(content: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer>> {
  const first = await content.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* content;
  })();
}

/** Inline: a visitor reads a PDF in the browser. Who saves it gets the readable name. */
function fileHeaders(kind: FileKind, { address, etag }: { address: string; etag: string }) {
  return {
    'accept-ranges': 'bytes',
    'cache-control': IMMUTABLE,
    'content-disposition': `inline; filename="${address.slice(address.lastIndexOf('/') + 1)}"`,
    'content-security-policy': kind === 'pdf' ? PDF_POLICY : VIDEO_POLICY,
    'content-type': FILE_KINDS[kind].mediaType,
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  };
}

function refuseRange(reply: FastifyReply, bytes: number): FastifyReply {
  return reply.code(416).headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store', 'accept-ranges': 'bytes' }).send(); // prettier-ignore
}

/**
 * The bytes that a request asks for; null for all of them. A request for several ranges, or with the ETag of another
 * content, gets the whole file, as HTTP allows.
 */
function wantedRange({ headers }: FastifyRequest, etag: string, bytes: number) {
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return null;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  const [start, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)];
  if (last !== '' && Number(last) < start) return null; // not a range
  return start >= bytes ? 'unsatisfiable' : { start, end };
}
