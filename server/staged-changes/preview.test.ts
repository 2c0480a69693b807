import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { hooksOf } from '#server/collection-hooks.ts';
import { versionedKinds } from '#server/features.ts';
import { unguarded } from '#server/http/load-guard.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { framePreview } from './preview-frame.ts';
import { openPreviewLinks } from './preview-links.ts';
import { servePreviews } from './preview-routes.ts';

const DAY_MS = 24 * 3_600_000;
const HERO = { titleLine1: 'Fast sites', titleLine2: 'that load' };

/** The site with a staged headline, and its previews: a page says what the API replied. */
async function start(kind: (typeof databases)[number]) {
  const { send, database, login } = await testApp(kind);
  const token = await login('editor');
  await send('PUT', '/hero', { token, body: HERO });
  const stage = async (path: string, values: object, base: number) =>
    (await send('PUT', `/staged/${path}`, { token, body: { values, base } })).body;
  const staged = await stage('sections/hero', { ...HERO, titleLine1: 'Faster sites' }, 1);
  const site = Fastify();
  servePreviews(site, {
    ...{ database, openStores: versionedKinds, hooksOf, guard: unguarded },
    transport: async (path) => {
      const { status, body } = await send('GET', path);
      return { status, ok: status < 300, json: async () => body };
    },
    renderStatic: async (url, transport) => {
      const calls = url === '/' ? ['/hero', '/portfolio'] : [url];
      const bodies = await Promise.all(calls.map(async (path) => (await transport(path)).json()));
      return { status: 200, html: `<html><head></head><body>${JSON.stringify(bodies)}</body></html>` };
    },
  });
  const share = async (body: object) => (await send('POST', '/preview-links', { token, body })).body;
  return { send, token, database, stage, staged, share, open: async (url: string) => site.inject(pathOf(url)) };
}

function pathOf(url: string): string {
  return url.startsWith('http') ? new URL(url).pathname : url;
}

describe.each(databases)('a preview link on $kind', (kind) => {
  test('shows the staged values over the public ones, to nobody else and to no cache', async () => {
    const { staged, share, open, send, token, database } = await start(kind);
    const { link, expiresAt, ...shared } = await share({ stagedChangeId: staged._id, changeSetId: '' });
    expect(shared).toMatchObject({ title: 'Hero', createdBy: 'editor' });
    expect(Date.parse(expiresAt) - Date.parse(shared.createdAt)).toBe(7 * DAY_MS);
    const { statusCode, headers, body } = await open(link);
    expect(statusCode).toBe(200);
    expect(body).toContain('"titleLine1":"Faster sites"');
    expect(body).toContain('"titleLine2":"that load"');
    expect(body).toContain('these changes are not public yet');
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.etag).toBeUndefined();
    expect((await send('GET', '/hero')).body.titleLine1).toBe('Fast sites');
    expect((await send('GET', '/preview-links', { token })).body).toMatchObject([{ _id: shared._id }]);
    const { token_hash } = await database.db.selectFrom('preview_links').selectAll().executeTakeFirstOrThrow();
    expect(link).not.toContain(token_hash);
  });

  test('answers a wrong, an expired, a revoked and an emptied link alike', async () => {
    const { staged, share, open, send, token, database } = await start(kind);
    const wrong = await open(`/preview/${'x'.repeat(43)}`);
    expect(wrong.statusCode).toBe(404);
    expect(wrong.headers['x-robots-tag']).toBe('noindex, nofollow');
    const isAlike = async (url: string) => {
      const { statusCode, body } = await open(url);
      return [statusCode, body].join() === [404, wrong.body].join();
    };
    const old = openPreviewLinks(database, () => Date.now() - 8 * DAY_MS);
    const expired = await old.create({ stagedChangeId: staged._id, changeSetId: '', days: 7 });
    expect(await isAlike(`/preview/${expired.token}`)).toBe(true);
    const revoked = await share({ stagedChangeId: staged._id });
    expect((await open(revoked.link)).statusCode).toBe(200);
    await send('DELETE', `/preview-links/${revoked._id}`, { token });
    expect(await isAlike(revoked.link)).toBe(true);
    const emptied = await share({ stagedChangeId: staged._id });
    await send('POST', '/staged/sections/hero/publish', { token });
    expect(await isAlike(emptied.link)).toBe(true);
    expect((await send('POST', '/preview-links', { token, body: { stagedChangeId: staged._id } })).status).toBe(404);
    const tooLong = { stagedChangeId: staged._id, days: 91 };
    expect((await send('POST', '/preview-links', { token, body: tooLong })).status).toBe(400);
    expect((await send('POST', '/preview-links', { token, body: { days: 7 } })).status).toBe(400);
  });

  test('of a change set shows all its pages: also drafts, and records in their lists', async () => {
    const { staged, stage, share, open, send, token } = await start(kind);
    const made = { title: 'Mitti', slug: 'mitti', isVisible: true, status: 'published' };
    const project = (await send('POST', '/portfolio', { token, body: made })).body;
    const draft = (await send('POST', '/blog', { token, body: { title: 'Dust', slug: 'dust', status: 'draft' } })).body;
    const changes = [
      staged,
      await stage(`portfolio/${project._id}`, { title: 'Mitti and clay' }, 1),
      await stage(`blog/${draft._id}`, { title: 'Dust and sand', slug: 'sand' }, 1),
    ];
    const body = { name: 'Autumn', changes: changes.map(({ _id }) => _id) };
    const set = (await send('POST', '/change-sets', { token, body })).body;
    const { link } = await share({ changeSetId: set._id });
    const home = (await open(link)).body;
    expect(home).toContain('Faster sites');
    expect(home).toContain('"title":"Mitti and clay"');
    expect(home).toContain(`href="${pathOf(link)}/blog/sand"`);
    const post = (await open(`${link}/blog/sand`)).body;
    expect(post).toContain('"title":"Dust and sand"');
    expect((await send('GET', '/blog/sand')).status).toBe(404);
    expect((await open(`${link}/portfolio/mitti`)).body).toContain('Mitti and clay');
    const versions = changes.map(({ _id, version }) => ({ _id, version }));
    await send('POST', `/change-sets/${set._id}/publish`, { token, body: { changes: versions } });
    expect((await open(link)).statusCode).toBe(404);
    expect((await send('GET', '/preview-links', { token })).body).toEqual([]);
  });
});

test('the links of a preview stay in it, except those to files and other sites', () => {
  const links = ['/', '/#contact', '/blog/dust?x=1', '/uploads/a.webp', '/feed.xml', '//other.example', '#top'];
  const html = links.map((href) => `<a class="x" href="${href}">x</a>`).join('');
  const frame = { base: '/preview/T', path: '/', pages: [], expiresAt: '2026-11-21T10:00:00.000Z' };
  const framed = framePreview(`<html><head></head><body>${html}</body></html>`, frame);
  expect([...framed.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/preview/T',
    '/preview/T#contact',
    '/preview/T/blog/dust?x=1',
    ...links.slice(3),
  ]);
  expect(framed).toContain('until 21 November 2026 at 10:00 UTC');
});
