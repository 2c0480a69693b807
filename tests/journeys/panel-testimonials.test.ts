import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { rules } from '#contract/rule-texts.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { poll } from '../support/poll.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { DESKTOP, resizePanel, fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { colleague, DOT, pickUp, staffAt } from '../support/staff.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem');
const name = (page: Page, at = 0) =>
  rows(page)
    .nth(at)
    .getByRole('textbox', { name: /^Name of/ });
/** Unfolds a row, so that its fields can be edited. */
const unfold = (page: Page, at = 0) => rows(page).nth(at).locator('button[aria-expanded=false]').first().click();
/** The names in the folded lines. */
const names = (page: Page) =>
  rows(page).evaluateAll((lines) => lines.map((line) => line.querySelector('[dir=auto]')?.textContent ?? ''));
const statusShown = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const publicOnes = async (url: string) =>
  (await sendTo(url, 'GET', '/testimonials')).body as Record<'_id' | 'name' | 'imageUrl', string>[];

test('each field is saved on blur and public at the next request; a rejected value stays in its field', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/testimonials', { before: hidePreview });
  await unfold(page);
  await name(page).fill('A');
  await page.getByRole('region', { name: 'Order' }).getByText('Saved when you leave the field.').waitFor();
  await page.keyboard.press('Tab');
  await rows(page).first().getByText('Name needs at least 2 characters').waitFor();
  await expect.poll(() => name(page).inputValue()).toBe('A');
  await name(page).fill('Asha Rao');
  await page.keyboard.press('Enter');
  await statusShown(page, 'Updated.');
  await poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/-name$/);
  const feedback = rows(page)
    .first()
    .getByRole('textbox', { name: /^Feedback of/ });
  await feedback.fill('They answer the telephone.');
  await page.keyboard.press('Tab');
  const home = async () => (await fetch(`${url}/`)).text();
  await poll(home).toContain('They answer the telephone.');
  expect(await home()).toContain('Asha Rao');
  await poll(() => feedback.isEnabled()).toBe(true); // during a slow save the switch has no focus
  await rows(page).first().getByRole('switch').focus();
  await page.keyboard.press('Space');
  await poll(home).not.toContain('Asha Rao');
});

test('controls are disabled during a save, and a failed save keeps the text, even after a reload', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/testimonials', { before: hidePreview });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/testimonials/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await released;
    return route.abort();
  });
  await unfold(page);
  await name(page).fill('Kept all the same');
  await page.keyboard.press('Enter');
  await poll(() => name(page).isDisabled()).toBe(true);
  await poll(() => rows(page).first().getByRole('switch').isDisabled()).toBe(true);
  release();
  await rows(page).first().getByText('Update failed.').waitFor();
  page.takeReports();
  await expect.poll(() => name(page).inputValue()).toBe('Kept all the same');
  await page.unroute('**/api/testimonials/*');
  await page.reload();
  await expect.poll(() => name(page).inputValue()).toBe('Kept all the same');
  await rows(page).first().getByRole('button', { name: 'Try again' }).click();
  await statusShown(page, 'Updated.');
  expect((await publicOnes(url))[0]?.name).toBe('Kept all the same');
});

test("a conflicting change to the same field is shown with the other user's name and overwritten only on request", async () => {
  const { url } = await startOn(sqlite);
  const token = await colleague(url);
  const page = await staffAt(url, '/testimonials', { before: hidePreview });
  await unfold(page);
  await name(page).fill('Mine');
  const [first] = await publicOnes(url);
  await sendTo(url, 'PUT', `/testimonials/${first?._id}`, { token, body: { name: 'Theirs', role: 'Theirs too' } });
  await page.keyboard.press('Tab');
  await rows(page)
    .first()
    .getByText(/Aarav Mehta saved a newer version.*Theirs: “Theirs”/)
    .waitFor();
  page.takeReports(); // the browser reports the 412
  await expect.poll(() => name(page).inputValue()).toBe('Mine');
  expect((await publicOnes(url))[0]?.name).toBe('Theirs');
  await rows(page).first().getByRole('button', { name: 'Save mine' }).click();
  await poll(async () => (await publicOnes(url))[0]).toMatchObject({ name: 'Mine', role: 'Theirs too' });
});

