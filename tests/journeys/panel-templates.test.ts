import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field } from '../support/accounts.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { startOn } from '../support/running.ts';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { previewIn } from '../support/previewing.ts';
import { staffAt } from '../support/staff.ts';

/** The colour of the header's text over a light ground. */
const INK = 'rgb(22, 18, 15)';
const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function addBlock(page: Page, name: string, kind: string) {
  await side(page, name).getByRole('button', { name: 'Add block', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${kind} `) })
    .click();
}

test('a template puts blocks above and below every post; visitors use them, also after a move within the site', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/templates/new');
  await page.locator('#field-place').click();
  await page.getByRole('option', { name: 'Every post' }).click();
  await addBlock(page, 'Blocks above', 'Text');
  await side(page, 'Blocks above').getByLabel('Heading', { exact: true }).fill('Written by hand');
  await addBlock(page, 'Blocks below', 'Questions');
  await side(page, 'Blocks below').getByText('These words are on 3 pages.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await noticeShown(page, 'Saved.');
  const preview = await previewIn(page);
  await preview.getByRole('heading', { name: 'Written by hand' }).waitFor();
  await preview.getByRole('heading', { name: 'Any post', level: 1 }).waitFor();

  const post = '/blog/two-scripts-one-page';
  const html = await (await fetch(url + post)).text();
  expect(html.indexOf('Written by hand')).toBeGreaterThan(0);
  expect(html.indexOf('Written by hand')).toBeLessThan(html.indexOf('<h1'));
  expect(html).toMatch(/\/static\/css\/composed\/[^"]*text-block-[^"]*\.css"/);
  const guest = await visitor(url);
  await guest.goto('/blog');
  expect(await guest.getByText('Written by hand').count()).toBe(0);
  await guest.locator(`main a[href="${post}"]`).first().click();
  await guest.getByRole('heading', { name: 'Written by hand' }).waitFor();
  await guest.goto(post);
  const brand = guest.locator('header a').first();
  expect(await brand.evaluate((link) => getComputedStyle(link).color)).toBe(INK); // readable over the light block
  const question = guest.locator('#below-faq summary, #below-faq button').first();
  await question.click();
  await guest.untilHydrated();
  expect(await guest.locator('h1').count()).toBe(1);
  expect(await accessibilityFaults(guest)).toEqual([]);

  await field(page, 'Visible').uncheck();
  await page.keyboard.press('ControlOrMeta+s');
  await poll(async () => (await (await fetch(url + post)).text()).includes('Written by hand')).toBe(false);
});

test('a second template for the same page has its error beside the field', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/templates/new');
  for (const expected of ['Saved.', 'Pricing has a template already. Change that one.']) {
    await page.locator('#field-place').click();
    await page.getByRole('option', { name: /^Pricing/ }).click();
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText(expected).first().waitFor();
    if (expected === 'Saved.') await page.goto('/admin/templates/new');
    else page.takeReports(); // the 400
  }
});
