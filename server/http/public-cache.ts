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
 * Browsers and what stands between ask each time whether it is still the same, so that a save is public with the next
 * request. A content network (RFC 9213) may take a second to hear of it, and show what it has while it asks.
 */
export const PUBLIC_CACHE_HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=60, stale-if-error=86400',
};
/** For answers to a login: no cache may keep them, and they carry no ETag, so that none is taken for another view. */
export const NO_STORE = 'no-store';
/**
 * Room in bytes, all that is held counted: for some hundred pages, and apart from them for what the calls answer, so that
 * programs evict no page. What visitors search for has its own, and lasts for seconds only.
 */
const MAX_BYTES = { pages: 32 * 1024 * 1024, calls: 16 * 1024 * 1024, searches: 4 * 1024 * 1024 };
const SEARCH_TTL_MS = 5000;
/** What an entry takes by itself, and what parsed JSON takes for each byte of its text. */
const ENTRY_BYTES = 2048;
const FORM_BYTES = 1024;
const PARSED_BYTES = 2;
/** The version of what is not kept. */
const UNCACHED = -1;

/** What a caller gets, before it is compressed. */
export interface CacheableResponse {
  status: number;
  /** Among them the type. The ETag is a hash of the content; with `no-store` there is none. */
  headers: Record<string, string>;
  body: string;
  /** Whether everybody may get the same until the content changes: it is whole, and public. */
  isCacheable: boolean;
}

/** One form of an answer, as it goes over the line. */
interface Representation {
  headers: Record<string, string>;
  /** Null where nobody may keep the answer: there is nothing to revalidate. */
  etag: string | null;
  /** The ETag of the same content before it was made smaller. */
  formerEtag?: string | null;
  body: Buffer;
  /** All headers as they were once sent, name and value by turns: with the body, and to who has it already. */
  sent?: { whole: string[]; unchanged: string[] };
}

/** An answer with the forms of it that were asked for so far. */
interface CacheEntry {
  version: number;
  status: number;
  representationIn: (encoding: Encoding) => Promise<Representation>;
  /** The forms that are made, by what a caller likes best. */
  representations: Map<Encoding, Representation>;
  /** Makes a page smaller that is asked for again, apart from those who ask. */
  recompress: () => void;
  /** What its JSON says, read once. Shared: not to be changed. */
  parsedBody: () => unknown;
  /** How many bytes it holds now. */
  bytes: () => number;
  /** Called when it holds more than before. */
  onResize: () => void;
}

/** How public answers came about so far: sent before the framework's steps, kept from before, or made anew. */
export interface CacheCounts {
  direct: number;
  hit: number;
  miss: number;
}

export interface PublicCache {
  counts: CacheCounts;
  /** Stands before whatever is made for visitors. */
  guard: LoadGuard;
  /**
   * Answers with what is kept under `address`, or with what `make` makes: once, however many ask for it at a time.
   * Without an address it is made for this caller alone.
   */
  respond(request: FastifyRequest, reply: FastifyReply, address: string | null, render: () => Promise<CacheableResponse>): Promise<FastifyReply>; // prettier-ignore
  /** What the JSON that is kept under `address` says; undefined where nothing is. Shared: not to be changed. */
  parsedBodyAt(address: string): unknown;
  /** Answers what is kept without any of the usual steps. False where it cannot: then nothing was sent. */
  serveFromCache(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Keeps public answers by their address while the content stays as it is, compressed once, within a bound. */
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

  /** What is kept under an address and still holds. */
  function findCurrent(address: string): CacheEntry | undefined {
    const callPath = callPathOf(address);
    const entry = storeFor(address, callPath).get(address);
    return entry?.version === version.current(callPath) ? entry : undefined;
  }

  /** What is kept for a URL. One that is written in an unusual way goes the framework's way to the same answer. */
  function findByUrl(url: string): CacheEntry | undefined {
    return findCurrent(url) ?? (url.includes('?') ? findCurrent(withoutUnknownParameters(url)) : undefined);
  }

  async function render(address: string, answer: () => Promise<CacheableResponse>): Promise<CacheEntry> {
    counts.miss += 1;
    const callPath = callPathOf(address);
    const began = await version.versionForCaching(callPath);
    const made = await answer();
    const entry = createEntry(made, began ?? UNCACHED);
    if (!made.isCacheable || began !== version.current(callPath)) return entry;
    const store = storeFor(address, callPath);
    store.set(address, entry);
    entry.onResize = () => store.resize(address, entry);
    return entry;
  }

  /** Everybody who asks while it is made waits for the same one. */
  function getOrRender(address: string, answer: () => Promise<CacheableResponse>): Promise<CacheEntry> {
    const known = findCurrent(address);
    if (known) {
      counts.hit += 1;
      return Promise.resolve(known);
    }
    const key = `${version.current(callPathOf(address))} ${address}`;
    const pending = pendingRenders.get(key) ?? render(address, answer).finally(() => pendingRenders.delete(key));
    pendingRenders.set(key, pending);
    return pending;
  }

  return {
    counts,
    guard,
    async respond(request, reply, address, answer) {
      if (address === null) return sendEntry(request, reply, createEntry(await answer(), UNCACHED));
      const entry = await getOrRender(address, () => guard.run(request, answer, { isSearch: isSearchKey(address) }));
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
          .writeHead(entry.status, representation.sent.whole)
          .end(request.method === 'HEAD' ? undefined : representation.body);
      return true;
    },
  };
}

/** Nothing about the request could change the answer. */
function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !hasBearerToken({ headers }) && !headers.origin;
}