test('a new picture is shown at once, then uploaded and saved; a failed upload or removal can be retried', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/testimonials', { before: hidePreview });
  const before = (await publicOnes(url))[0]?.imageUrl;
  const file = rows(page).first().locator('input[type=file]');
  const picture = rows(page).first().getByRole('group').locator('img').first();
  await unfold(page);
  await file.waitFor({ state: 'attached' });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/upload/testimonials', async (route) => {
    await released;
    return route.abort();
  });
  await file.setInputFiles(DOT);
  await poll(() => picture.getAttribute('src')).toMatch(/^blob:/);
  release();
  await rows(page)
    .first()
    .getByText(/^Upload failed\. The old picture is back\./)
    .waitFor();
  page.takeReports();
  await poll(() => picture.getAttribute('src')).toContain(before);
  await page.unroute('**/api/upload/testimonials');
  await rows(page).first().getByRole('button', { name: 'Try again' }).click();
  await statusShown(page, 'Updated.');
  await rows(page).first().getByText('Does this still describe the picture?').waitFor();
  const after = (await publicOnes(url))[0]?.imageUrl;
  expect(after).toMatch(/^\/uploads\/[0-9a-f]{32}-1x1\.webp$/);
  await poll(() => picture.getAttribute('src')).toContain(after);
  await page.route('**/api/testimonials/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remove the picture of/ })
    .click();
  await rows(page)
    .first()
    .getByText(/The old picture stays\./)
    .waitFor();
  page.takeReports();
  await page.unroute('**/api/testimonials/*');
  await rows(page).first().getByRole('button', { name: 'Try again' }).click();
  await poll(async () => (await publicOnes(url))[0]?.imageUrl).toBe('');
  await file.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await rows(page)
    .first()
    .getByText(/Only images can be uploaded/)
    .waitFor();
});

test('a testimonial without a picture has the same avatar in the panel and on the site', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const token = await logIn(url);
  const body = { name: 'Asha Rathore', feedback: 'They answer the telephone.' };
  await sendTo(url, 'POST', '/testimonials', { token, body });
  const site = await visitor(url);
  await site.goto('/');
  const shown = await site.locator('#testimonials img').first().getAttribute('src');
  expect(shown).toContain('seed=Asha');
  const page = await staffAt(url, '/testimonials', { before: hidePreview });
  await poll(() => rows(page).first().locator('img').first().getAttribute('src')).toBe(shown);
});

