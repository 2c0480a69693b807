import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { unguarded } from '#server/http/load-guard.ts';
import { readAppearance, serveAppearance } from './appearance.ts';

const OWN = { accent: '#2f6f4f', ground: '#101418', typefaces: 'sora-dm-sans', corners: 'square', ornament: 'off' };

const transport = (appearance: object | null) => async () =>
  new Response(JSON.stringify(appearance), { status: appearance ? 200 : 503 });

async function sheetAt(url: string) {
  const app = Fastify();
  serveAppearance(app, unguarded);
  const { statusCode, headers, body } = await app.inject(url);
  return { statusCode, caching: headers['cache-control'], body };
}

test('a new site links no stylesheet of its own, also while its appearance cannot be read', async () => {
  for (const stored of [{}, null])
    expect(await readAppearance(transport(stored))).toEqual({
      theme: 'dunes',
      styles: '',
      typefaces: 'bricolage-figtree',
      ornament: 'on',
      themeColor: '#0d0f22',
    });
});

test("a site's own colours and shapes are one small stylesheet that never changes under its address", async () => {
  const { styles, typefaces, themeColor } = await readAppearance(transport({ ...OWN, version: 3, updatedAt: '' }));
  expect(typefaces).toBe('sora-dm-sans');
  expect(themeColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(styles).toMatch(/^\/static\/css\/appearance\/2f6f4f-101418--square-off-[0-9a-f]{10}\.css$/);
  const { statusCode, caching, body } = await sheetAt(styles);
  expect({ statusCode, caching }).toEqual({ statusCode: 200, caching: 'public, max-age=31536000, immutable' });
  expect(body).toMatch(/^:root\{--[^<>{}]*color-scheme:dark\}$/);
  expect(body).toContain('--brand:#2f6f4f');
  expect(body).toContain('--radius:0px');
  expect(body).toContain('--drawing:none');
  expect(gzipSync(body).length).toBeLessThan(1024);
});

test('an address with the hash of another release is served, but not kept; others do not exist', async () => {
  const { statusCode, caching } = await sheetAt('/static/css/appearance/2f6f4f---round-on-0000000000.css');
  expect({ statusCode, caching }).toEqual({ statusCode: 200, caching: 'no-store' });
  for (const name of ['2f6f4---round-on-0.css', 'red---round-on-0.css', '---round-all-0.css', '}body{--on-0.css', ''])
    expect((await sheetAt(`/static/css/appearance/${encodeURIComponent(name)}`)).statusCode, name).toBe(404);
});
