import type { Page } from '../support/accounts.ts';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

/** Where parts at the right of a page end, in pixels. */
async function ends(page: Page, selectors: string[]): Promise<number[]> {
  await page.untilQuiet();
  return page.evaluate(
    (all) => all.map((one) => Math.round(document.querySelector(one)!.getBoundingClientRect().right)),
    selectors,
  );
}

test('what stands at the right of a page ends on one line with the menu, on long, short and missing pages', async () => {
  for (const width of [1280, 1920]) {
    const page = await visitor(starterSite(), { width, reducedMotion: true });
    const menu = 'header nav + a';
    const legal = 'footer > div:last-child nav a:last-child';
    for (const [path, ...parts] of [
      ['/blog', legal],
      ['/terms', legal],
      ['/nowhere-at-all', legal],
      ['/portfolio/camp-khuri', legal, 'main [data-cover]', 'main article img'],
    ] as const) {
      await page.goto(path);
      const found = await ends(page, [menu, ...parts]);
      expect(new Set(found).size, `${path} at ${width} px: ${found.join(', ')}`).toBe(1);
    }
    page.takeReports(); // the browser reports the missing page
  }
});
