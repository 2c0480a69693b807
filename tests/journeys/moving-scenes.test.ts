import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';
import { scrollEnd } from '../support/scrolling.ts';

const moving = () => visitor(starterSite(), { reducedMotion: false, width: 1280 });

test('the wheel and the keys move the page at their own speed through scenes that move sideways', async () => {
  const page = await moving();
  await page.goto('/');
  for (const scene of ['#work', '#workflow']) {
    await page.locator(scene).evaluate((section) => {
      scrollTo({ top: section.getBoundingClientRect().top + scrollY, behavior: 'instant' });
    });
    await page.untilQuiet();
    await scrollEnd(page);
    const start = await scrolled(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page), { message: `wheel in ${scene}` }).toBe(start + 300);
    let before = start + 300;
    for (const key of ['PageDown', 'Space']) {
      await page.keyboard.press(key);
      const moved = async () => (await scrolled(page)) - before;
      await expect.poll(moved, { message: `${key} in ${scene}` }).toBeGreaterThan(500);
      await scrollEnd(page);
      expect(await moved(), `${key} in ${scene}`).toBeLessThan(page.viewportSize()!.height);
      before = await scrolled(page);
    }
  }
});

test('what the browser finds in a scene that moves sideways comes into view', async () => {
  const page = await moving();
  await page.goto('/');
  const texts = [page.locator('#work li p').last(), page.getByText('A quiet switch-over, early on a Tuesday.')];
  for (const text of texts) {
    await text.evaluate((found) => {
      scrollTo({ top: 0, behavior: 'instant' });
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // as find in page does
    });
    await scrollEnd(page); // the page takes over a frame after the browser has scrolled inside the scene
    await expect.poll(() => visibleIn(text)).toEqual('in view');
  }
});

test('links to sections beyond the moving scenes scroll to them', async () => {
  const page = await moving();
  for (const id of ['about', 'services', 'faq']) {
    await page.goto(`/#${id}`);
    const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top, { message: id }).toBeLessThan(200);
    await expect.poll(top, { message: id }).toBeGreaterThan(-200);
    await page.goto('/about');
  }
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

function visibleIn(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isIn = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return isIn ? 'in view' : `${left} to ${right}, ${top} to ${bottom}`;
  });
}
