import type { DataTag, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallKey, Calls } from '#contract/calls.ts';
import type { FailureBody, FailureCode, FieldIssue, NewerVersion } from '#contract/failures.ts';
import { failureTexts } from '#contract/texts/failures.ts';
import { confirmLogin, currentAuth, handleExpiredLogin, type Auth } from './session.ts';

type Part<K extends CallKey, P extends string> = Calls[K] extends Record<P, infer S extends z.ZodType> ? S : never;
type Maybe<S> = [S] extends [never] ? undefined : S;
/** The response body of a call. */
export type Reply<K extends CallKey> = z.output<Calls[K]['reply']>;
/** The request body of a call. */
export type Body<K extends CallKey> = z.input<Part<K, 'body'>> | z.input<Part<K, 'staffBody'>>;

export interface CallOptions<K extends CallKey> {
  params?: Maybe<z.input<Part<K, 'params'>>>;
  /** Empty values are left out of the URL. */
  query?: Maybe<Partial<Record<keyof z.input<Part<K, 'query'>>, string | number>>>;
  body?: Body<K>;
  /** The version that the client has seen. If the server has a newer one, it refuses the write with code `stale`. */
  ifMatch?: number;
  signal?: AbortSignal;
}

/** Sends one request. The browser uses fetch; the server calls itself in process. */
export type Transport<R = ApiResponse> = (path: string, init: RequestInit) => Promise<R>;
type ApiResponse = Pick<Response, 'status' | 'ok' | 'json'>;
/** The calls that return a file. */
type FileKey = {
  [K in CallKey]: Calls[K] extends {
    media: 'text/csv' | 'application/x-tar' | 'application/zip' | 'application/octet-stream';
  }
    ? K
    : never;
}[CallKey];
/** The calls that take one chunk of a file. */
type UploadKey = 'POST /backups/chunks/:id' | 'POST /import/chunks/:id' | 'PUT /media-uploads/:id/:offset';
export type Api = <K extends CallKey>(key: K, options?: CallOptions<K>) => Promise<Reply<K>>;

/** A call failed. `message` can be shown to users. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly issues: FieldIssue[];
  /** Who saved the newer version, if the code is `stale` and the server knows it. */
  readonly newer: NewerVersion | null;
  /** The new path of what was not found; '' if it was deleted for good; null if unknown. */
  readonly movedTo: string | null;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.issues = body.issues ?? [];
    this.newer = body.newer ?? null;
    this.movedTo = body.isGone ? '' : (body.movedTo ?? null);
  }
}

/** What a failed call says: in English the server's message, else that of its code. The fallback if it says nothing. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return failureTexts.byCode[error.code] ?? (error.message || fallback);
}

export function createApi(transport: Transport): Api {
  return async <K extends CallKey>(key: K, options: CallOptions<K> = {}) => {
    const response = await transport(callPath(key, options), requestInit(key, options));
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new ApiError(response.status, failureBody(body));
    return body as Reply<K>; // the server sends only what the contract declares
  };
}

let attachesLogin = false;

/** Makes every call send the stored login. Only the panel does: the public site shows everyone the same content. */
export function attachLogin(): void {
  attachesLogin = true;
}

/**
 * Sends a call from the browser. If the login has expired, the call is sent again after a new login, or the page goes
 * to the login.
 */
const sendWithLogin: Transport<Response> = async (path, init) => {
  const auth = attachesLogin ? await currentAuth() : null;
  const headers = new Headers(init.headers);
  if (auth) headers.set('authorization', `Bearer ${auth.token}`);
  const response = await sendWithoutLogin(path, { ...init, headers, ...(attachesLogin && { cache: 'no-store' }) });
  const isAgain = attachesLogin && (await canRetry(response, auth, init.method !== 'GET'));
  return isAgain ? sendWithLogin(path, init) : response;
};

/**
 * After a refusal: whether the user has logged in again, or confirmed the password, so that the call may succeed now.
 */
async function canRetry(response: Response, auth: Auth | null, isWrite: boolean): Promise<boolean> {
  if (response.status === 401) return handleExpiredLogin(auth, isWrite);
  if (response.status !== 403) return false;
  const body: unknown = await response.clone().json().catch(() => null); // prettier-ignore
  return failureBody(body).code === 'confirm-needed' && confirmLogin();
}

const writes = new Set<Promise<Response>>();

