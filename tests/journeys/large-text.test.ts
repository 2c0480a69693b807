import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';

test('on a phone, text of twice the size makes no page scroll sideways', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url, { width: 390 });
  for (const path of ['/', '/services', '/about', '/contact', '/login', '/privacy', '/terms']) {
    await page.goto(path);
    const overhang = await page.evaluate(async () => {
      const large = new CSSStyleSheet();
      await large.replace('html { font-size: 200% }');
      document.adoptedStyleSheets = [large];
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(overhang, path).toBe(0);
  }
});

test('a word longer than its column breaks in the footer instead of widening the page', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: footer } = await sendTo(url, 'GET', '/footer');
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2).slice(0, 60);
  const body = { ...footer, brandAbout: word, contactTitle: word, addressHtml: `<p>${word}</p>` };
  expect((await sendTo(url, 'PUT', '/footer', { token, body })).status).toBe(200);
  for (const width of [320, 768, 1280]) {
    const page = await visitor(url, { width });
    await page.goto('/contact');
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
