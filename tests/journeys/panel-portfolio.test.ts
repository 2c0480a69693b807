import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fulfillUnavailable } from '../support/unavailable.ts';
import { accessibilityFaults } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { previewIn } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { screenFaultsWideAndNarrow, fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { DOT, staffAt } from '../support/staff.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const saveButton = (page: Page) => page.locator('#save');
const rows = (page: Page) => page.getByRole('list', { name: 'Portfolio' }).getByRole('listitem');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });

const gallery = (page: Page) => page.locator('[aria-labelledby=field-gallery-label] input[type=file]');

async function pageAt(url: string, path: string) {
  const reply = await fetch(url + path);
  return { status: reply.status, text: await reply.text() };
}

async function chooseOption(page: Page, label: string, option: string) {
  await field(page, label).click();
  await page.getByRole('option', { name: option }).click();
}

test('a project is created with every field, published, hidden, and deleted after confirmation', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/portfolio/new');
  await expect.poll(() => field(page, 'Category').inputValue()).toBe('General');
  await field(page, 'Title').fill('Salt Road');
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('salt-road');
  await expect.poll(() => field(page, 'Status').inputValue()).toBe('Draft');
  await expect.poll(() => saveButton(page).innerText()).toContain('Save draft');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  await row(page, 'Salt Road').getByText('Draft').waitFor();
  await expect.poll(() => rows(page).first().innerText()).toContain('Salt Road');
  expect((await pageAt(url, '/portfolio/salt-road')).status).toBe(404);
  expect((await pageAt(url, '/portfolio')).text).not.toContain('Salt Road');

  await field(page, 'Short summary').fill('A road drawn on paper.');
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Forty kilometres of salt.');
  await field(page, 'Category').fill('Boo');
  await page.getByRole('option', { name: 'Booking' }).click();
  await field(page, 'Client').fill('The salt works');
  await field(page, 'Made with').fill('Paper');
  await page.keyboard.press('Enter');
  await field(page, 'Tags').fill('Maps');
  await page.keyboard.press('Enter');
  await field(page, 'Link to the result').fill('https://salt.example');
  await field(page, 'Further reading').fill('https://road.example');
  await page.getByRole('complementary', { name: 'Details' }).locator('input[type=file]').first().setInputFiles(DOT);
  await noticeShown(page, 'Cover uploaded.');
  await gallery(page).setInputFiles([DOT, { ...DOT, name: 'two.png' }]);
  await noticeShown(page, 'Gallery images uploaded.');
  await field(page, 'Caption of picture 2').fill('The road at noon');
  await chooseOption(page, 'Status', 'Published');
  await page.getByText('Will be public at /portfolio/salt-road as soon as you press Publish.').waitFor();
  await chooseOption(page, 'Status', 'Draft');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const publishing = page.getByRole('dialog').filter({ hasText: 'Publish this project?' });
  await publishing.getByText('Everyone can then see “Salt Road” at /portfolio/salt-road').waitFor();
  await publishing.getByRole('button', { name: 'Publish' }).click();
  await row(page, 'Salt Road').getByText('Published').waitFor();
  const shown = (await pageAt(url, '/portfolio/salt-road')).text;
  for (const text of [
    'Salt Road',
    'Forty kilometres of salt.',
    'The salt works',
    'Paper',
    'https://salt.example',
    'https://road.example',
  ])
    // prettier-ignore
    expect(shown).toContain(text);
  const { body } = await sendTo(url, 'GET', '/portfolio/salt-road');
  expect(body).toMatchObject({ category: 'Booking', techUsed: ['Paper'], tags: ['Maps'], order: 0 });
  expect(body.coverImageUrl).toMatch(/^\/uploads\//);
  expect(body.gallery).toMatchObject([{ caption: '' }, { caption: 'The road at noon' }]);
  await page.reload();
  await poll(() => field(page, 'Client').inputValue()).toBe('The salt works');

  await page.getByRole('switch', { name: 'Visible' }).press('Space');
  await saveButton(page).getByText('Hide').click();
  await row(page, 'Salt Road').getByText('Hidden').waitFor();
  expect((await pageAt(url, '/portfolio/salt-road')).status).toBe(404);

  await page.getByRole('button', { name: 'Delete project…' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Delete this project?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await noticeShown(page, 'Deleted.');
  await page.getByRole('heading', { name: 'Choose a project, or start a new one' }).waitFor();
  await expect.poll(() => row(page, 'Salt Road').count()).toBe(0);
});

test('a new project has no empty headings in its editor or its preview', async () => {
  const page = await staffAt(starterSite(), '/portfolio/new');
  await field(page, 'Title').waitFor();
  expect(await accessibilityFaults(page, { rules: ['empty-heading'] })).toEqual([]);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await previewIn(page);
  await preview.getByRole('heading', { level: 1, name: 'Untitled' }).waitFor();
  expect(await accessibilityFaults(page, { rules: ['empty-heading'] })).toEqual([]);
});

test('a failed cover upload shows an error and keeps the old cover; uploading again succeeds', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: item } = await sendTo(url, 'GET', '/portfolio/camp-khuri', { token });
  const page = await staffAt(url, `/portfolio/${item._id}`);
  await field(page, 'Title').waitFor();
  await page.route('**/api/upload/portfolio', (route) => route.abort());
  const cover = page.getByRole('complementary', { name: 'Details' }).locator('input[type=file]').first();
  await cover.setInputFiles(DOT);
  await page.getByText('Cover upload failed.').first().waitFor();
  page.takeReports();
  await expect.poll(() => field(page, 'Cover: link').inputValue()).toBe(item.coverImageUrl);
  await page.unroute('**/api/upload/portfolio');
  await cover.setInputFiles(DOT);
  await noticeShown(page, 'Cover uploaded.');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  const { body } = await sendTo(url, 'GET', '/portfolio/camp-khuri');
  expect(body.coverImageUrl).not.toBe(item.coverImageUrl);
  expect(body.gallery).toEqual(item.gallery);
});

