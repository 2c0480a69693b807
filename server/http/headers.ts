import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { MAP_HOST } from '#contract/constants.ts';

interface Site {
  siteUrl: string;
}

const STRICT_TRANSPORT = { maxAge: 31_536_000, includeSubDomains: false };
const REFERRER = 'strict-origin-when-cross-origin';
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** What an answer carries that no hook sees: an address that cannot be read has no route. It brings nothing with it. */
export function minimalSecurityHeaders({ siteUrl }: Site): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'self'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': REFERRER,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${STRICT_TRANSPORT.maxAge}` }),
  };
}

/**
 * Security headers of every answer. HSTS only where the site is reached by https. Of scripts that stand in a page
 * only the `known` ones run, which are named by their hashes.
 */
export async function setSecurityHeaders(app: FastifyInstance, { siteUrl }: Site, known: string[]): Promise<void> {
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
        // No text becomes HTML in the browser but by the one function that says so (`web/ui/html.tsx`).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['marquee'],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: REFERRER },
    strictTransportSecurity: siteUrl.startsWith('https:') && STRICT_TRANSPORT,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // The calls are for programs, and nothing for search engines.
    if (request.url.startsWith('/api')) reply.header('x-robots-tag', 'noindex');
  });
}
