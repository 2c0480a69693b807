import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { structuredDataOf, tagsOf, textsOf } from '../support/page-parts.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';

/** What a page tells search engines and previews of its link. */
async function headOf(url: string, path: string) {
  const reply = await fetch(url + path);
  const html = await reply.text();
  const tags = tagsOf(html);
  const metas = tags.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
  const meta = (name: string) => {
    const found = metas.filter((one) => (one.name ?? one.property) === name).map(({ content }) => content);
    expect(found.length, `${path}: ${name} is there once at most`).toBeLessThan(2);
    return found[0];
  };
  const links = tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  const link = (rel: string) => links.filter((one) => one.rel === rel).map(({ href }) => href);
  const parts = structuredDataOf(html);
  return { reply, html, title: textsOf(html, 'title'), meta, link, parts, kinds: parts.map((part) => part['@type']) };
}

/** Every kind of page, and what it is in schema.org's words besides the page of a business. */
const pages: [path: string, kinds: string[]][] = [
  ['/', ['WebSite', 'FAQPage']],
  ['/services', ['FAQPage']],
  ['/services/web-design', ['Service', 'FAQPage', 'BreadcrumbList']],
  ['/portfolio', []],
  ['/portfolio?page=2', []],
  ['/portfolio/mitti', ['CreativeWork', 'BreadcrumbList']],
  ['/about', []],
  ['/contact', []],
  ['/pricing', ['FAQPage']],
  ['/blog', []],
  ['/blog?page=2', []],
  ['/blog?tag=Design', []],
  ['/blog/two-scripts-one-page', ['BlogPosting', 'BreadcrumbList']],
  ['/privacy', []],
  ['/terms', []],
];

/** What a search engine reads, as JSON: a text, unless it is one of these. */
const TEXT_PATTERN = /^"[^"]{2,}/;
const VALUE_PATTERNS: Record<string, RegExp> = {
  url: /^"https?:\/\/[^"]+"$/,
  logo: /https?:\/\/[^"]+/,
  image: /https?:\/\/[^"]+/,
  telephone: /^"\+?[\d ]{7,}"$/,
  email: /^"[^"@]+@[^"@]+"$/,
  address: /"(streetAddress|addressLocality)":"[^"]+"|^"[^"]{5,}"$/,
  sameAs: /^\["https:\/\/[^"]+"/,
  datePublished: /^"\d{4}-\d\d-\d\d/,
  dateModified: /^"\d{4}-\d\d-\d\d/,
  dateCreated: /^"\d{4}/,
  author: /"name":"[^"]+"/,
  publisher: /"(name|@id)":"[^"]+"/,
  provider: /"(name|@id)":"[^"]+"/,
  creator: /"(name|@id)":"[^"]+"/,
  mainEntity: /"acceptedAnswer":\{[^}]*"text":"[^"]+/,
  itemListElement: /"position":1[,}]/,
};

test('every kind of page has a title, description, canonical URL and link preview tags', async () => {
  const url = starterSite();
  const pathsByTitle = new Map<string, string>();
  for (const [path, kinds] of pages) {
    const page = await headOf(url, path);
    expect(page.reply.status, path).toBe(200);
    expect(page.title, path).toHaveLength(1);
    const [title = ''] = page.title;
    expect(title, path).toMatch(/^.{3,90} \| Dune Digital$/);
    expect(pathsByTitle.get(title), `${path} is called like another page`).toBeUndefined();
    pathsByTitle.set(title, path);
    expect(page.meta('description')?.length, path).toBeGreaterThan(40);
    expect(page.meta('robots'), path).toBeUndefined();
    expect(page.link('canonical'), path).toEqual([url + path]);
    expect(page.meta('og:title'), path).toBe(title);
    expect(page.meta('og:description'), path).toBe(page.meta('description'));
    expect(page.meta('og:url'), path).toBe(url + path);
    expect(page.meta('og:type'), path).toBe(path.startsWith('/blog/') ? 'article' : 'website');
    expect(page.meta('og:site_name'), path).toBe('Dune Digital');
    expect(page.meta('og:image'), path).toMatch(/^http:\/\/.+\.(png|jpe?g|webp)/);
    expect(page.meta('twitter:card'), path).toBe('summary_large_image');
    expect(page.kinds, path).toEqual(['LocalBusiness', ...kinds]);
  }
});

