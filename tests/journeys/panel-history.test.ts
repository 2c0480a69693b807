import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { editing, hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { colleague, staffAt } from '../support/staff.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = async (url: string): Promise<string> => (await sendTo(url, 'GET', '/hero')).body.titleLine1;

/** The site, on whose hero a colleague has written another first line over the one that it began with. */
async function changedHero() {
  const { url } = await startOn(sqlite);
  const token = await colleague(url);
  const { body } = await sendTo(url, 'GET', '/hero');
  await sendTo(url, 'PUT', '/hero', { token, body: { ...body, titleLine1: 'Built on rock.' } });
  return { url, first: body.titleLine1 as string }; // a section has its fields
}

test('an editor sees the text changes of a colleague, restores the previous version, and undoes the restore', async () => {
  const { url, first } = await changedHero();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await button(page, 'History').click();
  const history = page.getByRole('region', { name: 'History of Hero' });
  await history.getByRole('heading', { name: 'Today' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await history.getByRole('button', { name: /Aarav Mehta.*Now.*Title line 1:.*sand.*rock/ }).click();
  await history.locator('del', { hasText: 'sand.' }).waitFor();
  await history.locator('ins', { hasText: 'rock.' }).waitFor();
  await history.getByText('This is the current version.').waitFor();

  await history.getByRole('button', { name: 'All versions' }).click();
  await history.getByRole('button', { name: /Original version/ }).click();
  await history.locator('ins', { hasText: 'sand.' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await history.getByRole('button', { name: 'Restore this version' }).click();
  // With the pointer on it, it does not close by itself before the undo.
  await page.getByRole('alert').filter({ hasText: 'Hero restored.' }).hover();
  await history.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Title line 1', { exact: true }).inputValue()).toBe(first);
  expect(await title(url)).toBe(first);

  await button(page, 'Undo restoring Hero').click();
  await noticeShown(page, 'Undone.');
  await expect.poll(() => page.getByLabel('Title line 1', { exact: true }).inputValue()).toBe('Built on rock.');
  expect(await title(url)).toBe('Built on rock.');
});

test('the preview shows the version under the pointer, and a row restores its version at once', async () => {
  const { url, first } = await changedHero();
  const { page, preview } = await editing(url, '/hero');
  await button(page, 'History').click();
  const history = page.getByRole('region', { name: 'History of Hero' });
  const rows = history.getByRole('listitem');
  const heading = (words: string) => preview.locator('h1').getByText(words).waitFor();
  await rows.nth(1).hover();
  await heading(first);
  await page.getByText('shows the version of Today,').waitFor();
  await page.mouse.move(5, 5);
  await heading('Built on rock.');
  await rows
    .nth(1)
    .getByRole('button', { name: /Original version/ })
    .focus();
  await heading(first);
  await page.getByRole('slider', { name: 'Version in the preview' }).press('End');
  await heading('Built on rock.');
  await page.keyboard.press('ArrowLeft');
  await heading(first);
  await page.locator('li[data-shown]', { hasText: 'Original version' }).waitFor();
  await page.goBack();
  await history.waitFor({ state: 'detached' });
  await heading('Built on rock.');
  await button(page, 'History').click();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await noticeShown(page, 'Hero restored.');
  await heading(first);
  expect(await title(url)).toBe(first);
});

test('unsaved text stays in the form when a version is restored, and can be saved with it', async () => {
  const { url, first } = await changedHero();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await page.getByLabel('Description', { exact: true }).fill('Typed and not saved.');
  await button(page, 'History').click();
  await page.getByRole('button', { name: /Original version/ }).click();
  await button(page, 'Restore this version').click();
  await noticeShown(page, 'Restored.');
  await expect.poll(() => page.getByLabel('Description', { exact: true }).inputValue()).toBe('Typed and not saved.');
  await button(page, 'Undo restoring Hero').waitFor();
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await sendTo(url, 'GET', '/hero')).body.description).toBe('Typed and not saved.');
  // The answer can come later; until then a link asks about unsaved work.
  await page.getByRole('region', { name: 'Save' }).getByText('Saved', { exact: true }).waitFor();
  page.takeReports(); // the browser reports the refusal, after which both are saved
  expect(await title(url)).toBe(first);
  // What can be undone goes with its screen.
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await button(page, 'Undo restoring Hero').waitFor({ state: 'detached', timeout: 5000 });
});

test('a deleted post goes to the bin, can be restored with its URL, and is erased after a confirmation', async () => {
  const { url } = await startOn(sqlite);
  const slug = 'two-scripts-one-page';
  const { body: post } = await sendTo(url, 'GET', `/blog/${slug}`);
  const found = async () => (await fetch(`${url}/blog/${slug}`)).status;
  const editor = await colleague(url);
  await sendTo(url, 'PUT', `/blog/${post._id}`, { token: editor, body: { status: 'draft' } });
  await sendTo(url, 'PUT', `/blog/${post._id}`, { token: await logIn(url), body: { status: 'published' } });
  const page = await staffAt(url, `/blog/${post._id}`);
  await button(page, 'History').click();
  const history = page.getByRole('region', { name: /^History of/ });
  await history.getByRole('button', { name: /Aarav Mehta/ }).click();
  await history.getByText('Its visibility will not change.').waitFor();
  await history.getByRole('button', { name: 'Close the history' }).click();
  async function remove(): Promise<void> {
    await button(page, 'Delete post…').click();
    const dialog = page.getByRole('dialog', { name: 'Delete this post?' });
    await dialog.getByText('You can restore it from the bin for 30 days.').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/admin/blog'); // the notice may be the one of the deletion before
    await noticeShown(page, 'You can restore it from the bin for 30 days.');
  }
  await remove();
  expect(await found()).toBe(410);

  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  const row = page.getByRole('list', { name: 'Bin' }).getByRole('listitem').filter({ hasText: post.title });
  await row.getByText('deleted by you, today').waitFor();
  await row.getByText('30 days left').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Search the bin').fill('nothing like it');
  await page.getByRole('heading', { name: 'No results' }).waitFor();
  await button(page, 'Clear the search').last().click();
  await row.getByRole('button', { name: `Restore ${post.title}` }).click();
  await noticeShown(page, 'Restored.');
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe(post.title);
  expect(await found()).toBe(200);

  await remove();
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await row.getByRole('button', { name: `Delete permanently… ${post.title}` }).click();
  await page
    .getByRole('dialog', { name: 'Delete permanently?' })
    .getByRole('button', { name: 'Delete permanently' })
    .click();
  await noticeShown(page, 'Deleted permanently.');
  await page.getByRole('heading', { name: 'The bin is empty.' }).waitFor();
  const token = await logIn(url);
  expect((await sendTo(url, 'GET', `/history/blog/${post._id}`, { token })).status).toBe(404);
});
