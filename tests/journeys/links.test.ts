import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { checkLinks } from '../support/link-checker.ts';
import { starterSite } from '../support/running.ts';

/** What one has to know of. */
const UNLINKED = [
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/feed.json',
  '/site.webmanifest',
  '/.well-known/security.txt',
  // No page leads to it.
  '/login',
];

test('the starter site has no broken link, anchor, picture, style, script or feed', async () => {
  const { faults, visited } = await checkLinks(starterSite(), ['/', ...UNLINKED]);
  expect(faults).toEqual([]);
  const count = (pattern: RegExp) => visited.filter((path) => pattern.test(path)).length;
  // It must have been everywhere for that to say something.
  for (const path of [
    '/services',
    '/portfolio',
    '/about',
    '/contact',
    '/pricing',
    '/blog',
    '/privacy',
    '/terms',
    '/login',
  ])
    // prettier-ignore
    expect(visited).toContain(path);
  expect(count(/^\/blog\/[\w-]+$/)).toBe(14);
  expect(count(/^\/portfolio\/[\w-]+$/)).toBe(15);
  expect(count(/^\/services\/[\w-]+$/)).toBe(6);
  expect(count(/^\/blog\?tag=/)).toBeGreaterThan(5);
  expect(count(/^\/uploads\//)).toBeGreaterThan(60);
  expect(count(/^\/static\/.*\.css$/)).toBeGreaterThan(1);
  expect(count(/^\/static\/.*\.js$/)).toBeGreaterThan(5);
  expect(count(/^\/static\/.*\.woff2$/)).toBeGreaterThan(1);
});

/** A site of its own, all of whose faults are known. */
async function brokenSite(): Promise<string> {
  const pages: Record<string, [type: string, text: string]> = {
    '/': [
      'text/html',
      `<link rel="stylesheet" href="/style.css"><script src="/gone.js"></script><script>"<a href='/in-a-script'>"</script>
      <meta property="og:image" content="/share-gone.png"><main id="here"><a href="/other?a=1&amp;b=2#there">a</a>
      <a href="#here">b</a><a href="#nowhere">c</a><a href="/other#missing">d</a><a href="/moved">e</a><a href="/gone">f</a>
      <img src="/ok.png" srcset="/ok.png 1x, /twice-gone.png 2x" alt=""><img src="/text.png" alt=""><svg><use href="/icons.svg#sun"></use><use href="/icons.svg#moon"></use></svg>
      <a href="http://plain.example">g</a><a href="https://fine.example/x">h</a><a href="mailto:nobody">i</a><a href="https://">j</a></main>
      <script type="application/ld+json">{"@graph":[{"url":"/said-gone","@id":"/#organization"}]}</script>`,
    ],
    '/other?a=1&b=2': ['text/html', '<p id="there"></p>'],
    '/other': ['text/html', ''],
    '/style.css': ['text/css', '@font-face { src: url("/font-gone.woff2") } a { background: url(/ok.png) }'],
    '/icons.svg': ['image/svg+xml', '<svg><symbol id="sun" viewBox="0 0 1 1"></symbol></svg>'],
    '/ok.png': ['image/png', ''],
    '/text.png': ['text/html', ''],
    '/feed.json': [
      'application/feed+json',
      '{"items":[{"url":"/feed-gone","content_html":"<img src=\\"/inside-gone.png\\">"}]}',
    ],
  };
  const server = createServer((request, response) => {
    const [type, text] = pages[request.url ?? ''] ?? [];
    if (request.url === '/moved') response.writeHead(301, { location: '/other' }).end();
    else response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('each kind of broken reference is reported, and no valid one', async () => {
  const { faults } = await checkLinks(await brokenSite(), ['/', '/feed.json']);
  expect(faults).toEqual(
    [
      '/: "http://plain.example" is no address one can go to',
      '/: "https://" is no address',
      '/: "mailto:nobody" is no address one can go to',
      '/: / has no place #nowhere',
      '/: /gone answers 404',
      '/: /gone.js answers 404',
      '/: /icons.svg has no place #moon',
      '/: /moved leads on to /other',
      '/: /other has no place #missing',
      '/: /said-gone answers 404',
      '/: /share-gone.png answers 404',
      '/: /text.png is no picture but text/html',
      '/: /twice-gone.png answers 404',
      '/feed.json: /feed-gone answers 404',
      '/feed.json: /inside-gone.png answers 404',
      '/style.css: /font-gone.woff2 answers 404',
    ].sort(),
  );
});
