import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { EMBED_ORIGINS } from '#contract/embeds.ts';

interface Site {
  siteUrl: string;
}

const STRICT_TRANSPORT = { maxAge: 31_536_000, includeSubDomains: false };
const REFERRER = 'strict-origin-when-cross-origin';
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The policy of responses that load and run nothing. It is short, because every file and picture carries it. */
export const NO_CONTENT_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'self'";

/**
 * Headers that files and pictures do without: browsers obey them in documents only, or the policy of files has the same
 * rule, and nobody traces one file by its id. A visit to the landing page loads sixty files and pictures.
 */
const NOT_ON_FILES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
];
const FILE_URL = /^\/(static|uploads|files|api\/avatars)\//;

/** Headers for responses that bypass the hooks, such as unparsable URLs. They allow no content at all. */
export function minimalSecurityHeaders({ siteUrl }: Site): Record<string, string> {
  return {
    'content-security-policy': NO_CONTENT_POLICY,
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
 * Security headers for every response, with HSTS only if the site uses https. Of the inline scripts, only those with a
 * hash in `inlineScriptHashes` run.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { siteUrl }: Site,
  inlineScriptHashes: string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScriptHashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'https:'],
        frameSrc: [...EMBED_ORIGINS],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // The panel shows the site's pages in a frame. No other site may.
        frameAncestors: ["'self'"],
        // Only `web/ui/html.tsx` may turn text into HTML in the browser.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['marquee'],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: REFERRER },
    strictTransportSecurity: siteUrl.startsWith('https:') && STRICT_TRANSPORT,
    // For browsers and plug-ins of the past. Each response would carry them, forty on a visit to the landing page.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (FILE_URL.test(request.url)) for (const header of NOT_ON_FILES) reply.removeHeader(header);
    const isApi = request.url.startsWith('/api');
    // API responses do not belong in search results.
    if (isApi) reply.header('x-robots-tag', 'noindex');
    // Data loads nothing. The policy of a page would add 0.4 KB to each response.
    if (isApi || request.url.startsWith('/page-state/')) reply.header('content-security-policy', NO_CONTENT_POLICY);
  });
}
