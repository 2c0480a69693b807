import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { carriesLogin } from './access.ts';
import type { ContentVersion } from './content-version.ts';
import { callOf, isSearch, withoutUnknownParameters } from './cache-keys.ts';
import { COMPRESSED_FROM, encoded, encodingOf, smallest, type Encoding } from './compression.ts';
import { unguarded, type LoadGuard } from './load-guard.ts';
import { openResponseStore } from './response-store.ts';
import { VERSION_HEADER } from './record-version.ts';

/**
 * Browsers and what stands between ask each time whether it is still the same, so that a save is public with the next
 * request. A content network (RFC 9213) may take a second to hear of it, and show what it has while it asks.
 */
export const LASTING = {
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
const NEVER = '';

/** What a caller gets, before it is compressed. */
export interface Answer {
  status: number;
  /** Among them the type. The ETag is a hash of the content; with `no-store` there is none. */
  headers: Record<string, string>;
  body: string;
  /** Whether everybody may get the same until the content changes: it is whole, and public. */
  isLasting: boolean;
}

/** One form of an answer, as it goes over the line. */
interface Form {
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
interface Kept {
  version: string;
  status: number;
  formIn: (encoding: Encoding) => Promise<Form>;
  /** The forms that are made, by what a caller likes best. */
  forms: Map<Encoding, Form>;
  /** Makes a page smaller that is asked for again, apart from those who ask. */
  tighten: () => void;
  /** What its JSON says, read once. Shared: not to be changed. */
  value: () => unknown;
  /** How many bytes it holds now. */
  bytes: () => number;
  /** Called when it holds more than before. */
  onGrowth: () => void;
}

/** How public answers came about so far: sent before the framework's steps, kept from before, or made anew. */
export interface CacheCounts {
  atOnce: number;
  kept: number;
  made: number;
}

export interface PublicCache {
  counts: CacheCounts;
  /** Stands before whatever is made for visitors. */
  guard: LoadGuard;
  /**
   * Answers with what is kept under `address`, or with what `make` makes: once, however many ask for it at a time.
   * Without an address it is made for this caller alone.
   */
  answer(request: FastifyRequest, reply: FastifyReply, address: string | null, make: () => Promise<Answer>): Promise<FastifyReply>; // prettier-ignore
  /** What the JSON that is kept under `address` says; undefined where nothing is. Shared: not to be changed. */
  valueAt(address: string): unknown;
  /** Answers what is kept without any of the usual steps. False where it cannot: then nothing was sent. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Keeps public answers by their address while the content stays as it is, compressed once, within a bound. */
export function openPublicCache(version: ContentVersion, guard: LoadGuard = unguarded): PublicCache {
  const pages = openResponseStore<Kept>({ maxBytes: MAX_BYTES.pages });
  const calls = openResponseStore<Kept>({ maxBytes: MAX_BYTES.calls });
  const searches = openResponseStore<Kept>({ maxBytes: MAX_BYTES.searches, ttl: SEARCH_TTL_MS });
  const making = new Map<string, Promise<Kept>>();
  const counts: CacheCounts = { atOnce: 0, kept: 0, made: 0 };

  function storeOf(address: string) {
    if (isSearch(address)) return searches;
    return callOf(address) === undefined ? pages : calls;
  }

  /** What is kept under an address and still holds. */
  function current(address: string): Kept | undefined {
    const kept = storeOf(address).get(address);
    return kept?.version === version.current(callOf(address)) ? kept : undefined;
  }

  /** What is kept for a URL. One that is written in an unusual way goes the framework's way to the same answer. */
  function keptAt(url: string): Kept | undefined {
    return current(url) ?? (url.includes('?') ? current(withoutUnknownParameters(url)) : undefined);
  }

  async function make(address: string, answer: () => Promise<Answer>): Promise<Kept> {
    counts.made += 1;
    const began = await version.settled(callOf(address));
    const made = await answer();
    const kept = keptOf(made, began ?? NEVER);
    if (!made.isLasting || began !== version.current(callOf(address))) return kept;
    const store = storeOf(address);
    store.set(address, kept);
    kept.onGrowth = () => store.resize(address, kept);
    return kept;
  }

  /** Everybody who asks while it is made waits for the same one. */
  function keptFor(address: string, answer: () => Promise<Answer>): Promise<Kept> {
    const known = current(address);
    if (known) {
      counts.kept += 1;
      return Promise.resolve(known);
    }
    const place = `${version.current(callOf(address))} ${address}`;
    const begun = making.get(place) ?? make(address, answer).finally(() => making.delete(place));
    making.set(place, begun);
    return begun;
  }

  return {
    counts,
    guard,
    async answer(request, reply, address, answer) {
      if (address === null) return send(request, reply, keptOf(await answer(), NEVER));
      const kept = await keptFor(address, () => guard.run(request, answer, { isSearch: isSearch(address) }));
      return send(request, reply, kept);
    },
    valueAt: (url) => keptAt(url)?.value(),
    answerAtOnce(request, response) {
      if (!isPlain(request)) return false;
      const kept = keptAt(request.url ?? '');
      if (!kept) return false;
      const form = kept.forms.get(encodingOf(request.headers['accept-encoding']));
      if (!form?.sent) return false;
      counts.atOnce += 1;
      kept.tighten();
      if (isSame(request.headers['if-none-match'], form)) response.writeHead(304, form.sent.unchanged).end();
      else response.writeHead(kept.status, form.sent.whole).end(request.method === 'HEAD' ? undefined : form.body);
      return true;
    },
  };
}

/** Nothing about the request could change the answer. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !carriesLogin({ headers }) && !headers.origin;
}

function keptOf({ status, headers, body }: Answer, version: string): Kept {
  const plain = exactly(Buffer.from(body)); // the text itself is not held any longer
  const forms = new Map<Encoding, Form>();
  const begun = new Map<Encoding, Promise<Form>>();
  let read: unknown;
  let isTight = !headers['content-type']?.startsWith('text/html');

  async function make(encoding: Encoding): Promise<Form> {
    const content = exactly(await encoded(plain, encoding));
    return formOf(encoding, content, etagOf(plain, encoding, headers));
  }
  function formOf(encoding: Encoding, body: Buffer, etag: string | null): Form {
    return { headers: headersOf({ ...headers, ...(etag !== null && { etag }) }, encoding), etag, body };
  }
  async function formIn(wanted: Encoding): Promise<Form> {
    const encoding = plain.length < COMPRESSED_FROM ? 'identity' : wanted;
    const begunForm = begun.get(encoding) ?? make(encoding);
    begun.set(encoding, begunForm);
    const form = await begunForm;
    if (forms.get(wanted) !== form) {
      forms.set(wanted, form);
      kept.onGrowth();
    }
    return form;
  }
  function tighten(): void {
    const form = forms.get('br');
    if (isTight || !form?.headers['content-encoding']) return;
    const smaller = smallest(plain);
    if (!smaller) return; // another time
    isTight = true;
    const replace = (made: Buffer) => {
      const body = exactly(made);
      const tight = { ...formOf('br', body, etagOf(body, 'br', headers)), formerEtag: form.etag };
      begun.set('br', Promise.resolve(tight));
      forms.set('br', tight);
    };
    // As it is it can be sent as well.
    smaller.then(replace, () => undefined);
  }
  function value(): unknown {
    if (read === undefined) {
      read = JSON.parse(plain.toString()) as unknown;
      kept.onGrowth();
    }
    return read;
  }
  function bytes(): number {
    const made = [...new Set(forms.values())].map((form) => bytesOf(form, plain));
    const parsed = read === undefined ? 0 : plain.length * PARSED_BYTES;
    return ENTRY_BYTES + plain.length + parsed + made.reduce((sum, one) => sum + one, 0);
  }
  const kept: Kept = { version, status, formIn, forms, tighten, value, bytes, onGrowth: () => undefined };
  return kept;
}

function bytesOf({ body, headers, sent }: Form, plain: Buffer): number {
  const texts = [...Object.values(headers), ...(sent?.whole ?? []), ...(sent?.unchanged ?? [])];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return (body === plain ? 0 : body.length) + characters + FORM_BYTES;
}

/** The same bytes in memory of their own: a few of them would hold the whole piece of memory that they were cut from. */
function exactly(cut: Buffer): Buffer {
  if (cut.buffer.byteLength === cut.length) return cut;
  const own = Buffer.allocUnsafeSlow(cut.length);
  cut.copy(own);
  return own;
}

/** Strong: another one for other bytes. A record's begins with its version, so that `If-Match` takes it. */
function etagOf(content: Buffer, encoding: Encoding, headers: Record<string, string>): string | null {
  if (headers['cache-control'] === NO_STORE) return null;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const parts = [headers[VERSION_HEADER], hash, encoding === 'identity' ? undefined : encoding];
  return `"${parts.filter((part) => part !== undefined).join('-')}"`;
}

function headersOf(headers: Record<string, string>, encoding: Encoding): Record<string, string> {
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  return { ...headers, vary, ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
}

async function send(request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<FastifyReply> {
  const form = await kept.formIn(encodingOf(request.headers['accept-encoding']));
  const vary = [reply.getHeader('vary'), form.headers.vary].filter(Boolean).join(', ');
  reply.code(kept.status).headers({ ...form.headers, vary });
  if (isPlain(request.raw) && !form.sent) {
    form.sent = sentOf(reply, form);
    kept.onGrowth();
  }
  if (kept.status === 200 && isSame(request.headers['if-none-match'], form)) return reply.code(304).send();
  return reply.send(form.body);
}

/** Headers that are no part of what is kept. */
const OF_ONE_REQUEST = new Set(['connection', 'x-request-id']);

/** All headers that this answer has by now, for the next one who asks. */
function sentOf(reply: FastifyReply, { body }: Form) {
  const all = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_REQUEST.has(name));
  const whole = Object.fromEntries([...all, ['content-length', body.length]]);
  const unchanged = Object.fromEntries(all.filter(([name]) => !/^content-(type|encoding)$/.test(name)));
  return { whole: flat(whole), unchanged: flat(unchanged) };
}

function flat(headers: Record<string, unknown>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Whether somebody already has it, by the ETags named; compared as RFC 9110 says, without regard to weakness. */
function isSame(named: string | undefined, { etag, formerEtag }: Form): boolean {
  if (named === undefined || etag === null) return false;
  if (named === etag || named.trim() === '*') return true;
  return named.split(',').some((one) => [etag, formerEtag].includes(one.trim().replace(/^W\//, '')));
}
