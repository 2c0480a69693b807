import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { at, fault, field, fillLogin, SOON, type Page } from '../support/accounts.ts';
import { accessibilityFaults, faultsLightAndDark } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { ADMIN } from '../support/spawn-product.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Backups' }).getByRole('listitem');
const isFocused = (element: Element) => element === document.activeElement;

/** Opens the dialog and sends a file by it. */
async function upload(page: Page, content: Buffer) {
  await page.getByRole('button', { name: 'Upload a backup…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a backup' });
  const file = { name: 'from-elsewhere.tar', mimeType: 'application/x-tar', buffer: content };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  return dialog;
}

async function download(page: Page): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download / }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('an admin makes a backup, returns to find it tested, downloads, uploads and restores it', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const token = await logIn(url);
  const write = (titleLine1: string) => sendTo(url, 'PUT', '/hero', { token, body: { titleLine1 } });
  const title = async () => (await sendTo(url, 'GET', '/hero')).body.titleLine1 as string;
  await write('As it was');

  const page = await at(url, '/backups');
  await page.getByRole('heading', { name: 'No backups yet.' }).waitFor();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await rows(page).filter({ hasText: 'Made manually' }).waitFor();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'All backups' }).click();
  await rows(page)
    .filter({ hasText: /Made manually.*MB.*Tested/s })
    .waitFor(SOON);
  await page.getByText('Tested just now: restored into an empty database and compared.').waitFor();
  const { name, content } = await download(page);
  expect(name).toMatch(/^marquee-.*-manual\.tar$/);
  await page.getByRole('button', { name: /^Delete… / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { name: 'No backups yet.' }).waitFor();

  await write('Newer');
  await (await upload(page, content)).waitFor({ state: 'detached' });
  await rows(page).filter({ hasText: 'Uploaded' }).waitFor();
  expect(await title()).toBe('Newer');
  await page.getByRole('button', { name: /^Restore… / }).click();
  const dialog = page.getByRole('dialog', { name: /^Restore the backup of / });
  const label = `Type ${new URL(url).host} to confirm`;
  await field(page, label).fill('yes');
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await fault(page, label).toBe(label);
  expect(await title()).toBe('Newer');
  await field(page, label).fill(new URL(url).host);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await page.getByText('Restored. Everyone needs to log in again.').waitFor();
  expect(await title()).toBe('As it was');
  page.takeReports();
  await fillLogin(page, ADMIN);
  await page.waitForURL('**/admin/backups');
  await rows(page)
    .filter({ hasText: /Before a restore.*Tested/s })
    .waitFor();
});

test('an upload can be stopped, a file that is not a backup is refused beside the field, and focus stays', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const page = await at(url, '/backups', ADMIN, { width: 390, colorScheme: 'dark' });
  // What is stopped on its way leaves nothing; the dialog stays, with the keyboard in it.
  await page.route('**/api/backups/chunks/**', () => undefined);
  const stopped = await upload(page, Buffer.alloc(1000));
  await stopped.getByText('0% sent.').waitFor();
  await page.keyboard.press('Escape');
  await stopped.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => field(page, 'Backup file').evaluate(isFocused), SOON).toBe(true);
  await page.unroute('**/api/backups/chunks/**');
  await page.keyboard.press('Escape');
  await stopped.waitFor({ state: 'detached' });

  const dialog = await upload(page, Buffer.from('not a backup of ours'.repeat(200)));
  await dialog.getByText('This file is not a backup of Marquee.').waitFor();
  page.takeReports();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const open = page.getByRole('button', { name: 'Upload a backup…' });
  await expect.poll(() => open.evaluate(isFocused), SOON).toBe(true);
  await page.getByRole('heading', { name: 'No backups yet.' }).waitFor();
});

test('the backups meet WCAG 2.2 AA at 1280 and 390 px, light and dark', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const token = await logIn(url);
  const { body } = await sendTo(url, 'POST', '/backups', { token });
  const page = await at(url, '/backups');
  await page.getByText('Tested just now').waitFor();
  expect(await fullPageFaultsWideAndNarrow(page), body._id).toEqual([]);
  await page.getByRole('button', { name: /^Restore… / }).click();
  await page.getByRole('dialog', { name: /^Restore the backup of / }).waitFor();
  expect(await faultsLightAndDark(page)).toEqual([]);
});
