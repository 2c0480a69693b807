import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saved } from '#contract/texts.ts';
import { sqlite } from '../support/databases.ts';
import { startOn } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

const rows = (page: Page) => page.locator('main li > a[href]');
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });
const isAt = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .first()
    .evaluate((control) => control === document.activeElement);

/** Presses Tab until the keyboard is on a line of the list. */
async function tabToList(page: Page): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await rows(page).evaluateAll((all) => all.some((row) => row === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No line of the list can be reached with the Tab key.');
}

test.each([
  ['blog', saved.record],
  ['portfolio', saved.record],
  ['service', saved.service],
])('a record of %s can be opened, changed, saved and followed by a new one by keyboard alone', async (path, notice) => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, `/${path}`);
  await rows(page).nth(1).waitFor();
  await tabToList(page);
  await page.keyboard.press('ArrowDown');
  const title = await rows(page).nth(1).locator('span span').first().textContent();
  await page.keyboard.press('Enter');
  await poll(() => isAt(page, 'Title')).toBe(true);
  await poll(() => page.getByLabel('Title', { exact: true }).first().inputValue()).toBe(title);
  await page.keyboard.press('End');
  await page.keyboard.type(' by hand');
  await page.keyboard.press('Control+s');
  await page.getByRole('alert').filter({ hasText: notice }).first().waitFor();
  await rows(page)
    .filter({ hasText: `${title} by hand` })
    .waitFor();

  await page.getByRole('button', { name: /New/ }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${path}/new`);
  await poll(() => isAt(page, 'Title')).toBe(true);
  await expect.poll(() => page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('');
});
