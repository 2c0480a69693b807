import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { PUBLIC_LIST_LIMIT_MAX } from '#contract/constants.ts';
import type { ExportReport } from '#contract/records/static-export.ts';
import { exportSite } from './export-site.ts';
import type { LargeContent } from './export-target.ts';
import type { ExportSource, SourceReply } from './export-source.ts';

const SITE = 'https://dune.example';
const AT = new Date('2026-11-28T13:15:24Z');

const reply = (type: string, text: string, status = 200): SourceReply => ({
  ...{ status, type, location: '', body: Buffer.from(text) },
});
const html = (text: string, status = 200) => reply('text/html', text, status);
const EMPTY_LIST = reply('application/json', '[]');
const json = (value: unknown) => reply('application/json', JSON.stringify(value));
const SECTION = reply('application/json', '{"email":"hello@dune.example"}');

/** A PDF of the site. */
const PDF = `/files/${'0f'.repeat(16)}/prices.pdf`;

/** A site with these pages and files; each call of its API answers something empty. */
function siteWith(pages: Record<string, SourceReply>, redirects: { from: string; to: string }[] = []): ExportSource {
  const listed = Object.keys(pages).filter((path) => pages[path]?.type === 'text/html' && !path.includes('?'));
  const sitemap = listed.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('');
  const answers: Record<string, SourceReply> = { '/sitemap.xml': reply('application/xml', sitemap), ...pages };
  return {
    siteUrl: SITE,
    adminBase: '/admin',
    async get(url) {
      if (url.startsWith('/api/')) return answers[url] ?? (url.includes('?') ? EMPTY_LIST : SECTION);
      if (url === '/failing') throw new Error('The renderer failed');
      return answers[url] ?? html('Not found', 404);
    },
    async largeFile(url) {
      const content = Buffer.from('the pages of a PDF');
      if (url !== PDF) return null;
      return { bytes: content.length, async *read() { yield content; } }; // prettier-ignore
    },
    redirects: async () => redirects,
    close: async () => undefined,
  };
}

async function exported(source: ExportSource) {
  const files = new Map<string, string>();
  const target = {
    add: async (name: string, content: Buffer | LargeContent) =>
      void files.set(name, Buffer.isBuffer(content) ? content.toString() : await text(content.read())),
    finish: async () => undefined,
    discard: async () => undefined,
  };
  const report = await exportSite({ source, target, formsTo: '', at: AT, onProgress: async () => undefined });
  return { files, report };
}

/** Without the fixed files, which these sites do not have. */
function leftOutOf({ leftOut }: ExportReport) {
  return Object.fromEntries(leftOut.map(({ kind, where }) => [kind, where.filter((one) => !/\.\w+$/.test(one))]));
}

test('pages that fail, links that lead nowhere and pages of the server are named, and the rest is exported', async () => {
  const { files, report } = await exported(
    siteWith({
      '/': html(
        '<a href="/nowhere">a</a><a href="/login">b</a><a href="/hidden">c</a><a href="/failing">d</a><img src="/uploads/x.webp"/>',
      ),
      '/broken': html('Failed', 500),
      '/index': html('Its file would be that of the home page'),
      '/hidden': html('Not in a menu'),
    }),
  );
  expect([...files.keys()].filter((name) => name.endsWith('.html')).toSorted()).toEqual([
    ...['404.html', 'hidden.html', 'index.html'],
  ]);
  expect(leftOutOf(report)).toMatchObject({
    ...{ page: ['/broken', '/failing'], link: ['/nowhere'], 'server-page': ['/login'], address: ['/index'] },
  });
  expect(report.leftOut.find(({ kind }) => kind === 'file')?.where).toContain('/uploads/x.webp');
  expect(report).toMatchObject({ pages: 2, files: files.size });
  expect(files.get('README.txt')).toContain('Pages that could not be read (2).');
  expect(files.get('README.txt')).toContain('    /broken');
});

test('PDFs and videos that a page links to are in the export', async () => {
  const { files } = await exported(siteWith({ '/': html(`<a href="${PDF}">Prices</a>`) }));
  expect(files.get(PDF.slice(1))).toBe('the pages of a PDF');
  expect(files.get('index.html')).toContain(`href="${PDF}"`);
});

test('links to an old address lead to the new one, and those to another site leave this one', async () => {
  const source = siteWith({ '/': html('<a href="/old#top">a</a><a href="/away">b</a>'), '/new': html('New') }, [
    { from: '/old', to: '/new' },
    { from: '/away', to: 'https://other.example/' },
  ]);
  const { files, report } = await exported(source);
  expect(files.get('index.html')).toBe('<a href="/new#top">a</a><a href="https://other.example/">b</a>');
  expect(leftOutOf(report).link).toBeUndefined();
  expect(files.get('_redirects')).toBe('/old /new 301\n/away https://other.example/ 301\n');
});

