import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { IsTrusted } from './trust-proxy.ts';

const PROXY_REQUEST_ID = /^[\w.-]{8,64}$/;
const CAUSES_MAX = 3;

/** The id of a request in the logs: from the proxy in front, else a new one. */
export function requestIdGenerator(isTrusted: IsTrusted): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const requestId = headers['x-request-id'];
    return isTrusted(socket.remoteAddress ?? '', 0) && typeof requestId === 'string' && PROXY_REQUEST_ID.test(requestId)
      ? requestId
      : randomUUID();
  };
}

interface SerializedError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/**
 * An error for the logs. Of the properties that drivers and libraries add, it contains only the code: others contain values
 * of rows, mail addresses and whole requests.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  const cause = error.cause && depth < CAUSES_MAX ? { cause: serializeError(error.cause, depth + 1) } : {};
  return { type: name, message, stack, ...code, ...cause };
}

/**
 * Sends the request's id with every response. Logs every request except GET and HEAD, by route and never by address.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, log } = request;
    if (method === 'GET' || method === 'HEAD') return;
    log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
