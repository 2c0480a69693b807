import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { staffAt } from '../support/staff.ts';

const PARTNER = { headers: { referer: 'https://partner.example/list?of=people' } };

test('an address that visitors did not find becomes a redirect, or is ignored; scanners leave no trace', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/broken-links');
  await page.getByRole('heading', { name: 'Visitors found every page they asked for.' }).waitFor();
  await page.getByRole('heading', { name: 'All links in your texts lead to a page.' }).waitFor();
  for (const path of ['/Old-Page/?q=1', '/old-page', '/noise', '/wp-login.php', '/.env'])
    await fetch(url + path, PARTNER);
  await page.reload();
  const rows = page.getByRole('list', { name: 'Visitors asked for' }).getByRole('listitem');
  const old = rows.filter({ hasText: '/old-page' });
  await old.getByText('2 visits · last today').waitFor();
  await old.getByText('link on partner.example').waitFor();
  expect(await rows.count()).toBe(2);
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);

  await page.getByRole('button', { name: 'Ignore /noise' }).click();
  await noticeShown(page, '/noise is no longer listed.');
  await rows.filter({ hasText: '/noise' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await rows.filter({ hasText: '/noise' }).waitFor();

  await page.getByRole('link', { name: 'Redirect /old-page' }).click();
  await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('/old-page');
  await page.getByLabel('To', { exact: true }).fill('/services');
  await page.getByRole('region', { name: 'Save' }).getByText('Save redirect').click();
  await noticeShown(page, 'Saved.');
  expect((await fetch(`${url}/old-page`, { redirect: 'manual' })).headers.get('location')).toBe('/services');
  await page.goto('/admin/broken-links');
  await rows.filter({ hasText: '/noise' }).waitFor();
  await old.waitFor({ state: 'detached' });
});

test('a saved link that leads nowhere is named above its form and on the screen of broken links, until it is changed', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  await sendTo(url, 'PUT', '/hero', { token, body: { cta: { label: 'Go', href: '/summer-offer' } } });
  const page = await staffAt(url, '/broken-links');
  const row = page.getByRole('list', { name: 'Links in your texts' }).getByRole('listitem');
  await row.getByText('in Hero (page section) · There is no page at this address.').waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await row.getByRole('link', { name: /^Change the link to \/summer-offer/ }).click();
  const link = page.getByLabel('Main button link', { exact: true });
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  const notice = page.getByRole('alert').filter({ hasText: 'A link here leads nowhere' });
  await notice.getByText('There is no page at this address.').waitFor();
  await page.getByLabel('Title line 1', { exact: true }).focus();
  await notice.getByRole('button', { name: 'Show the field with /summer-offer' }).click();
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  await link.fill('/services');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Hero content saved.');
  await notice.waitFor({ state: 'detached' });
  await page.goto('/admin/broken-links');
  await page.getByRole('heading', { name: 'All links in your texts lead to a page.' }).waitFor();
});