test('when one of several gallery uploads fails, the others succeed and the failed one can be retried', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/portfolio/new');
  await field(page, 'Title').fill('Half-way');
  let sent = 0;
  await page.route('**/api/upload/portfolio', (route) => (++sent === 2 ? route.abort() : route.continue()));
  await gallery(page).setInputFiles([DOT, { ...DOT, name: 'two.png' }, { ...DOT, name: 'three.png' }]);
  await noticeShown(page, 'Gallery upload failed.');
  page.takeReports();
  await poll(() => page.getByLabel(/^Caption of picture/).count()).toBe(2);
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click();
  await poll(() => page.getByLabel(/^Caption of picture/).count()).toBe(3);
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  const token = await logIn(url);
  expect((await sendTo(url, 'GET', '/portfolio/half-way', { token })).body.gallery).toHaveLength(3);
});

test('arrow keys reorder the list and the public order; search results cannot be reordered', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/portfolio');
  const first = page.getByRole('button', { name: 'Move Camp Khuri' });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await noticeShown(page, 'Order saved.');
  await poll(() => rows(page).nth(1).innerText()).toContain('Camp Khuri');
  await expect.poll(() => first.evaluate((handle) => handle === document.activeElement)).toBe(true);
  const { body } = await sendTo(url, 'GET', '/portfolio?limit=3');
  const orders = (body.items as { slug: string; order: number }[]).map(({ slug, order }) => [slug, order]);
  expect(orders[1]).toEqual(['camp-khuri', 1]);
  expect(orders.map(([, order]) => order)).toEqual([0, 1, 2]);
  await page.getByRole('searchbox').fill('camp');
  await poll(() => rows(page).count()).toBeLessThan(15);
  await expect.poll(() => page.getByRole('button', { name: /^Move / }).count()).toBe(0);
});

test('a list of more than 300 items can be reordered by keyboard without losing unsaved text in the open item', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  for (let count = 0; count < 300; count += 1) {
    const body = { title: `Item ${count}`, slug: `item-${count}` };
    await sendTo(url, 'POST', '/portfolio', { token, body });
  }
  const page = await staffAt(url, '/portfolio');
  await row(page, 'Camp Khuri').getByRole('link').click();
  await poll(() => field(page, 'Title').inputValue()).toBe('Camp Khuri');
  await field(page, 'Client').fill('Typed before the move');
  await rows(page).last().scrollIntoViewIfNeeded();
  await poll(() => rows(page).count()).toBe(315);
  await rows(page).first().scrollIntoViewIfNeeded();
  const handle = page.getByRole('button', { name: 'Move Camp Khuri' });
  for (const order of ['1', '2']) {
    await handle.press('ArrowDown');
    await poll(() => field(page, 'Order').inputValue()).toBe(order);
  }
  await poll(() => rows(page).nth(2).innerText()).toContain('Camp Khuri');
  await expect.poll(() => handle.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+s');
  // The notice says the same of the order, so the public page tells when the item is saved.
  const saved = { client: 'Typed before the move', order: 2 };
  await expect.poll(async () => (await sendTo(url, 'GET', '/portfolio/camp-khuri')).body).toMatchObject(saved);
  await expect.poll(() => page.getByText('Someone else').count()).toBe(0);
});

test('a missing title or slug shows the specified message, and a taken slug shows an error at its field', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/portfolio/new');
  await field(page, 'Title').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Title & slug required').first().waitFor();
  await field(page, 'Title').fill('Camp Khuri');
  await page.keyboard.press('Control+s');
  await page.getByText('Slug is already taken.').first().waitFor();
  page.takeReports(); // the browser reports the 409
  await expect.poll(() => field(page, 'Address').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Camp Khuri');
});

test('search and status filter the list; a failed request shows that the portfolio cannot be loaded', async () => {
  const page = await staffAt(starterSite(), '/portfolio?status=hidden');
  await page.getByRole('heading', { name: 'No results' }).waitFor();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await poll(() => rows(page).count()).toBe(15);
  await page.getByRole('searchbox').fill('ceramics');
  await poll(() => rows(page).count()).toBeLessThan(15);
  await page.route('**/api/portfolio?*', fulfillUnavailable);
  await page.reload();
  await page.getByRole('heading', { name: 'Failed to load portfolio' }).waitFor({ timeout: 30_000 });
  await page.untilQuiet();
  page.takeReports();
});

test('the portfolio screen meets WCAG 2.2 AA at 1280 and 390 px, light and dark', async () => {
  const page = await staffAt(starterSite(), '/portfolio');
  const link = page.getByRole('link', { name: /Camp Khuri/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(await fullPageFaultsWideAndNarrow(page), '/portfolio').toEqual([]);
  expect(await screenFaultsWideAndNarrow(page, address.replace('/admin', '')), address).toEqual([]);
});