test('files of styles are exported once, and an icon of the site is linked where it is', async () => {
  const moved = { ...reply('text/html', '', 302), location: '/uploads/own.icon-192.png' };
  const page = html('<link rel="icon" href="/favicon.svg"/><link rel="stylesheet" href="/static/a.css"/>');
  const { files } = await exported(
    siteWith({
      ...{ '/': page, '/about': page, '/favicon.svg': moved, '/favicon.ico': moved },
      '/static/a.css': reply('text/css', '@import url("b.css");'),
      '/static/b.css': reply('text/css', 'a{background:url(/static/c.svg)}@import url("a.css")'),
      '/static/c.svg': reply('image/svg+xml', '<svg/>'),
      '/uploads/own.icon-192.png': reply('image/png', 'PNG'),
    }),
  );
  expect(files.get('about.html')).toContain('href="/uploads/own.icon-192.png"');
  expect(files.get('favicon.ico')).toBe('PNG');
  expect(files.has('favicon.svg')).toBe(false);
  for (const name of ['static/a.css', 'static/b.css', 'static/c.svg']) expect(files.has(name), name).toBe(true);
});

test('no two records share a file, and a record that is deleted meanwhile is named as left out', async () => {
  const pageOne = Array.from({ length: PUBLIC_LIST_LIMIT_MAX }, (_, index) => ({
    _id: `${index}`,
    slug: `post-${index}`,
  }));
  const last = pageOne.at(-1);
  const list = (path: string, page: number) => `/api${path}?page=${page}&limit=${PUBLIC_LIST_LIMIT_MAX}`;
  const places = ['/pricing', '/blog', '/blog/*', '/portfolio/*'];
  const slugs = ['/', '/index', '/home', '/offers', '/offers/spring'];
  const { files, report } = await exported(
    siteWith({
      '/': html('Home'),
      [list('/templates', 1)]: json(places.map((place) => ({ _id: place, place }))),
      [list('/pages', 1)]: json({ items: slugs.map((slug) => ({ _id: slug, slug })) }),
      [list('/blog', 1)]: json({ items: pageOne }),
      // The last one came again, because somebody published another one meanwhile.
      [list('/blog', 2)]: json({ items: [last, { _id: 'deleted', slug: 'deleted' }] }),
      '/api/blog/deleted': { ...json({ message: 'Not found' }), status: 404 },
      ...Object.fromEntries(slugs.map((slug) => [`/api/pages/${encodeURIComponent(slug)}`, json({ slug })])),
      ...Object.fromEntries(
        places.map((place) => [`/api/templates/at?place=${encodeURIComponent(place)}`, json([place])]),
      ),
    }),
  );
  const contentIn = (folder: string) =>
    Object.fromEntries(
      [...files]
        .filter(([name]) => name.startsWith(`content/${folder}/`))
        .map(([name, text]) => [name.slice(`content/${folder}/`.length), JSON.parse(text) as unknown]),
    );
  expect(contentIn('templates')).toEqual({
    ...{ 'pricing.json': ['/pricing'], 'blog.json': ['/blog'] },
    ...{ 'blog/@every.json': ['/blog/*'], 'portfolio/@every.json': ['/portfolio/*'] },
  });
  expect(contentIn('pages')).toEqual({
    ...{ '@home.json': { slug: '/' }, 'index.json': { slug: '/index' }, 'home.json': { slug: '/home' } },
    ...{ 'offers.json': { slug: '/offers' }, 'offers/spring.json': { slug: '/offers/spring' } },
  });
  expect(Object.keys(contentIn('blog'))).toHaveLength(PUBLIC_LIST_LIMIT_MAX);
  expect(leftOutOf(report).page).toEqual(['/blog/deleted']);
  expect(JSON.parse(files.get('content/@files.json') ?? '')).toEqual([...files.keys()].toSorted());
});

test('an export stops where its progress is refused', async () => {
  const source = siteWith({ '/': html('Home') });
  const target = { add: async () => undefined, finish: async () => undefined, discard: async () => undefined };
  const onProgress = () => Promise.reject(new Error('Only 3 MB are free'));
  await expect(exportSite({ source, target, formsTo: '', at: AT, onProgress })).rejects.toThrow('Only 3 MB are free');
});
