import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What is shorter travels in one packet anyway. */
export const COMPRESSED_FROM = 1024;
/** Nine tenths of what the best level saves, in a fraction of its time. */
const BROTLI_QUALITY = 5;
/** Nearly the best: a tenth less again, in ten times the time. */
const BROTLI_SMALL = 10;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Browsers send a handful of different headers; whoever makes up more of them only pushes out each other's.
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The encoding that a caller's `Accept-Encoding` likes best of those we make. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const found = known.get(accepted);
  if (found) return found;
  const chosen = negotiator.negotiate(accepted.toLowerCase(), [...ENCODINGS]) ?? 'identity'; // one of those given
  known.set(accepted, chosen);
  return chosen;
}

export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body);
  if (encoding === 'identity') return body;
  return brotli(body, BROTLI_QUALITY);
}

/** Bodies that may wait to be made smaller. */
const WAITING_MAX = 20;
let making = Promise.resolve<unknown>(undefined);
let waiting = 0;

/**
 * The body in brotli as small as is sensible; null where too many wait for that already. One at a time: nobody waits for
 * it, but others want the processor.
 */
export function smallest(body: Buffer): Promise<Buffer> | null {
  if (waiting >= WAITING_MAX) return null;
  waiting += 1;
  const made = making.then(() => brotli(body, BROTLI_SMALL)).finally(() => (waiting -= 1));
  making = made.catch(() => undefined);
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
