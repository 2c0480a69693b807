import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBearerToken } from './access.ts';
import type { ContentVersion } from './content-version.ts';
import { callPathOf, isSearchKey, withoutUnknownParameters } from './cache-keys.ts';
import { MIN_COMPRESSED_BYTES, compress, negotiateEncoding, maxCompression, type Encoding } from './compression.ts';
import { unguarded, type LoadGuard } from './load-guard.ts';
import { openResponseStore } from './response-store.ts';
import { VERSION_HEADER } from './record-version.ts';

/**
 * Browsers and proxies revalidate each time, so that a save is public with the next request. A CDN (RFC 9213) may reuse
 * a copy for one second, then serve it for 60 more seconds while it revalidates, and for a day if this server fails.
 */
export const PUBLIC_CACHE_HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=60, stale-if-error=86400',
};
/** For responses to logged-in users: no cache may store them. They carry no ETag, so that views cannot be confused. */
export const NO_STORE = 'no-store';
/**
 * Maximum cache sizes in bytes: some hundred pages, API responses, and searches. They are separate, so that API clients
 * and searches evict no pages. Searches expire after `SEARCH_TTL_MS`. Entries are never cleared: `content-version.ts`
 * invalidates them.
 */
const MAX_BYTES = { pages: 32 * 1024 * 1024, calls: 16 * 1024 * 1024, searches: 4 * 1024 * 1024 };
const SEARCH_TTL_MS = 5000;
/** Estimated memory in bytes: for each entry, for each representation, and for each byte of parsed JSON. */
const ENTRY_BYTES = 2048;
const REPRESENTATION_BYTES = 1024;
const PARSED_BYTES = 2;
/** The version of an entry that is not cached. */
const UNCACHED = -1;

/** A response before compression. */
export interface CacheableResponse {
  status: number;
  /** With the content type. The ETag is a hash of the content; with `no-store` there is none. */
  headers: Record<string, string>;
  body: string;
  /** Whether everybody may get the same response until the content changes: it is complete and public. */
  isCacheable: boolean;
}

/** One encoding of a response. */
interface Representation {
  headers: Record<string, string>;
  /** Null for `no-store`. */
  etag: string | null;
  /** The ETag of the same content before `recompress`. */
  formerEtag?: string | null;
  body: Buffer;
  /** All headers as names and values in turn, recorded at the first send: `full` for 200, `unchanged` for 304. */
  sent?: { full: string[]; unchanged: string[] };
}

/** A response with its representations so far. */
interface CacheEntry {
  version: number;
  status: number;
  representationIn: (encoding: Encoding) => Promise<Representation>;
  /** By the encoding that the client prefers. */
  representations: Map<Encoding, Representation>;
  /** Compresses a page at a high level in the background. Called at each direct cache hit; it has an effect once. */
  recompress: () => void;
  /** The parsed JSON body. Shared: do not change it. */
  parsedBody: () => unknown;
  /** Its current size in bytes. */
  bytes: () => number;
  /** Called when it grows. */
  onResize: () => void;
}

/** Public responses so far: cache hits before Fastify's hooks (`direct`), later cache hits, and misses. */
export interface CacheCounts {
  direct: number;
  hit: number;
  miss: number;
}