test('moving swaps neighbours, also by keyboard dragging, and Save Order renumbers all from 0', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const page = await staffAt(url, '/testimonials', { before: hidePreview });
  const first = async () => (await names(page)).slice(0, 3);
  await rows(page).first().waitFor();
  const [a = '', b = '', c = ''] = await first();
  await page.getByRole('button', { name: `More for ${a}` }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await poll(first).toEqual([b, a, c]);
  await pickUp(page, c, 'position 3 of 6');
  await page.keyboard.press('ArrowUp');
  await page.getByText(`${c} is over position 2 of 6.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await poll(first).toEqual([b, c, a]);
  await page.keyboard.press('Control+s');
  await page.getByText('Order saved.').waitFor();
  expect((await publicOnes(url)).slice(0, 3).map((one) => one.name)).toEqual([b, c, a]);
  const all = (await sendTo(url, 'GET', '/testimonials/admin', { token })).body as { order: number }[];
  expect(all.map(({ order }) => order)).toEqual(all.map((_, index) => index));

  // The number alone is saved as it is left; a blank is 0, and what is no number stays with an error.
  const order = rows(page)
    .nth(2)
    .getByRole('textbox', { name: /^Order of/ });
  await unfold(page, 2);
  await order.fill('many');
  await page.keyboard.press('Tab');
  await rows(page).nth(2).getByText(rules.plainNumber).waitFor();
  await order.fill('');
  await page.keyboard.press('Tab');
  await statusShown(page, 'Updated.');
  await poll(
    async () =>
      (await sendTo(url, 'GET', '/testimonials/admin', { token })).body.filter(
        (one: { order: number }) => one.order === 0,
      ).length,
  ).toBe(2);
});

test('a testimonial is created with validation, picture, visibility and order; deleting it asks for confirmation', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const page = await staffAt(url, '/testimonials', { before: hidePreview });
  await page.getByRole('link', { name: 'New testimonial' }).click();
  await page.getByLabel('Name', { exact: true }).fill('A');
  await page.keyboard.press('Control+s');
  await page.getByText('Name needs at least 2 characters').waitFor();
  await page.getByText('Feedback needs at least 10 characters').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Feedback', { exact: true }).fill('They answer the telephone.');
  await page.locator('input[type=file]').first().setInputFiles(DOT);
  await page.getByText('Image updated.').waitFor();
  await page.getByRole('switch', { name: 'Visible' }).click();
  await page.getByLabel('Order', { exact: true }).fill('3');
  await page.keyboard.press('Control+s');
  await page.getByText('Testimonial created.').waitFor();
  const stored = async () =>
    (await sendTo(url, 'GET', '/testimonials/admin', { token })).body.find(
      (one: { name: string }) => one.name === 'Asha Rao',
    );
  expect(await stored()).toMatchObject({ isVisible: false, order: 3, imageUrl: expect.stringMatching(/^\/uploads\//) });
  await page.getByRole('button', { name: 'More for Asha Rao' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByText('Delete this testimonial?').waitFor();
  expect(await stored()).toBeTruthy();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted.', { exact: true }).waitFor();
  expect(await stored()).toBeUndefined();
});

test('a new testimonial without an order is placed last', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/testimonials/new');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Feedback', { exact: true }).fill('They answer the telephone.');
  await page.keyboard.press('Control+s');
  await page.getByText('Testimonial created.').waitFor();
  await poll(() => rows(page).count()).toBe(7);
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Asha Rao');
  expect((await publicOnes(url)).map((one) => one.name).at(-1)).toBe('Asha Rao');
});

test('a testimonial that is saved before the list has loaded is in the list', async () => {
  const { url } = await startOn(sqlite);
  let release = () => {};
  const saved = new Promise<void>((resolve) => (release = resolve));
  const delayReplies = async (page: Page) => {
    await hidePreview(page);
    // The list without the new testimonial arrives together with the reply to the save.
    const answerLate = async (route: Route) => {
      const response = await route.fetch();
      await saved;
      await route.fulfill({ response }).catch(() => undefined); // the page may have cancelled it
    };
    await page.route('**/api/testimonials/admin', answerLate, { times: 1 });
    await page.route('**/api/testimonials', async (route) => {
      await route.fulfill({ response: await route.fetch() });
      release();
    });
  };
  const page = await staffAt(url, '/testimonials/new', { before: delayReplies });
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Feedback', { exact: true }).fill('They answer the telephone.');
  await page.keyboard.press('Control+s');
  await page.getByText('Testimonial created.').waitFor();
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Asha Rao');
});

test('a list that cannot be loaded shows an error, and an empty list shows an empty state', async () => {
  const page = await staffAt(starterSite(), '/testimonials', {
    before: (newPage) =>
      newPage.route('**/api/testimonials/admin', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable' } }),
      ),
  });
  await page.getByText('Failed to load (admin)').waitFor();
  page.takeReports();
  await page.unroute('**/api/testimonials/admin');
  await page.route('**/api/testimonials/admin', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No testimonials yet.').waitFor();
});

test('the testimonial screens meet WCAG 2.2 AA on a desktop and on a phone, light and dark', async () => {
  const page = await staffAt(starterSite(), '/testimonials');
  await unfold(page);
  await name(page).waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await resizePanel(page, DESKTOP);
  await page.getByRole('link', { name: 'New testimonial' }).click();
  await page.getByLabel('Feedback', { exact: true }).waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
});
