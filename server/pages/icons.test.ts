import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveIcons } from './icons.ts';

const UPLOAD = `/uploads/${'a'.repeat(32)}-600x600.webp`;

async function served(url: string, own: string) {
  const app = Fastify();
  serveIcons(app, async () => own);
  const { statusCode, headers } = await app.inject(url);
  return { statusCode, location: headers.location, cache: headers['cache-control'] };
}

test('the icon of the site takes the place of the drawn ones, in their sizes', async () => {
  const icon = (size: number) => UPLOAD.replace('.webp', `.icon-${size}.png`);
  const sizes = { '/favicon.svg': 192, '/favicon.ico': 192, '/apple-touch-icon.png': 180, '/icon-512.png': 512 };
  for (const [url, size] of Object.entries(sizes)) {
    const { statusCode, location, cache } = await served(url, `${UPLOAD}#focus=10,20`);
    expect([url, statusCode, location]).toEqual([url, 302, icon(size)]);
    expect(cache).toContain('must-revalidate');
  }
});

test('an icon on another site is linked as it is', async () => {
  expect((await served('/icon-192.png', 'https://cdn.example/i.png')).location).toBe('https://cdn.example/i.png');
});
