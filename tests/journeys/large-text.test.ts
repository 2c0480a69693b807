import { expect, test } from 'vitest';
import { THEMES } from '#contract/themes.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { siteIn } from '../support/themes.ts';

test.each(THEMES.flatMap((theme) => [320, 390].map((width) => [theme, width] as const)))(
  'in %s at %i px, text at twice the size causes no sideways scrolling and no overflowing control',
  async (theme, width) => {
    const page = await visitor(await siteIn(theme), { width });
    for (const path of ['/', '/services', '/about', '/contact', '/login', '/privacy', '/terms', '/no-such-page']) {
      await page.goto(path);
      if (path === '/about') await page.getByRole('button', { name: 'Give your review' }).click();
      const found = await page.evaluate(async () => {
        const large = new CSSStyleSheet();
        await large.replace('html { font-size: 200% }');
        document.adoptedStyleSheets = [large];
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        const controls = [...document.querySelectorAll('main :is(button, input, textarea, label, a)')]
          .filter((control) => control.checkVisibility() && !control.closest('ul, ol, .visually-hidden'))
          .filter((control) => {
            const box = control.getBoundingClientRect();
            const around = control.parentElement?.getBoundingClientRect() ?? box;
            return box.right > Math.min(around.right, innerWidth) + 2 || control.scrollWidth > control.clientWidth + 2;
          });
        const isTypedIn = (control: Element) =>
          control instanceof HTMLInputElement || getComputedStyle(control).display === 'inline';
        const wide = controls.filter((control) => !isTypedIn(control)).map(({ outerHTML }) => outerHTML.slice(0, 90));
        const overhang = document.documentElement.scrollWidth - document.documentElement.clientWidth;
        return overhang > 0 ? [`the page by ${overhang}`, ...wide] : wide;
      });
      expect(found, path).toEqual([]);
      page.takeReports(); // the 404
    }
  },
);

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