test('the structured data of a page is complete, and contains no ratings', async () => {
  const url = starterSite();
  const needed: Record<string, string[]> = {
    LocalBusiness: ['name', 'url', 'logo', 'image', 'telephone', 'email', 'address', 'sameAs'],
    WebSite: ['name', 'url', 'publisher'],
    BlogPosting: ['headline', 'description', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    Service: ['name', 'description', 'image', 'url', 'provider'],
    CreativeWork: ['name', 'description', 'image', 'url', 'creator', 'dateCreated'],
    FAQPage: ['mainEntity'],
    BreadcrumbList: ['itemListElement'],
  };
  for (const [path] of pages) {
    const { parts, html } = await headOf(url, path);
    for (const part of parts) {
      const kind = String(part['@type']);
      for (const name of needed[kind] ?? []) {
        expect(JSON.stringify(part[name] ?? null), `${path}: ${kind} has its ${name}`).toMatch(
          VALUE_PATTERNS[name] ?? TEXT_PATTERN,
        );
      }
    }
    expect(JSON.stringify(parts), path).not.toMatch(/aggregateRating|ratingValue|"Review"/);
    expect(html, path).not.toMatch(/ (itemprop|itemtype|typeof)="/);
    expect(html.match(/application\/ld\+json/g), path).toHaveLength(1);
  }
});

test('lists link to the previous and next page', async () => {
  const url = starterSite();
  for (const list of ['/blog', '/portfolio']) {
    const [first, second] = [await headOf(url, list), await headOf(url, `${list}?page=2`)];
    expect([first.link('prev'), first.link('next')], list).toEqual([[], [`${url}${list}?page=2`]]);
    expect([second.link('prev'), second.link('next')], list).toEqual([[url + list], []]);
  }
});

test('every page links icons, manifest and feeds, and the icons exist', async () => {
  const url = starterSite();
  for (const [path] of pages) {
    const { link } = await headOf(url, path);
    expect(link('icon'), path).toEqual(['/favicon.svg', '/icon-192.png']);
    expect(link('apple-touch-icon'), path).toEqual(['/apple-touch-icon.png']);
    expect(link('manifest'), path).toEqual(['/site.webmanifest']);
    expect(link('alternate'), path).toEqual(['/feed.xml', '/feed.json']);
  }
  for (const path of ['/favicon.ico', '/favicon.svg', '/icon-192.png', '/icon-512.png', '/apple-touch-icon.png'])
    expect((await fetch(url + path)).status, path).toBe(200);
  const security = await (await fetch(`${url}/.well-known/security.txt`)).text();
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(security).toMatch(/^Expires: \d{4}-/m);
});

test('an unknown list page is 404 and noindex, and its head contains no text from the URL', async () => {
  const url = starterSite();
  const unknownPaths = ['/blog?tag=Cheap+pills', '/portfolio?category=Cheap+pills', '/portfolio?tag=Cheap+pills'];
  for (const path of [
    ...unknownPaths,
    '/blog?page=99',
    '/blog?tag=Design&page=99',
    '/portfolio?page=99',
    '/portfolio?category=Booking&page=99',
  ]) {
    const { reply, html, title, meta, link } = await headOf(url, path);
    expect([reply.status, meta('robots'), link('canonical')], path).toEqual([404, 'noindex', []]);
    const [head = ''] = html.split('</head>');
    expect(head, path).not.toMatch(/pills/i);
    expect(title[0], path).toMatch(/^(Blog|Portfolio) \| /);
  }
  const none = (await headOf(url, '/blog?tag=Cheap+pills')).html;
  for (const text of ['No results', 'tag “Cheap pills”', 'Reset filters']) expect(none).toContain(text);
  for (const path of [
    '/blog?q=cheap+pills',
    '/blog?q=cheap&tag=cheap+pills',
    '/portfolio?q=cheap+pills&category=pills',
  ]) {
    const { reply, html, meta, link } = await headOf(url, path);
    expect([reply.status, meta('robots'), link('canonical')], path).toEqual([200, 'noindex', []]);
    expect(html.split('</head>')[0], path).not.toMatch(/pills/i);
  }
  const { reply, title, link } = await headOf(url, '/blog?tag=Design');
  expect([reply.status, link('canonical')]).toEqual([200, [`${url}/blog?tag=Design`]]);
  expect(title[0]).toMatch(/^Blog: Design \| /);
  for (const path of ['/blog?tag=Cheap+pills', '/blog?page=99', '/portfolio?category=pills']) {
    const list = await fetch(`${url}/api${path}`);
    expect([list.status, (await list.json()).items], path).toEqual([200, []]);
  }
});

test('the panel, API, login, searches and missing pages are not indexed', async () => {
  const url = starterSite();
  for (const path of [
    '/login',
    '/review',
    '/nowhere',
    '/blog/never',
    '/portfolio/never',
    '/services/never',
    '/blog?q=sand',
  ]) {
    const { meta, link } = await headOf(url, path);
    expect([meta('robots'), link('canonical')], path).toEqual(['noindex', []]);
  }
  for (const path of ['/admin', '/admin/blog', '/api/hero', '/api/docs']) {
    expect((await fetch(url + path)).headers.get('x-robots-tag'), path).toContain('noindex');
  }
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  expect(sitemap).not.toMatch(/\/(login|review|admin|api)\b/);
});

test('a page without SEO fields uses its text as description, and a page without text uses the brand', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const text = '<h2>Salt</h2><p>Forty kilometres &amp; one road.</p>';
  const make = (path: string, body: object) => sendTo(url, 'POST', path, { token, body });
  await make('/blog', { title: 'Salt', slug: 'salt', content: text });
  await make('/portfolio', { title: 'Salt', slug: 'salt', description: text });
  await make('/services/admin', { title: 'Salt', slug: 'salt', sections: [{ content: text }] });
  for (const path of ['/blog/salt', '/portfolio/salt', '/services/salt']) {
    const { meta } = await headOf(url, path);
    expect(meta('description'), path).toBe('Salt Forty kilometres & one road.');
    expect(meta('og:description'), path).toBe(meta('description'));
    expect(meta('og:image'), path).toMatch(/^http/);
  }
  await make('/blog', { title: 'Empty', slug: 'empty' });
  const { body } = await sendTo(url, 'GET', '/footer');
  expect((await headOf(url, '/blog/empty')).meta('description')).toBe(body.brandAbout);
});

test('sitemap and feeds list a renamed page only at its new URL, and omit a deleted one', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const [renamed, deleted] = (await sendTo(url, 'GET', '/blog')).body.items;
  const files = ['/sitemap.xml', '/feed.xml', '/feed.json'];
  const read = () => Promise.all(files.map(async (path) => (await fetch(url + path)).text()));
  const named = (text: string, slug: string) => new RegExp(`/blog/${slug}(?![\\w-])`).test(text);
  for (const text of await read()) expect([named(text, renamed.slug), named(text, deleted.slug)]).toEqual([true, true]);
  await sendTo(url, 'PUT', `/blog/${renamed._id}`, { token, body: { slug: 'salt-road' } });
  await sendTo(url, 'DELETE', `/blog/${deleted._id}`, { token });
  for (const text of await read()) {
    expect(named(text, 'salt-road')).toBe(true);
    expect(text).not.toMatch(new RegExp(`<(loc|link)>[^<]*/blog/(${renamed.slug}|${deleted.slug})<`));
    expect(text).not.toContain(`"url":"${url}/blog/${renamed.slug}"`);
  }
});
