import { expect, test } from 'vitest';
import { at } from '../support/accounts.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaults } from '../support/screen-faults.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { colleague, EDITOR, staffAt } from '../support/staff.ts';

test('an admin sees who did what from where, including failed logins, filtered by person, kind and action', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const token = await logIn(url);
  const aarav = await colleague(url);
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0' };
  await sendTo(url, 'POST', '/users/login', { body: { email: ADMIN.email, password: 'guessed by somebody' }, headers });
  for (let n = 0; n < 60; n++) await sendTo(url, 'PUT', '/hero', { token, body: { titleLine1: `Line ${n}` } });
  await sendTo(url, 'PUT', '/hero', { token: aarav, body: { titleLine1: 'Line of dunes' } });
  const body = { title: 'Two scripts', slug: 'two', status: 'draft' };
  await sendTo(url, 'POST', '/blog', { token: aarav, body });

  const page = await staffAt(url, '');
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  const rows = page.getByRole('group', { name: 'Activity' }).getByRole('listitem');
  await rows.filter({ hasText: 'Aarav Mehta added Two scripts' }).waitFor();
  await rows.filter({ hasText: 'You logged in' }).first().waitFor();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  const failed = rows.filter({ hasText: `Someone failed to log in as ${ADMIN.email}` });
  // Older ones come as one scrolls.
  await expect
    .poll(() =>
      rows
        .last()
        .scrollIntoViewIfNeeded()
        .then(() => failed.count()),
    )
    .toBe(1);
  // Repeated acts are one line, which says how often and which field.
  await rows.filter({ hasText: /You changed Hero 60 times\s*Title line 1/ }).waitFor();
  // What the history has is shown word by word.
  const change = rows.filter({ hasText: 'Aarav Mehta changed Hero' });
  await change.scrollIntoViewIfNeeded();
  await expect.poll(() => change.locator('del').allInnerTexts()).toEqual(['59']);
  await expect.poll(() => change.locator('ins').allInnerTexts()).toEqual(['of dunes']);
  await expect.poll(() => failed.innerText()).toMatch(/Firefox on Windows, (127\.0\.0\.1|::1)/);
  expect(await fullPageFaults(page)).toEqual([]);

  await page.getByLabel('Who', { exact: true }).selectOption('Aarav Mehta');
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByLabel('What', { exact: true }).selectOption('Logins');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByLabel('Action').selectOption('Exported');
  await page.getByRole('heading', { name: 'No results' }).waitFor();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByLabel('Action').selectOption('Failed to log in');
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => new URL(page.url()).search).toBe('?action=refused');

  // Who is no admin sees what was changed, and of logins and addresses nothing.
  const editorPage = await at(url, '/activity', EDITOR);
  const activity = editorPage.getByRole('group', { name: 'Activity' });
  await activity.getByText('Two scripts').waitFor();
  await expect.poll(() => activity.innerText()).not.toMatch(/log in|logged|127\.0\.0\.1|::1/);
  await expect.poll(() => editorPage.getByLabel('What', { exact: true }).innerText()).not.toContain('Logins');
});
