import type { Readable } from 'node:stream';
import type {} from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { calls, type Call, type CallKey, type Calls } from '#contract/calls.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { authorize, hasBearerToken, isStaff, type Caller, type FindLogin, type Login } from './access.ts';
import { isEmptyFilteredList, cacheKey } from './cache-keys.ts';
import { compress, MIN_COMPRESSED_BYTES, negotiateEncoding } from './compression.ts';
import { Failure, invalidInput } from './failure.ts';
import { normalizeIp } from './ip-prefix.ts';
import { PUBLIC_CACHE_HEADERS, NO_STORE, type CacheableResponse, type PublicCache } from './public-cache.ts';
import { clearStaleCookies } from './session-cookie.ts';
import { readIfMatch, versionHeaders } from './record-version.ts';

/** Several times the longest form. Anybody can send a body, and parsing one with only brackets is slow. */
const PUBLIC_MAX_BYTES = 64 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

type Parsed<K extends CallKey, P extends string> =
  Calls[K] extends Record<P, infer S extends z.ZodType> ? z.output<S> : never;

/** The input of a handler: parsed by the contract, after the access check. */
interface BaseContext<K extends CallKey> {
  params: Parsed<K, 'params'>;
  query: Parsed<K, 'query'>;
  body: Parsed<K, 'body'>;
  /** Set if staff sent the staff variant of the body. */
  staffBody: Parsed<K, 'staffBody'> | null;
  caller: Caller | null;
  /** Whether the caller may see hidden records. */
  isStaff: boolean;
  /** The caller's network address. */
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface VersionContext {
  /** The version in `If-Match`; null without one. */
  ifMatch: number | null;
}

/** The request data of a call. Only calls that declare `checksVersion` have the version. */
export type Context<K extends CallKey> = BaseContext<K> &
  (Calls[K] extends { checksVersion: true } ? VersionContext : unknown);

type FileMedia = 'text/csv' | (typeof BINARY_MEDIA)[number];
const BINARY_MEDIA = ['application/x-tar', 'application/zip', 'application/octet-stream'] as const;
/** A reply that is not JSON may be a stream. */
type Reply<K extends CallKey> =
  | z.output<Calls[K]['reply']>
  | (Calls[K] extends { media: FileMedia } ? Readable : never);
export type Handler<K extends CallKey> = (context: Context<K>) => Promise<Reply<K>>;
/** The handlers of a feature, by call. */
export type Handlers = { [K in CallKey]?: Handler<K> };

/** A call while it runs. */
export interface RunningCall {
  key: CallKey;
  /** The path as the contract writes it, below `/api`: `/blog/:id`. */
  path: string;
  call: Call;
  context: CallContext;
}

/** The request data for code that wraps every call. */
export type CallContext = Pick<BaseContext<CallKey>, 'caller' | 'isStaff' | 'address' | 'request'> &
  Partial<VersionContext> &
  Record<'params' | 'body' | 'staffBody', unknown>;

/** Wraps the work of a call, for example to set its author or to add an audit entry. */
export type CallWrapper = <T>(running: RunningCall, work: () => Promise<T>) => Promise<T>;

interface RegisterOptions {
  handlers: Handlers;
  sessions: { find: FindLogin; openAmong: (ids: string[]) => Promise<string[]> };
  cache: PublicCache;
  /** Run around every call that writes or is audited, the first one outermost. */
  wrappers?: CallWrapper[];
  /** Called with the caller after authentication. */
  onCaller?: (caller: Caller | null) => Promise<void>;
  /** Called when a call is refused and its login is known. */
  onRefused?: (call: Call, request: FastifyRequest, login: Login, failure: Failure) => Promise<void>;
  /** Maps the queries of visitors to known values, so that made-up ones share one cached response. */
  normalizeQuery?: QueryNormalizers;
}

type QueryNormalizers = { [K in CallKey]?: (query: Parsed<K, 'query'>) => Promise<Parsed<K, 'query'>> };

/** Registers every call of the contract. A call without a handler stops the start. */
export function registerCalls(app: FastifyInstance, options: RegisterOptions): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  for (const key of Object.keys(calls) as CallKey[]) {
    const call: Call = calls[key];
    const [method = '', path = ''] = key.split(' ');
    app.route({
      method,
      url: `/api${path}`,
      ...(call.who === 'anyone' && { bodyLimit: PUBLIC_MAX_BYTES }),
      onRequest: async (request, reply) => {
        const caller = call.ignoresLogin ? null : await findCaller(call, request, reply, options);
        if (caller) callers.set(request, caller);
      },
      handler: handlerOf({ key, method, path, call }, options, (request) => callers.get(request) ?? null),
    });
  }
}

async function findCaller(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, onRefused, onCaller }: RegisterOptions,
): Promise<Caller | null> {
  const caller = await authorize(request, call, {
    findLogin: sessions.find,
    onRefused: async (login, failure) => onRefused?.(call, request, login, failure),
  }).catch(async (error: unknown) => {
    await clearStaleCookies(request, reply, sessions.openAmong);
    throw error;
  });
  await onCaller?.(caller);
  return caller;
}

