import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { starterSite, startOn } from '../support/running.ts';

test("the hero's badge and the chat do not overlap its buttons, and each title line fits on one line", async () => {
  const url = starterSite();
  for (const width of [320, 390, 768, 1024, 1280]) {
    const page = await visitor(url, { width });
    if (width === 320) await page.setViewportSize({ width, height: 568 });
    await page.goto('/');
    await page.untilQuiet();
    const badge = await boxOf(page, '#hero p:has(strong)');
    const chat = await boxOf(page, 'aside a');
    for (const label of ['Start a project', 'See our work']) {
      const button = await boxOf(page, `#hero a:has-text("${label}")`);
      expect([intersects(badge, button), intersects(chat, button)], `${label} at ${width} px`).toEqual([false, false]);
    }
    if (width < 1024) {
      const picture = await boxOf(page, '#hero img[alt]:not([alt=""])');
      expect(picture.y + picture.height - badge.y, `covered picture at ${width} px`).toBeLessThan(16);
    }
    const lines = await page
      .locator('h1 > span')
      .evaluateAll((all) =>
        all.map((line) =>
          Math.round(line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight)),
        ),
      );
    expect(lines, `lines at ${width} px`).toEqual([1, 1]);
  }
});

test('without a hero the header stays readable and the page keeps a heading', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const nothing = {
    ...{
      eyebrow: '',
      titleLine1: '',
      titleLine2: '',
      description: '',
      rightImageUrl: '',
      bgImageUrl: '',
      bgVideoUrl: '',
    },
    ...{ cta: { label: '', href: '' }, secondaryCta: { label: '', href: '' }, badge: { value: '', text: '' } },
  };
  expect((await sendTo(url, 'PUT', '/hero', { token, body: nothing })).status).toBe(200);
  const page = await visitor(url);
  await page.goto('/');
  expect(await page.locator('#hero').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Dune Digital');
  const ground = await page.evaluate(() => {
    const behind = document.elementsFromPoint(600, 40).find((element) => element.closest('main'));
    return behind ? getComputedStyle(behind).backgroundImage : 'none';
  });
  expect(ground).toContain('rgb(13, 15, 34)');
  const [header, ridge] = [await boxOf(page, 'header'), await boxOf(page, 'main svg[viewBox="0 0 1440 100"]')];
  expect(ridge.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
});

type Box = Awaited<ReturnType<typeof boxOf>>;

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
}

function intersects(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
