import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from './calls.ts';
import { describeApi } from './openapi.ts';

/** The machine-readable description of the API, and the page to read and try it. */
export async function serveApiDocs(app: FastifyInstance): Promise<Handlers> {
  const document = describeApi();
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as StaticDocumentSpec['document'] }, // built from the contract, checked by a test
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The page styles itself inline; and without https, the browser must not be sent there.
    transformStaticCSP: (policy) =>
      policy
        .replace(/ ?upgrade-insecure-requests;?/, '')
        .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"),
    uiConfig: { validatorUrl: null },
  });
  return { 'GET /openapi.json': async () => document };
}
