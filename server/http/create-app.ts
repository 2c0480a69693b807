import cors, { type FastifyCorsOptions } from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import type { LogOutput } from '#server/log-output.ts';
import type { Settings } from '#server/settings.ts';
import { handleErrors, sendFrameworkError } from './errors.ts';
import { minimalSecurityHeaders, setSecurityHeaders } from './headers.ts';
import { serverFactory } from './listen.ts';
import type { PublicCache } from './public-cache.ts';
import { VERSION_HEADER } from './record-version.ts';
import { logRequests, requestIdGenerator, serializeError } from './request-log.ts';
import { trustedProxies } from './trust-proxy.ts';

const JSON_MAX_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 120_000;

/** No route has a JSON schema: the contract checks input. Fastify's own compilers would take 50 ms at each start. */
const rejectSchema = () => () => {
  throw new Error('Describe input in contract/, not in a JSON schema of a route');
};
const noSchemas = { buildValidator: rejectSchema, buildSerializer: rejectSchema };

interface CreateAppOptions {
  settings: Settings;
  cache: PublicCache;
  /** Where log lines go; by default standard output, which must then accept them. */
  logOutput?: LogOutput | undefined;
  /** Inline scripts that the Content-Security-Policy allows, by their hashes. */
  scriptHashes: string[];
  /** Answers a person whose URL cannot be parsed. API calls get JSON instead. */
  sendBadUrlPage: (reply: FastifyReply) => unknown;
}

/** A Fastify app with everything that all routes share: log, errors, security headers, CORS, body parsers. It has no routes. */
export async function createApp(options: CreateAppOptions): Promise<FastifyInstance> {
  const { settings, cache, logOutput, scriptHashes, sendBadUrlPage } = options;
  const isTrusted = trustedProxies(settings.trustProxy);
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { err: serializeError },
      ...(logOutput && { stream: logOutput }),
    },
    genReqId: requestIdGenerator(isTrusted),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy !== false && isTrusted,
    schemaController: { compilersFactory: noSchemas },
    bodyLimit: JSON_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
    // No hook runs for a malformed URL, so the headers are set here.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(minimalSecurityHeaders(settings));
      if (request.url.startsWith('/api')) sendFrameworkError(error, request, reply);
      else void sendBadUrlPage(reply);
    },
    serverFactory: serverFactory(cache, settings.stopSeconds),
  });
  handleErrors(app);
  logRequests(app);
  endConnectionsOnClose(app);
  acceptJson(app);
  await setSecurityHeaders(app, settings, scriptHashes);
  if (settings.corsOrigins.length > 0) await app.register(cors, corsOptions(settings.corsOrigins));
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 5, parts: 8 } });
  return app;
}

/** While the app closes, each response ends its connection: a kept-alive connection would delay the end of the process. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** Allows other sites to use every call and to read the headers that a client needs. */
function corsOptions(origin: string[]): FastifyCorsOptions {
  return {
    origin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['ETag', VERSION_HEADER, 'Retry-After', 'Content-Disposition', 'X-Request-Id'],
    maxAge: 600,
  };
}

/** Accepts JSON and no other text. An empty body counts as none. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
