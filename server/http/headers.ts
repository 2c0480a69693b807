import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { MAP_HOST } from '#contract/constants.ts';

/**
 * Security headers of every answer. HSTS only where the site is reached by https. Of scripts that stand in a page
 * only the `known` ones run, which are named by their hashes.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { siteUrl }: { siteUrl: string },
  known: string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...known],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'https:'],
        frameSrc: [MAP_HOST],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // The panel shows the site's pages in a frame of its own; nobody else may.
        frameAncestors: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: siteUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // The calls are for programs, and nothing for search engines.
    if (request.url.startsWith('/api')) reply.header('x-robots-tag', 'noindex');
  });
}
