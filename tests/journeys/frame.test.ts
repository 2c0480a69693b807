import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

/** The brightness of the header's background, from 0 to 255. */
function headerLight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const color = getComputedStyle(document.querySelector('body > header')!).backgroundColor;
    return Math.max(
      ...color
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number),
    );
  });
}

test('the header is light over the day and dark over a night, and its links can be read over both', async () => {
  const page = await visitor(starterSite());
  await page.goto('/pricing');
  await page.untilQuiet(); // fonts and pictures move the headings
  await page.locator('#services-heading').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => headerLight(page)).toBeGreaterThan(240);
  await page.locator('#promo-heading').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => headerLight(page)).toBeLessThan(60);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('short pages end with a short footer, with the same links as everywhere', async () => {
  const page = await visitor(starterSite());
  const footer = page.getByRole('contentinfo');
  const links = () => footer.getByRole('link').allTextContents();
  const height = () => footer.evaluate((box) => box.getBoundingClientRect().height);
  await page.goto('/contact');
  const [all, tall] = [await links(), await height()];
  for (const path of ['/login', '/privacy']) {
    await page.goto(path);
    expect(await links(), path).toEqual(all);
    expect(await height(), path).toBeLessThan(tall / 1.8);
  }
});
