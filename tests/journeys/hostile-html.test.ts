import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cleanHtml } from '#server/sanitize/sanitize.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { editorIn } from '../support/editor-in.ts';
import { hostileHtml } from '../support/hostile-html.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { DOT } from '../support/staff.ts';

/** A text with signs that nobody can type is refused altogether. */
const CONTROL_CHARACTER = /[^\P{Cc}\n\t]/u;
const SECTIONS = 40;
const SPLICED = 400;

/** A page without a policy, on which every script that comes to run says so, in whatever frame. */
async function openWithoutPolicy(url: string) {
  const page = await visitor(url, { policy: false });
  const hits: string[] = [];
  await page
    .context()
    .exposeFunction('hit', (which: unknown) => void hits.push(hostileHtml[Number(which)] ?? String(which)));
  for (const missing of ['**/uploads/none.webp', '**/x']) {
    await page.route(missing, (route) => route.fulfill({ contentType: DOT.mimeType, body: DOT.buffer }));
  }
  return { page, hits };
}

/** The form at the foot of a service leads to the contact page. */
const ALIEN = 'script, math, iframe, object, embed, form:not([action="/contact"]), meta, base, link, template';
/** The site's own pages have drawings and styles of their own. */
const STYLED = `${ALIEN}, svg, style, input, button, [style]`;

/** Elements and attributes below a selector that could run script, navigate or imitate other content, as parsed by the browser. */
function faultsOn(page: Page, selector: string, alien: string): Promise<string[]> {
  const selectors = { within: `${selector} *`, alien };
  return page.evaluate(({ within, alien }) => {
    const faults = [...document.querySelectorAll(`:is(${within}):is(${alien})`)].map(({ outerHTML }) => outerHTML);
    for (const { attributes } of document.querySelectorAll(within)) {
      for (const { name, value } of attributes) {
        const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name);
        const scheme = URL.parse(value, document.baseURI)?.protocol ?? '';
        const isElsewhere = isAddress && !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme);
        if (/^on|^srcdoc$/.test(name) || isElsewhere) faults.push(`${name}=${value}`);
      }
    }
    return faults;
  }, selectors);
}

/** Whatever the browser was told to do is done: pictures have come or failed, and what that started has run. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ complete }) => !complete);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

test('no known script injection runs on the public pages, even without a CSP', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const paths: string[] = [];
  const make = async (path: string, shown: string, body: object) => {
    const slug = `hostile-${paths.length}`;
    const payload = '</title></script><script>hit()</script><img src=x onerror=hit()>';
    const created = await sendTo(url, 'POST', path, {
      token,
      body: { title: payload, slug, excerpt: payload, ...body },
    });
    expect(created.status).toBe(201);
    paths.push(`${shown}/${slug}`);
  };
  const typed = hostileHtml.filter((html) => !CONTROL_CHARACTER.test(html));
  for (let from = 0; from < typed.length; from += SECTIONS) {
    const contents = typed.slice(from, from + SECTIONS);
    const sections = contents.map((content) => ({ type: 'custom', title: 'T', content, items: [] }));
    await make('/services/admin', '/services', { sections });
  }
  await make('/blog', '/blog', {
    content: typed.join('\n'),
    author: '<script>hit()</script>',
    tags: ['</script>'],
  });
  await make('/portfolio', '/portfolio', { description: typed.toReversed().join('\n') });
  await sendTo(url, 'PUT', '/footer', { token, body: { addressHtml: typed.slice(0, 90).join('') } });

  const { page, hits } = await openWithoutPolicy(url);
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'script' }).waitFor();
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await faultsOn(page, ':is(main, footer)', ALIEN), path).toEqual([]);
  }
  // And once more as the application writes them into the page.
  await page.goto('/blog');
  await page.getByRole('link', { name: /onerror/ }).first().click(); // prettier-ignore
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'script' }).waitFor();
  await settled(page);
  expect(hits).toEqual([]);
});

test('no known script injection runs in the preview or the editor, alone, cut or combined', async () => {
  const { page, hits } = await openWithoutPolicy(starterSite());
  const editor = await editorIn(page);
  const spliced = fc
    .tuple(fc.constantFrom(...hostileHtml), fc.constantFrom(...hostileHtml), fc.nat(), fc.nat())
    .map(([one, other, from, to]) => one.slice(0, from % (one.length + 1)) + other.slice(to % (other.length + 1)));
  const texts = [...hostileHtml, ...fc.sample(spliced, { numRuns: SPLICED, seed: 11 })];
  const results = {
    server: await editor.shown(texts.map(cleanHtml)),
    preview: await editor.previewed(texts),
    editor: (await editor.through(texts)).map(({ html }) => html),
  };
  for (const [where, parts] of Object.entries(results)) {
    await insertHtml(page, parts);
    await settled(page);
    // What the editor writes goes through the server before anybody sees it.
    if (where !== 'editor') expect(await faultsOn(page, '#placed', STYLED), where).toEqual([]);
  }
  await page.untilQuiet();
  page.takeReports(); // addresses that the browser does not know
  expect(hits).toEqual([]);

  // The same list runs where nobody cleans it: what is proved above is proved by the cleaning.
  const careless = await page.context().newPage();
  await careless.goto('/terms');
  await insertHtml(
    careless,
    hostileHtml.filter((html) => !/plaintext|refresh|evil|<base|autofocus/.test(html)),
  );
  await expect.poll(() => new Set(hits).size).toBeGreaterThan(30);
});

/** Puts texts into the page, in places of several kinds. */
async function insertHtml(page: Page, texts: string[]): Promise<void> {
  await page.evaluate((parts) => {
    document.body.innerHTML = '<div id="placed"></div>';
    const root = document.querySelector('#placed');
    for (const [index, html] of parts.entries()) {
      const holder = document.createElement(['div', 'li', 'td', 'p', 'figure'][index % 5] ?? 'div');
      holder.innerHTML = html;
      root?.append(holder);
    }
  }, texts);
}
