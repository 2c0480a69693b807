import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { iconAddress, withFocus, type IconSize } from '#contract/pictures.ts';

const ART = join(import.meta.dirname, '../../web/site/art');

interface DrawnIcon {
  file: string;
  type: 'image/svg+xml' | 'image/png';
  /** The size of the site's own icon that takes its place. */
  size: IconSize;
}

const ICONS: Record<string, DrawnIcon> = {
  '/favicon.svg': { file: 'favicon.svg', type: 'image/svg+xml', size: 192 },
  '/favicon.ico': { file: 'icon-192.png', type: 'image/png', size: 192 },
  '/apple-touch-icon.png': { file: 'apple-touch-icon.png', type: 'image/png', size: 180 },
  '/icon-192.png': { file: 'icon-192.png', type: 'image/png', size: 192 },
  '/icon-512.png': { file: 'icon-512.png', type: 'image/png', size: 512 },
};
/** Staff who change the icon should see the new one. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * The icons that browsers and phones look for at fixed addresses. `ownIcon` gives the address of the site's own icon, or
 * '' for the drawn one.
 */
export function serveIcons(app: FastifyInstance, ownIcon: () => Promise<string>): void {
  for (const [url, { file, type, size }] of Object.entries(ICONS)) {
    const content = readFileSync(join(ART, file));
    app.get(url, async (_request, reply) => {
      reply.header('cache-control', CACHE_CONTROL);
      const own = await ownIcon();
      if (own) return reply.redirect(iconAddress(own, size) || withFocus(own, null), 302);
      return reply.type(type).send(content);
    });
  }
}
