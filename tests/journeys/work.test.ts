import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { editing, hidePreview } from '../support/previewing.ts';
import { sendTo } from '../support/product.ts';
import { starterSite, startOn } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

test('a card of the moving strip is in view once it has keyboard focus', async () => {
  const page = await visitor(starterSite(), { reducedMotion: false });
  await page.goto('/');
  const last = page.locator('#work li a').last();
  await last.focus(); // hydrates the section
  await page.untilQuiet();
  await page.locator('#work li a').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isInView = () =>
    last.evaluate((link) => {
      const { left, right, top, bottom } = link.closest('li')!.getBoundingClientRect();
      return document.activeElement === link && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
});

test('staff choose the projects of the home page by title, and see them at once', async () => {
  const { url } = await startOn(sqlite);
  const { page, preview } = await editing(url, '/work');
  const first = page.getByLabel('Project', { exact: true }).first();
  await first.click();
  await page.getByRole('option', { name: 'Tana Bana' }).click();
  await preview.locator('#work').getByRole('link', { name: 'Tana Bana' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Selected work saved.').first().waitFor();
  const next = await visitor(url);
  await next.goto('/');
  expect(await next.locator('#work h3').allInnerTexts()).toEqual([
    'Tana Bana',
    'Ujala Solar',
    'Mitti Ceramics',
    'Camp Khuri',
  ]);
});

test('without chosen projects the home page shows the first four of the portfolio', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/work', { before: hidePreview });
  const removals = page.getByRole('button', { name: /^Remove/ });
  for (const left of [3, 2, 1, 0]) {
    await removals.first().click();
    await expect.poll(() => removals.count()).toBe(left);
  }
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText('Selected work saved.').first().waitFor();
  const { items } = (await sendTo(url, 'GET', '/portfolio?limit=4')).body;
  const next = await visitor(url);
  await next.goto('/');
  expect(await next.locator('#work h3').allInnerTexts()).toEqual(items.map(({ title }: { title: string }) => title));
});
