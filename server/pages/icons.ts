import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const ART = join(import.meta.dirname, '../../web/site/art');
const ICONS = {
  '/favicon.svg': ['favicon.svg', 'image/svg+xml'],
  '/favicon.ico': ['icon-192.png', 'image/png'],
  '/apple-touch-icon.png': ['apple-touch-icon.png', 'image/png'],
  '/icon-192.png': ['icon-192.png', 'image/png'],
  '/icon-512.png': ['icon-512.png', 'image/png'],
} as const;

/** The icons that browsers and phones look for at fixed addresses. */
export function serveIcons(app: FastifyInstance): void {
  for (const [url, [file, type]] of Object.entries(ICONS)) {
    const content = readFileSync(join(ART, file));
    app.get(url, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    );
  }
}