/** Resolves once all current writes have succeeded or failed. */
export async function writesSettled(): Promise<void> {
  await Promise.allSettled(writes);
}

const sendWithoutLogin: Transport<Response> = async (path, init) => {
  const answer = fetch(apiBase() + path, init);
  if (init.method === 'GET') return answer;
  writes.add(answer);
  return answer.finally(() => writes.delete(answer));
};

const fromBrowser = createApi(sendWithLogin);
const listeners = new Set<() => void>();

/** Calls the API from the browser. */
export const call: Api = async (key, options) => {
  const reply = await fromBrowser(key, options);
  if (!key.startsWith('GET ')) for (const listener of listeners) listener();
  return reply;
};

/** Calls the listener after each successful write by `call`. Returns the unsubscribe function. */
export function onWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls without a login, even if somebody is logged in. */
export const callAsAnyone: Api = createApi(sendWithoutLogin);

/** Logs in to the panel: accounts without access to it get no session. */
export const callForPanel: Api = createApi((path, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-login-for', 'panel');
  return sendWithoutLogin(path, { ...init, headers });
});

/**
 * Ends the session of a token, even while the page closes. If the server cannot be reached, the session expires later.
 */
export async function endSession(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${apiBase()}/users/logout`, { method: 'POST', headers, keepalive: true }).catch(() => null);
}

/** Downloads a file, under the name that the server gives it. */
export async function fetchFile<K extends FileKey>(
  key: K,
  options: CallOptions<K> = {},
): Promise<{ name: string; content: Blob }> {
  const response = await sendWithLogin(callPath(key, options), requestInit(key, options));
  if (!response.ok) throw new ApiError(response.status, failureBody(await response.json().catch(() => null)));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? key.slice(key.lastIndexOf('/') + 1), content: await response.blob() };
}

/** Uploads one chunk of a file as the form field `file`. */
export async function sendFile<K extends UploadKey>(
  key: K,
  content: Blob,
  options: CallOptions<K> = {},
): Promise<Reply<K>> {
  const body = new FormData();
  body.append('file', content);
  return createApi((path, init) => sendWithLogin(path, { ...init, body }))(key, options);
}

/** A query for the query clients of the site and of the panel. Its key is the call with its parameters. */
export function query<K extends CallKey>(key: K, options: CallOptions<K> = {}, api: Api = call) {
  return {
    // The panel's client reads the type of the data from the key.
    queryKey: [key, options.params ?? {}, options.query ?? {}] as unknown as DataTag<QueryKey, Reply<K>>,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Reply<K>> => api(key, { ...options, signal }),
  };
}

/** Base URL of all calls: from the build, else from the page's meta tag, else port 3001 on localhost, else /api. */
export function apiBase(): string {
  const built: unknown = import.meta.env.VITE_API_BASE;
  if (typeof built === 'string' && built) return built;
  const named = document.querySelector('meta[name="api-base"]')?.getAttribute('content');
  if (named) return named;
  return location.hostname === 'localhost' ? 'http://localhost:3001/api' : '/api';
}

/** The server's readiness checks by name, each `ok` or `failed`. They are not part of the contract. */
export async function readiness(signal: AbortSignal): Promise<Record<string, string>> {
  const response = await fetch(`${apiBase().replace(/\/api$/, '')}/readyz`, { signal });
  const { checks } = (await response.json()) as { checks: Record<string, string> }; // the shape of our own server
  return checks;
}

/** The URL of a picture. A relative one is on the API's host. */
export function imageSource(url: string): string {
  if (!url.startsWith('/') || typeof document === 'undefined') return url;
  return apiBase().replace(/\/api$/, '') + url;
}

function callPath<K extends CallKey>(key: K, { params, query }: CallOptions<K>): string {
  const given: Record<string, string> = params ?? {};
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function requestInit<K extends CallKey>(key: K, { body, ifMatch, signal }: CallOptions<K>): RequestInit {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  return {
    method: key.slice(0, key.indexOf(' ')),
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

/** The body of a failed call. A proxy or an older server may send a message without a code. */
export function failureBody(body: unknown): FailureBody {
  const isObject = typeof body === 'object' && body !== null;
  if (!isObject || !('message' in body) || typeof body.message !== 'string') return { message: '', code: 'unexpected' };
  if (!('code' in body)) return { message: body.message, code: 'unexpected' };
  return body as FailureBody; // the shape of our own server
}