interface RegisteredCall {
  key: CallKey;
  method: string;
  path: string;
  call: Call;
}

function handlerOf(
  { key, method, path, call }: RegisteredCall,
  { handlers, cache, wrappers = [], normalizeQuery = {} }: RegisterOptions,
  callerOf: (request: FastifyRequest) => Caller | null,
) {
  const handler = handlers[key] as ((context: BaseContext<CallKey>) => Promise<unknown>) | undefined; // `buildContext` adds what the call declares
  if (!handler) throw new Error(`Nobody handles ${key}`);
  const isRead = method === 'GET' && !call.audit;

  function run(context: BaseContext<CallKey>): Promise<unknown> {
    const work = async (): Promise<unknown> => handler?.(context);
    if (isRead) return work();
    const running = { key, path, call, context };
    return wrappers.reduceRight((inner, wrap) => () => wrap(running, inner), work)();
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = buildContext(call, request, reply, callerOf(request));
    const work = () => run(context as Context<CallKey>); // parsed by this call's schemas
    const isPublic = method === 'GET' && call.who === 'anyone' && !hasBearerToken(request);
    if (method !== 'GET' || call.media) {
      return sendReply(call, await (isPublic ? cache.guard.run(request, work) : work()), reply, isPublic);
    }
    const normalize = isPublic && normalizeQuery[key];
    if (normalize) context.query = await normalize(context.query as never); // parsed by the same call's schema
    const cachedAs = isPublic ? cacheKey(path, call, context, request.query) : null;
    return cache.respond(request, reply, cachedAs, async () => {
      const value = await work();
      const response = toCacheableResponse(call, value, isPublic);
      return isEmptyFilteredList(cachedAs, value) ? { ...response, isCacheable: false } : response;
    });
  };
}

function buildContext(call: Call, request: FastifyRequest, reply: FastifyReply, caller: Caller | null) {
  const staff = isStaff(caller);
  rejectEmptyWrite(call, request);
  const staffBody = staff && call.staffBody ? parseInput(call.staffBody, request.body) : null;
  return {
    params: parseInput(call.params, request.params),
    query: parseInput(call.query, request.query),
    body: staffBody ?? parseInput(call.body, request.body),
    staffBody,
    caller,
    isStaff: staff,
    ...(call.checksVersion && { ifMatch: readIfMatch(request) }),
    address: normalizeIp(request.ip),
    request,
    reply,
  };
}

/** An empty body is always a mistake: it would empty a section. */
function rejectEmptyWrite({ body, media }: Call, request: FastifyRequest): void {
  if (media === 'upload' || !body) return;
  if (request.isMultipart()) throw new Failure('unsupported-type');
  const sent: unknown = request.body;
  const isEmpty = sent === undefined || sent === null;
  const hasNoFields = typeof sent === 'object' && sent !== null && Object.keys(sent).length === 0;
  if (isEmpty || (request.method === 'PUT' && hasNoFields && !Array.isArray(sent))) {
    throw new Failure('malformed-body', { message: 'The request is empty.' });
  }
}

function parseInput(schema: z.ZodType | undefined, raw: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(raw ?? {});
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}

/** The reply of a write, or of a read that is not JSON. */
async function sendReply(call: Call, value: unknown, reply: FastifyReply, isPublic: boolean): Promise<FastifyReply> {
  if (call.status) reply.code(call.status);
  if (!isPublic) reply.header('cache-control', NO_STORE);
  const isBinary = BINARY_MEDIA.some((one) => one === call.media);
  if (call.media && isBinary) return reply.type(call.media).send(value);
  if (call.media && call.media !== 'upload') return sendText(reply.type(`${call.media}; charset=utf-8`), value);
  const body: unknown = parseLenient(call.reply, value);
  return reply.headers(versionHeaders(body)).type(JSON_TYPE).send(JSON.stringify(body));
}

/** Sends a text that is not JSON, such as a drawing, compressed if the client knows how. */
async function sendText(reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const encoding = negotiateEncoding(reply.request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (typeof value !== 'string' || value.length < MIN_COMPRESSED_BYTES || encoding === 'identity')
    return reply.send(value);
  return reply.header('content-encoding', encoding).send(await compress(Buffer.from(value), encoding));
}

/**
 * The reply of a read. Staff and the public may get different views of the same version, so they never share an ETag: the
 * public one is a hash of the content, and replies to logged-in users have none and are not stored.
 */
function toCacheableResponse(call: Call, value: unknown, isPublic: boolean): CacheableResponse {
  const body: unknown = parseLenient(call.reply, value);
  const caching = isPublic ? PUBLIC_CACHE_HEADERS : { 'cache-control': NO_STORE };
  const headers = { 'content-type': JSON_TYPE, vary: 'Authorization', ...caching, ...versionHeaders(body) };
  return { status: 200, headers, body: JSON.stringify(body), isCacheable: isPublic };
}
