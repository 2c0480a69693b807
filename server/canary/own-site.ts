import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 5_000_000;
/** An address that means all of the machine, and the one of them that reaches this process. */
const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

export interface Reply {
  status: number;
  type: string;
  text: string;
}

export interface OwnSite {
  get: (path: string) => Promise<Reply>;
  post: (path: string, body: object) => Promise<Reply>;
}

/**
 * Requests to this process itself, at the port on which it listens, as if they came for the site's public address: they
 * need neither DNS nor the proxy before the site.
 */
export function openOwnSite(siteUrl: string, listensOn: () => AddressInfo | string | null): OwnSite {
  const { host, origin } = new URL(siteUrl);

  function send(method: string, path: string, body?: string): Promise<Reply> {
    const at = listensOn();
    if (at === null) throw new Error('The site does not listen on a port yet.');
    const target =
      typeof at === 'string' ? { socketPath: at } : { host: LOOPBACK[at.address] ?? at.address, port: at.port };
    const headers = {
      ...{ host, origin, 'user-agent': 'Daily check of the contact form', accept: 'text/html,application/json' },
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const request = httpRequest({ ...target, method, path, headers, signal, agent: false }, (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes > MAX_BYTES) response.destroy(new Error('The answer is too long.'));
        });
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, type: answered['content-type'] ?? '', text: Buffer.concat(parts).toString() });
        });
      });
      request.on('error', (error) => {
        reject(signal.aborted ? new Error(`No answer within ${TIMEOUT_MS / 1000} seconds.`) : error);
      });
      request.end(body);
    });
  }

  return {
    get: async (path) => send('GET', path),
    post: async (path, body) => send('POST', path, JSON.stringify(body)),
  };
}
