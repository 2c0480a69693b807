import { describe, expect, test } from 'vitest';
import { databases } from '../../tests/support/databases.ts';
import { testApp } from '../../tests/support/app.ts';
import { openContentVersion } from '#server/http/content-version.ts';
import { openPublicCache } from '#server/http/public-cache.ts';
import { inProcessTransport } from '#server/http/in-process.ts';
import { serveSeoFiles } from './routes.ts';
import { xml } from './xml.ts';

const SITE = 'https://dune.example';

async function seoApp(kind: (typeof databases)[0]) {
  const { app, database, send, login } = await testApp(kind);
  const cache = openPublicCache(
    openContentVersion({ nextScheduledChange: async () => Infinity, notices: database.notices }),
  );
  serveSeoFiles(app, {
    siteUrl: SITE,
    transport: inProcessTransport(app, cache),
    database,
    cache,
    paths: ['/blog'],
  });
  const token = await login('editor');
  const post = (fields: object) =>
    send('POST', '/blog', { token, body: { title: 'Sand & wind', slug: 'sand', publishedAt: '2026-01-05T10:00:00.000Z', ...fields } }); // prettier-ignore
  const textAt = async (path: string) => (await app.inject(path)).body;
  return { app, send, token, post, textAt };
}

describe.each(databases)('on $kind', (kind) => {
  test('the sitemap lists only public pages, with modification times and pictures', async () => {
    const { post, send, token, textAt } = await seoApp(kind);
    const shown = await post({ coverImageUrl: '/uploads/dune.webp' });
    await post({ slug: 'draft', status: 'draft' });
    await post({ slug: 'later', publishedAt: '2999-01-01T00:00:00.000Z' });
    await send('POST', '/services/admin', { token, body: { title: 'Hidden', slug: 'hidden', isPublished: false } });
    const item = { title: 'Khuri', slug: 'khuri', gallery: [{ imageUrl: '/uploads/tent.webp', caption: '' }] };
    await send('POST', '/portfolio', { token, body: item });
    const text = await textAt('/sitemap.xml');
    const urls = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const first = ['/', '/blog', '/about', '/contact', '/privacy', '/services', '/terms'];
    const paths = [...first, '/blog/sand', '/portfolio/khuri'];
    expect(urls).toEqual(paths.map((path) => SITE + path));
    const { updatedAt } = shown.body;
    expect(text).toContain(`/blog/sand</loc><lastmod>${updatedAt}</lastmod>`);
    expect(text).toContain(`/blog</loc><lastmod>${updatedAt}</lastmod>`);
    expect(text).toContain(`<image:loc>${SITE}/uploads/dune.webp</image:loc>`);
    expect(text).toContain(`<image:loc>${SITE}/uploads/tent.webp</image:loc>`);
  });

  test('the feeds contain the newest posts in full, with absolute URLs', async () => {
    const { post, textAt } = await seoApp(kind);
    const content = '<p>See <a href="/blog">the <em>blog</em></a> &amp; <img src="/uploads/a.webp" alt="" /></p>';
    const { body } = await post({ content, tags: ['Sand'], excerpt: 'Less < more', author: 'Ila Purohit' });
    const feed = JSON.parse(await textAt('/feed.json'));
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${SITE}/feed.json` });
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0]).toMatchObject({
      id: body._id,
      url: `${SITE}/blog/sand`,
      title: 'Sand & wind',
      summary: 'Less < more',
      date_published: '2026-01-05T10:00:00.000Z',
      authors: [{ name: 'Ila Purohit' }],
      tags: ['Sand'],
    });
    expect(feed.items[0].content_html).toContain(`<a href="${SITE}/blog">the <em>blog</em></a>`);
    expect(feed.items[0].content_html).toContain(`src="${SITE}/uploads/a.webp"`);
    const rss = await textAt('/feed.xml');
    expect(rss).toContain('<title>Sand &amp; wind</title>');
    expect(rss).toContain('<pubDate>Mon, 05 Jan 2026 10:00:00 GMT</pubDate>');
    expect(rss).toContain('<description>Less &lt; more</description>');
    expect(rss).toContain(`&lt;a href=&quot;${SITE}/blog&quot;&gt;`);
  });

  test('each file has its content type and the brand or contact, and reveals no hidden path', async () => {
    const { app, send, token } = await seoApp(kind);
    await send('PUT', '/footer', { token, body: { brandName: 'Dune Digital', email: 'hello@dune.example' } });
    const found = async (path: string) => {
      const { headers, body } = await app.inject(path);
      return [String(headers['content-type']).split(';')[0], body] as const;
    };
    expect((await found('/sitemap.xml'))[0]).toBe('application/xml');
    expect((await found('/feed.xml'))[0]).toBe('application/rss+xml');
    expect((await found('/feed.json'))[0]).toBe('application/feed+json');
    const [, robots] = await found('/robots.txt');
    expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(robots).not.toMatch(/admin|login/);
    const [type, manifest] = await found('/site.webmanifest');
    expect(type).toBe('application/manifest+json');
    expect(JSON.parse(manifest)).toMatchObject({ name: 'Dune Digital', short_name: 'Dune Digital' });
    const [, security] = await found('/.well-known/security.txt');
    expect(security).toContain('Contact: mailto:hello@dune.example');
    expect(Date.parse(/Expires: (.*)/.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });
});

test('a text in XML is escaped, without characters that XML forbids', () => {
  expect(xml`<a b="${'"\'&'}">${'<b>\u0000\u000b\ud800 ok 🌵'}${null}${[xml`<c/>`]}</a>`.text).toBe(
    '<a b="&quot;&apos;&amp;">&lt;b&gt; ok 🌵<c/></a>',
  );
});
