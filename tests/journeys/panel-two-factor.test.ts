import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { totpCodeAt } from '#server/accounts/mfa-codes.ts';
import {
  at,
  chooseAction,
  confirm,
  fault,
  field,
  fillLogin,
  MEERA,
  row,
  startWith,
  type Page,
} from '../support/accounts.ts';
import { accessibilityFaults } from '../support/browser.ts';
import { hidePreview } from '../support/previewing.ts';
import { sendTo } from '../support/product.ts';
import { controlOf } from '../support/section-form.ts';
import { endSession } from '../support/sessions.ts';
import { ADMIN } from '../support/spawn-product.ts';

const STEP_MS = 30_000;
/**
 * A code of this half minute or the next: each is taken once, and none before one that was. One of the last would be
 * too old by the time it is sent, every now and then.
 */
const code = (key: string, steps: 0 | 1) => totpCodeAt(key, Date.now() + steps * STEP_MS);

/** Fills in what the set-up asks for; gives the key that an app would keep. */
async function setUp(page: Page, { password }: { password: string }): Promise<string> {
  const shown = await page.getByText(/^Key: /).innerText();
  const key = shown.replace('Key:', '').replaceAll(/\s/g, '');
  await page.getByRole('img', { name: 'QR code for your app' }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the key' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(await page.locator('a', { hasText: 'Open your app' }).getAttribute('href')).toMatch(
    RegExp(`^otpauth://totp/.*secret=${key}`),
  );
  await field(page, 'Code from the app').fill(code(key, 0));
  await field(page, 'Your password, to confirm').fill(password);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  return key;
}

async function giveCode(page: Page, code: string) {
  await field(page, 'Code').fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a user sets up two-step login, logs in with a code or a recovery code, and turns it off', async () => {
  const { url } = await startWith(MEERA);
  const page = await at(url, '/account', MEERA);
  await page.getByRole('button', { name: 'Set up two-step login' }).click();
  await field(page, 'Code from the app').fill('123');
  await field(page, 'Your password, to confirm').fill(MEERA.password);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await fault(page, 'Code from the app').toContain('This code is wrong or was already used.');
  page.takeReports();
  expect(await accessibilityFaults(page)).toEqual([]);
  const key = await setUp(page, MEERA);

  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => list.count()).toBe(10);
  const codes = await list.allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();
  await page.reload();
  await page.getByText('10 recovery codes left').waitFor();
  expect(await page.content()).not.toContain(codes[0]);
  page.takeReports();

  // A call of the panel without its login would open the login page by itself.
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  await fillLogin(page, MEERA);
  await field(page, 'Code').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await giveCode(page, '123456');
  await page.getByRole('alert').getByText('This code is wrong or was already used.').waitFor();
  await giveCode(page, code(key, 1));
  await page.waitForURL('**/admin');
  await page.getByRole('navigation', { name: 'Panel' }).waitFor();
  page.takeReports(); // the browser reports the 401s

  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  await fillLogin(page, MEERA);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await field(page, 'Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin');
  page.takeReports();

  await page.goto('/admin/account');
  await page.getByText('9 recovery codes left').waitFor();
  await page.getByRole('button', { name: 'Turn off…' }).click();
  await field(page, 'Your password').fill(MEERA.password);
  await field(page, 'Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await fault(page, 'Code').toContain('This code is wrong or was already used.');
  page.takeReports();
  await field(page, 'Code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByRole('button', { name: 'Set up two-step login' }).waitFor();
});

test('when two-step login is required, a user sets it up after the login and continues with the unsaved text', async () => {
  const { url } = await startWith(MEERA);
  const page = await at(url, '/account');
  const rule = () => page.getByRole('switch', { name: 'Everyone must use two-step login' });
  await page.getByRole('button', { name: 'Set up two-step login' }).click();
  await setUp(page, ADMIN);
  await page.getByRole('button', { name: 'I have saved them' }).click();

  const meera = await at(url, '/hero', MEERA, { before: hidePreview });
  await controlOf(meera, 'titleLine1').fill('Not lost');
  await page.getByRole('link', { name: 'Users' }).click();
  await row(page, 'owner@example.com').getByRole('img', { name: 'Uses two-step login' }).waitFor();
  await page.getByText('1 of 2 people use it.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await rule().click({ force: true }); // its label is what one sees and hits
  await page.getByText(/^Meera Chauhan will be logged out now/).waitFor();
  await confirm(page, 'Require two-step login for everyone?', 'Require it');
  await page.getByText('Everyone must now use two-step login.').waitFor();
  await expect.poll(() => rule().isChecked()).toBe(true);

  await meera.keyboard.press('Control+s');
  const ended = meera.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Password', { exact: true }).fill(MEERA.password);
  await ended.getByRole('button', { name: 'Log in' }).click();
  const gate = meera.getByRole('dialog', { name: 'Set up two-step login' });
  await gate.getByText(/^Key: /).waitFor();
  expect(await accessibilityFaults(meera)).toEqual([]);
  const key = await setUp(meera, MEERA);
  await gate.getByRole('button', { name: 'I have saved them' }).click();
  await gate.waitFor({ state: 'detached' });
  await expect.poll(() => controlOf(meera, 'titleLine1').inputValue()).toBe('Not lost');
  await meera.keyboard.press('Control+s');
  await meera.getByText('Hero content saved.').waitFor();

  // The login over the editor asks for the code as well.
  await controlOf(meera, 'titleLine1').fill('Not lost either');
  await endSession(url, meera);
  await meera.keyboard.press('Control+s');
  await ended.getByLabel('Password', { exact: true }).fill(MEERA.password);
  await ended.getByRole('button', { name: 'Log in' }).click();
  await ended.getByLabel('Code', { exact: true }).fill(code(key, 1));
  expect(await accessibilityFaults(meera)).toEqual([]);
  await ended.getByRole('button', { name: 'Log in' }).click();
  await ended.waitFor({ state: 'detached' });
  await expect.poll(async () => (await sendTo(url, 'GET', '/hero')).body.titleLine1).toBe('Not lost either');

  // Phone and codes are lost: an admin turns it off, and the next login leads to setting it up anew.
  await page.reload();
  await row(page, MEERA.email).getByRole('img', { name: 'Uses two-step login' }).waitFor();
  await chooseAction(page, MEERA.name, 'Turn off two-step login…');
  await confirm(page, `Turn off two-step login for ${MEERA.name}?`, 'Turn off');
  await page.getByText(`Two-step login for ${MEERA.name} is off.`).waitFor();
  await meera.goto('/login');
  await meera.evaluate(() => localStorage.clear());
  await fillLogin(meera, MEERA);
  await meera.getByRole('dialog', { name: 'Set up two-step login' }).waitFor();
  await expect.poll(() => meera.getByRole('navigation', { name: 'Panel' }).count()).toBe(0);
  meera.takeReports(); // the browser reports the 401s and 403s
  page.takeReports();
});