export interface PublicCache {
  counts: CacheCounts;
  /** Refuses renders under overload, and those of networks above their limits. */
  guard: LoadGuard;
  /**
   * Sends the cache entry of `address`, or renders it. Concurrent requests share one render. Without an address, it
   * renders for this caller alone.
   */
  respond(request: FastifyRequest, reply: FastifyReply, address: string | null, render: () => Promise<CacheableResponse>): Promise<FastifyReply>; // prettier-ignore
  /** The parsed JSON of the cache entry of `address`; undefined if there is none. Shared: do not change it. */
  parsedBodyAt(address: string): unknown;
  /** Serves a cache hit before Fastify's hooks run. False if it sent nothing. */
  serveFromCache(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Caches public responses by address, each compressed once, until the content version changes or memory runs short. */
export function openPublicCache(version: ContentVersion, guard: LoadGuard = unguarded): PublicCache {
  const pages = openResponseStore<CacheEntry>({ maxBytes: MAX_BYTES.pages });
  const calls = openResponseStore<CacheEntry>({ maxBytes: MAX_BYTES.calls });
  const searches = openResponseStore<CacheEntry>({ maxBytes: MAX_BYTES.searches, ttl: SEARCH_TTL_MS });
  const pendingRenders = new Map<string, Promise<CacheEntry>>();
  const counts: CacheCounts = { direct: 0, hit: 0, miss: 0 };

  function storeFor(address: string, callPath: string | undefined) {
    if (isSearchKey(address)) return searches;
    return callPath === undefined ? pages : calls;
  }

  /** The cache entry of an address, if it is current. */
  function findCurrent(address: string): CacheEntry | undefined {
    const callPath = callPathOf(address);
    const entry = storeFor(address, callPath).get(address);
    return entry?.version === version.current(callPath) ? entry : undefined;
  }

  /** The cache entry of a URL. Unusual spellings of a URL miss here, and Fastify's route finds the same entry. */
  function findByUrl(url: string): CacheEntry | undefined {
    return findCurrent(url) ?? (url.includes('?') ? findCurrent(withoutUnknownParameters(url)) : undefined);
  }

  async function render(address: string, produce: () => Promise<CacheableResponse>): Promise<CacheEntry> {
    counts.miss += 1;
    const callPath = callPathOf(address);
    const startVersion = await version.versionForCaching(callPath);
    const response = await produce();
    const entry = createEntry(response, startVersion ?? UNCACHED);
    if (!response.isCacheable || startVersion !== version.current(callPath)) return entry;
    const store = storeFor(address, callPath);
    store.set(address, entry);
    entry.onResize = () => store.resize(address, entry);
    return entry;
  }

  /** Concurrent requests share one render. */
  function getOrRender(address: string, produce: () => Promise<CacheableResponse>): Promise<CacheEntry> {
    const known = findCurrent(address);
    if (known) {
      counts.hit += 1;
      return Promise.resolve(known);
    }
    const key = `${version.current(callPathOf(address))} ${address}`;
    const pending = pendingRenders.get(key) ?? render(address, produce).finally(() => pendingRenders.delete(key));
    pendingRenders.set(key, pending);
    return pending;
  }

  return {
    counts,
    guard,
    async respond(request, reply, address, produce) {
      if (address === null) return sendEntry(request, reply, createEntry(await produce(), UNCACHED));
      const entry = await getOrRender(address, () => guard.run(request, produce, { isSearch: isSearchKey(address) }));
      return sendEntry(request, reply, entry);
    },
    parsedBodyAt: (url) => findByUrl(url)?.parsedBody(),
    serveFromCache(request, response) {
      if (!isAnonymousRead(request)) return false;
      const entry = findByUrl(request.url ?? '');
      if (!entry) return false;
      const representation = entry.representations.get(negotiateEncoding(request.headers['accept-encoding']));
      if (!representation?.sent) return false;
      counts.direct += 1;
      entry.recompress();
      if (matchesEtag(request.headers['if-none-match'], representation))
        response.writeHead(304, representation.sent.unchanged).end();
      else
        response
          .writeHead(entry.status, representation.sent.full)
          .end(request.method === 'HEAD' ? undefined : representation.body);
      return true;
    },
  };
}

/** Whether the response depends on the URL alone. */
function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !hasBearerToken({ headers }) && !headers.origin;
}

function createEntry({ status, headers, body }: CacheableResponse, version: number): CacheEntry {
  const plain = trimBuffer(Buffer.from(body)); // so that the string can be collected
  const representations = new Map<Encoding, Representation>();
  const pending = new Map<Encoding, Promise<Representation>>();
  let parsed: unknown;
  let isRecompressed = !headers['content-type']?.startsWith('text/html');

  async function compressTo(encoding: Encoding): Promise<Representation> {
    const content = trimBuffer(await compress(plain, encoding));
    return toRepresentation(encoding, content, computeEtag(plain, encoding, headers));
  }
  function toRepresentation(encoding: Encoding, body: Buffer, etag: string | null): Representation {
    return { headers: encodingHeaders({ ...headers, ...(etag !== null && { etag }) }, encoding), etag, body };
  }
  async function representationIn(requested: Encoding): Promise<Representation> {
    const encoding = plain.length < MIN_COMPRESSED_BYTES ? 'identity' : requested;
    const compression = pending.get(encoding) ?? compressTo(encoding);
    pending.set(encoding, compression);
    const representation = await compression;
    if (representations.get(requested) !== representation) {
      representations.set(requested, representation);
      entry.onResize();
    }
    return representation;
  }
  function recompress(): void {
    const representation = representations.get('br');
    if (isRecompressed || !representation?.headers['content-encoding']) return;
    const compression = maxCompression(plain);
    if (!compression) return; // busy: a later request tries again
    isRecompressed = true;
    const replace = (compressed: Buffer) => {
      const body = trimBuffer(compressed);
      const smaller = {
        ...toRepresentation('br', body, computeEtag(body, 'br', headers)),
        formerEtag: representation.etag,
      };
      pending.set('br', Promise.resolve(smaller));
      representations.set('br', smaller);
    };
    // On failure the first compression stays in use.
    compression.then(replace, () => undefined);
  }
  function parsedBody(): unknown {
    if (parsed === undefined) {
      parsed = JSON.parse(plain.toString()) as unknown;
      entry.onResize();
    }
    return parsed;
  }
  function bytes(): number {
    const sizes = [...new Set(representations.values())].map((representation) =>
      representationBytes(representation, plain),
    );
    const parsedBytes = parsed === undefined ? 0 : plain.length * PARSED_BYTES;
    return ENTRY_BYTES + plain.length + parsedBytes + sizes.reduce((sum, one) => sum + one, 0);
  }
  const entry: CacheEntry = {
    version,
    status,
    representationIn,
    representations,
    recompress,
    parsedBody,
    bytes,
    onResize: () => undefined,
  };
  return entry;
}

function representationBytes({ body, headers, sent }: Representation, plain: Buffer): number {
  const texts = [...Object.values(headers), ...(sent?.full ?? []), ...(sent?.unchanged ?? [])];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return (body === plain ? 0 : body.length) + characters + REPRESENTATION_BYTES;
}

/** Copies a slice into memory of its own: a slice keeps its whole parent buffer alive. */
function trimBuffer(slice: Buffer): Buffer {
  if (slice.buffer.byteLength === slice.length) return slice;
  const own = Buffer.allocUnsafeSlow(slice.length);
  slice.copy(own);
  return own;
}

/** A strong ETag. A record's begins with its version, so that `If-Match` accepts it. */
function computeEtag(content: Buffer, encoding: Encoding, headers: Record<string, string>): string | null {
  if (headers['cache-control'] === NO_STORE) return null;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const parts = [headers[VERSION_HEADER], hash, encoding === 'identity' ? undefined : encoding];
  return `"${parts.filter((part) => part !== undefined).join('-')}"`;
}

function encodingHeaders(headers: Record<string, string>, encoding: Encoding): Record<string, string> {
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  return { ...headers, vary, ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
}

async function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry): Promise<FastifyReply> {
  const representation = await entry.representationIn(negotiateEncoding(request.headers['accept-encoding']));
  const vary = [reply.getHeader('vary'), representation.headers.vary].filter(Boolean).join(', ');
  reply.code(entry.status).headers({ ...representation.headers, vary });
  if (isAnonymousRead(request.raw) && !representation.sent) {
    representation.sent = snapshotHeaders(reply, representation);
    entry.onResize();
  }
  if (entry.status === 200 && matchesEtag(request.headers['if-none-match'], representation))
    return reply.code(304).send();
  return reply.send(representation.body);
}

/** Headers that are not cached. */
const PER_REQUEST_HEADERS = new Set(['connection', 'x-request-id']);

/** The headers of this response, for later cache hits. */
function snapshotHeaders(reply: FastifyReply, { body }: Representation) {
  const all = Object.entries(reply.getHeaders()).filter(([name]) => !PER_REQUEST_HEADERS.has(name));
  const full = Object.fromEntries([...all, ['content-length', body.length]]);
  const unchanged = Object.fromEntries(all.filter(([name]) => !/^content-(type|encoding)$/.test(name)));
  return { full: flattenHeaders(full), unchanged: flattenHeaders(unchanged) };
}

function flattenHeaders(headers: Record<string, unknown>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Whether `If-None-Match` names this representation. Weak comparison, as RFC 9110 requires. */
function matchesEtag(named: string | undefined, { etag, formerEtag }: Representation): boolean {
  if (named === undefined || etag === null) return false;
  if (named === etag || named.trim() === '*') return true;
  return named.split(',').some((one) => [etag, formerEtag].includes(one.trim().replace(/^W\//, '')));
}