function createEntry({ status, headers, body }: CacheableResponse, version: number): CacheEntry {
  const plain = trimBuffer(Buffer.from(body)); // the text itself is not held any longer
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
  async function representationIn(wanted: Encoding): Promise<Representation> {
    const encoding = plain.length < MIN_COMPRESSED_BYTES ? 'identity' : wanted;
    const compression = pending.get(encoding) ?? compressTo(encoding);
    pending.set(encoding, compression);
    const representation = await compression;
    if (representations.get(wanted) !== representation) {
      representations.set(wanted, representation);
      entry.onResize();
    }
    return representation;
  }
  function recompress(): void {
    const representation = representations.get('br');
    if (isRecompressed || !representation?.headers['content-encoding']) return;
    const compression = maxCompression(plain);
    if (!compression) return; // another time
    isRecompressed = true;
    const replace = (made: Buffer) => {
      const body = trimBuffer(made);
      const smaller = {
        ...toRepresentation('br', body, computeEtag(body, 'br', headers)),
        formerEtag: representation.etag,
      };
      pending.set('br', Promise.resolve(smaller));
      representations.set('br', smaller);
    };
    // As it is it can be sent as well.
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
    const made = [...new Set(representations.values())].map((representation) =>
      representationBytes(representation, plain),
    );
    const parsedBytes = parsed === undefined ? 0 : plain.length * PARSED_BYTES;
    return ENTRY_BYTES + plain.length + parsedBytes + made.reduce((sum, one) => sum + one, 0);
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
  const texts = [...Object.values(headers), ...(sent?.whole ?? []), ...(sent?.unchanged ?? [])];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return (body === plain ? 0 : body.length) + characters + FORM_BYTES;
}

/** The same bytes in memory of their own: a few of them would hold the whole piece of memory that they were cut from. */
function trimBuffer(cut: Buffer): Buffer {
  if (cut.buffer.byteLength === cut.length) return cut;
  const own = Buffer.allocUnsafeSlow(cut.length);
  cut.copy(own);
  return own;
}

/** Strong: another one for other bytes. A record's begins with its version, so that `If-Match` takes it. */
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

/** Headers that are no part of what is kept. */
const PER_REQUEST_HEADERS = new Set(['connection', 'x-request-id']);

/** All headers that this answer has by now, for the next one who asks. */
function snapshotHeaders(reply: FastifyReply, { body }: Representation) {
  const all = Object.entries(reply.getHeaders()).filter(([name]) => !PER_REQUEST_HEADERS.has(name));
  const whole = Object.fromEntries([...all, ['content-length', body.length]]);
  const unchanged = Object.fromEntries(all.filter(([name]) => !/^content-(type|encoding)$/.test(name)));
  return { whole: flattenHeaders(whole), unchanged: flattenHeaders(unchanged) };
}

function flattenHeaders(headers: Record<string, unknown>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Whether somebody already has it, by the ETags named; compared as RFC 9110 says, without regard to weakness. */
function matchesEtag(named: string | undefined, { etag, formerEtag }: Representation): boolean {
  if (named === undefined || etag === null) return false;
  if (named === etag || named.trim() === '*') return true;
  return named.split(',').some((one) => [etag, formerEtag].includes(one.trim().replace(/^W\//, '')));
}
