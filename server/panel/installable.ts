import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const SERVICE_WORKER = join(import.meta.dirname, '../../web/admin/service-worker.js');
/** The worker loads nothing but the icon of a notification. */
const WORKER_POLICY = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const NIGHT = '#12132a';

/**
 * What makes the panel an app that people can install: its manifest, and the worker that shows notifications. Only the
 * panel's page names them, so they do not tell visitors where the panel is.
 */
export function serveInstallable(
  app: FastifyInstance,
  { adminBase: base, siteUrl }: { adminBase: string; siteUrl: string },
): void {
  const worker = readFileSync(SERVICE_WORKER, 'utf8');
  const manifest = JSON.stringify(manifestOf(base, new URL(siteUrl).host));
  const headers = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex, nofollow' };
  app.get(`${base}/service-worker.js`, async (_request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': WORKER_POLICY, 'service-worker-allowed': base })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
  app.get(`${base}/manifest.webmanifest`, async (_request, reply) =>
    reply.headers(headers).type('application/manifest+json').send(manifest),
  );
}

function manifestOf(base: string, host: string) {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    ...{ id: base, start_url: base, scope: base, display: 'standalone' },
    ...{ name: `Panel of ${host}`, short_name: 'Panel', background_color: NIGHT, theme_color: NIGHT },
    icons: [icon(192), icon(512)],
  };
}
