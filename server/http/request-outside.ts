import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { fixedLookup, resolveHost, type Resolve } from './public-address.ts';

interface RequestOptions {
  method: 'POST' | 'HEAD' | 'GET';
  headers?: Record<string, string | number>;
  content?: string | Buffer;
  signal: AbortSignal;
  /** Whether the address may lead to this machine and its network, and a POST go without encryption. */
  allowsInternal: boolean;
  resolve?: Resolve;
}

/**
 * Requests an address that somebody gave us, and returns the status of the answer, whose body is not read. Connects to the
 * host's address that was checked, and never follows a redirect, which could lead to an internal address.
 */
export async function requestOutside(
  url: URL,
  { method, headers = {}, content, signal, ...options }: RequestOptions,
): Promise<number> {
  if (url.protocol !== 'https:' && method === 'POST' && !options.allowsInternal)
    throw new Error('The address must start with https://.');
  return untilAborted(signal, async () => {
    const lookup = fixedLookup(await resolveHost(url.hostname, options));
    signal.throwIfAborted();
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise<number>((resolve, reject) => {
      const sent = request(url, { method, headers, signal, agent: false, lookup }, (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      // Without this listener, an answer that changes the protocol would be no answer and no error.
      sent.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode ?? 0);
      });
      sent.on('error', reject); // also after the answer, when nobody waits any more
      sent.on('close', () => reject(new Error('The connection ended without an answer.')));
      sent.end(content);
    });
  });
}

export interface OutsideFile {
  status: number;
  /** The address of a redirect; '' for none. It is not followed. */
  location: string;
  /** Empty unless the status is 200. */
  content: Buffer;
}

/** Fetches a file from an address that somebody gave us, with the same care. Fails if it has more than `maxBytes`. */
export async function fetchOutside(
  url: URL,
  {
    signal,
    maxBytes,
    ...options
  }: Pick<RequestOptions, 'signal' | 'allowsInternal' | 'resolve'> & { maxBytes: number },
): Promise<OutsideFile> {
  return untilAborted(signal, async () => {
    const lookup = fixedLookup(await resolveHost(url.hostname, options));
    signal.throwIfAborted();
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = request(url, { method: 'GET', signal, agent: false, lookup }, resolve);
    sent.on('error', reject);
    sent.on('close', () => reject(new Error('The connection ended without an answer.')));
    sent.end();
    const response = await promise;
    try {
      const { statusCode: status = 0, headers } = response;
      return { status, location: headers.location ?? '', content: status === 200 ? await readAtMost(response, maxBytes) : Buffer.alloc(0) }; // prettier-ignore
    } finally {
      response.destroy();
    }
  });
}

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new Error(`The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Rejects when the signal does, even if the work never ends: the lookup of a name cannot be aborted. */
async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: ended.signal });
  });
  return Promise.race([work(), aborted]).finally(() => ended.abort());
}

/** Why a request failed, without addresses and internals, for staff. `who` did not answer as it should. */
export function connectionFault(error: unknown, who: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return `The ${who} did not answer in time.`;
  if (code === 'ENOTFOUND') return `The name of the ${who} was not found.`;
  if (code === 'ECONNREFUSED') return `The ${who} refused the connection.`;
  if (/^(ERR_TLS|CERT|DEPTH|SELF|UNABLE|ERR_SSL)/.test(code)) return `The certificate is not valid (${code}).`;
  return code === '' && error instanceof Error ? error.message : `The request failed (${code}).`;
}
