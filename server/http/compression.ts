import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Shorter bodies fit into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024;
/** Saves nine tenths of the highest level's savings, in a fraction of its time. */
const BROTLI_QUALITY = 5;
/** Nearly the highest level: saves another tenth, in ten times the time. */
const BROTLI_MAX_QUALITY = 10;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Browsers send a handful of different headers. Invented ones only evict each other.
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/** The supported encoding that `Accept-Encoding` prefers. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const found = negotiated.get(accepted);
  if (found) return found;
  const chosen = negotiator.negotiate(accepted.toLowerCase(), [...ENCODINGS]) ?? 'identity'; // one of those given
  negotiated.set(accepted, chosen);
  return chosen;
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body);
  if (encoding === 'identity') return body;
  return brotli(body, BROTLI_QUALITY);
}

/** The queue limit of `maxCompression`. */
const QUEUE_MAX = 20;
let queue = Promise.resolve<unknown>(undefined);
let queued = 0;

/**
 * Compresses a body with brotli at a high level; null if the queue is full. One at a time, because no response waits for
 * it, but other work needs the processor.
 */
export function maxCompression(body: Buffer): Promise<Buffer> | null {
  if (queued >= QUEUE_MAX) return null;
  queued += 1;
  const made = queue.then(() => brotli(body, BROTLI_MAX_QUALITY)).finally(() => (queued -= 1));
  queue = made.catch(() => undefined);
  return made;
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
