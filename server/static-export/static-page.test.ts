import { expect, test } from 'vitest';
import type { LeftOutKind } from '#contract/records/static-export.ts';
import type { OwnAddress } from './addresses.ts';
import { staticPage } from './static-page.ts';
import { staticStyles, styleAddresses } from './static-styles.ts';

const SITE = 'https://dune.example';

async function converted(html: string, { formsTo = '', email = 'hello@dune.example' } = {}) {
  const leftOut: LeftOutKind[] = [];
  const resolved: string[] = [];
  const page = await staticPage(html, {
    ...{ siteUrl: SITE, formsTo, email, noteLeftOut: (kind) => leftOut.push(kind) },
    async resolve({ path, search }: OwnAddress) {
      resolved.push(search ? `${path}?${search}` : path);
      return search === 'page=2' ? `${path}/page/2` : path.startsWith('/api/') ? '/files/1.svg' : null;
    },
  });
  return { page, leftOut, resolved };
}

test('scripts go, structured data stays, and what visitors without scripts see is there for everybody', async () => {
  const { page } = await converted(
    '<head><script type="module" async id="start" data-state="/x">if (a < b) start();</script></head>' +
      '<script type="application/ld+json">{"a":"<b"}</script><noscript><nav>Menu</nav></noscript><p>A &amp; B</p>',
  );
  expect(page).toBe(
    '<head></head><script type="application/ld+json">{"a":"<b"}</script><nav>Menu</nav><p>A &amp; B</p>',
  );
});

test('addresses of the site become those of the export, whatever their form; all others stay as they are', async () => {
  const html =
    '<a href="/blog?page=2#top" class="a">2</a><a href="https://other.example/?page=2">o</a>' +
    `<link rel="canonical" href="${SITE}/blog?page=2"/><meta property="og:url" content="${SITE}/blog?page=2"/>` +
    '<meta name="description" content="/blog?page=2 is a text"/>' +
    '<img src="/api/avatars/male?seed=A&amp;b=1" srcSet="/api/avatars/a 1w, /uploads/b.webp 2w"/>' +
    '<svg><use href="/static/icons.svg#check"/></svg>' +
    `<script type="application/ld+json">{"url":"${SITE}/blog?page=2"}</script>`;
  const { page, resolved } = await converted(html);
  expect(page).toBe(
    '<a href="/blog/page/2#top" class="a">2</a><a href="https://other.example/?page=2">o</a>' +
      `<link rel="canonical" href="${SITE}/blog/page/2"/><meta property="og:url" content="${SITE}/blog/page/2"/>` +
      '<meta name="description" content="/blog?page=2 is a text"/>' +
      '<img src="/files/1.svg" srcSet="/files/1.svg 1w, /uploads/b.webp 2w"/>' +
      '<svg><use href="/static/icons.svg#check"/></svg>' +
      `<script type="application/ld+json">{"url":"${SITE}/blog/page/2"}</script>`,
  );
  expect(resolved).toContain('/api/avatars/male?seed=A&b=1');
  expect(resolved).toContain('/static/icons.svg');
});

const FORM =
  '<form class="f" noValidate=""><input name="email" required=""/><button type="submit" disabled="">Send</button>' +
  '<noscript><p>Needs JavaScript</p></noscript></form>';

test('a form posts to the address that was given, and the browser checks its fields', async () => {
  const { page, leftOut } = await converted(FORM, { formsTo: 'https://forms.example/?a=1&b="2' });
  expect(page).toBe(
    '<form method="post" action="https://forms.example/?a=1&amp;b=&quot;2" class="f">' +
      '<input name="email" required=""/><button type="submit">Send</button></form>',
  );
  expect(leftOut).toEqual([]);
});

test('without such an address, a sentence with the email address takes the place of a form', async () => {
  const { page, leftOut } = await converted(`<main>${FORM}</main>`);
  const link = '<a href="mailto:hello@dune.example">hello@dune.example</a>';
  expect(page).toBe(
    `<main><div class="f"><p>This form is not available here. Please write to ${link}.</p></div></main>`,
  );
  expect(leftOut).toEqual(['form']);
  expect((await converted(FORM, { email: '' })).page).toBe(
    '<div class="f"><p>This form is not available here.</p></div>',
  );
});

test('a search goes, and a field that carries words to another page leaves its button as a link', async () => {
  const search = '<form role="search" action="/blog" method="get"><input name="q"/></form>';
  const words =
    '<form class="w" action="/contact"><input name="message"/><button class="b">Ask <i></i></button></form>';
  const { page, leftOut } = await converted(search + words);
  expect(page).toBe('<div class="w"><a class="b" href="/contact">Ask <i></i></a></div>');
  expect(leftOut).toEqual(['search', 'words']);
});

test('styles for visitors without scripts apply to everybody, and the files in styles are found', () => {
  expect(staticStyles('@media (scripting:none){a{}}@media (width<=9px) and (scripting: enabled){b{}}')).toBe(
    '@media (min-width:0){a{}}@media (width<=9px) and (max-width:0){b{}}',
  );
  const styles =
    'a{background:url(/static/a.svg)}b{src:url("../fonts/b.woff2")}c{mask:url(data:image/svg+xml,x) url(#d)}';
  expect(styleAddresses(styles, '/static/css/c.css')).toEqual(['/static/a.svg', '/static/fonts/b.woff2']);
});
