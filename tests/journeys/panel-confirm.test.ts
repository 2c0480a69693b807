import { expect, test } from 'vitest';
import { totpCodeAt } from '#server/accounts/mfa-codes.ts';
import {
  at,
  chooseAction,
  confirm,
  fault,
  field,
  fillLogin,
  ILA,
  MEERA,
  row,
  SOON,
  startWith,
} from '../support/accounts.ts';
import { faultsLightAndDark, visitor } from '../support/browser.ts';
import { logIn, sendTo } from '../support/product.ts';
import { ageConfirmations, countSessions, endSession, tokenOf } from '../support/sessions.ts';
import { ADMIN } from '../support/spawn-product.ts';

const TITLE = 'Confirm that it is you';
const isFocused = (element: Element) => element === document.activeElement;

test('ten minutes after login, creating an account asks for the password again and keeps the typed data', async () => {
  const { url, dataDir, users } = await startWith();
  const page = await at(url, '/users');
  await page.getByRole('button', { name: 'New user' }).click();
  await field(page, 'Name').fill(MEERA.name);
  await field(page, 'Email').fill(MEERA.email);
  ageConfirmations(dataDir);
  const create = page.getByRole('button', { name: 'Create user' });
  await create.click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  const password = dialog.getByLabel('Your password', { exact: true });
  await expect.poll(() => password.evaluate(isFocused), SOON).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Please confirm with your password first. Nothing was changed.').waitFor();
  expect(await users()).toHaveLength(1);

  await create.click();
  await expect.poll(() => password.evaluate(isFocused), SOON).toBe(true);
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await fault(page, 'Your password').toContain('The current password is wrong');
  expect(await faultsLightAndDark(page)).toEqual([]);
  await password.fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Account created' }).getByText(MEERA.email).waitFor();
  await page.getByRole('button', { name: 'I have passed it on' }).click();

  // For a while nothing more is asked.
  await chooseAction(page, MEERA.name, 'Log out everywhere…');
  await confirm(page, `Log ${MEERA.name} out everywhere?`, 'Log out');
  await page.getByText(`${MEERA.name} was not logged in.`).waitFor();
  expect(await dialog.count()).toBe(0);
  page.takeReports(); // the browser reports the 400 and the 403
});

test('with two-step login, downloading a backup needs password and code', async () => {
  const { url, dataDir } = await startWith();
  const token = await logIn(url);
  const { key } = (await sendTo(url, 'POST', '/users/me/second-factor', { token })).body as { key: string };
  const credentials = { currentPassword: ADMIN.password, code: totpCodeAt(key, Date.now()) };
  const { recoveryCodes } = (await sendTo(url, 'PUT', '/users/me/second-factor', { token, body: credentials })).body;
  await sendTo(url, 'POST', '/backups', { token });
  const page = await visitor(url);
  await page.goto('/login');
  await fillLogin(page, ADMIN);
  await field(page, 'Code').fill(recoveryCodes[0] as string);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('link', { name: 'Backups', exact: true }).click();
  await page.getByRole('button', { name: /^Download / }).waitFor();
  ageConfirmations(dataDir);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download / }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await fault(page, 'Code').toContain('Enter the code that your app shows for this site.');
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] as string);
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^marquee-.*\.tar$/);
  await dialog.waitFor({ state: 'detached' });
  page.takeReports();
});

test('data from the browser storage opens no session elsewhere, and several tabs and users work together', async () => {
  const { url, dataDir } = await startWith(MEERA, { ...ILA, role: 'user' });
  const page = await at(url, '/');
  const stolen = await tokenOf(page);
  expect((await sendTo(url, 'GET', '/users/me', { token: stolen })).status).toBe(401);
  const cookies = async () => (await page.context().cookies(url)).filter(({ name }) => name.includes('session'));
  expect(await cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Strict', path: '/' }]);
  expect(await page.evaluate(() => document.cookie)).toBe('');

  // Somebody else logs in in another tab: the first one follows, and the session before has ended.
  const tab = await page.context().newPage();
  await tab.goto('/login');
  await fillLogin(tab, MEERA);
  await tab.waitForURL('**/admin');
  await page.getByRole('link', { name: /Meera Chauhan.*your account/i }).waitFor();
  await expect.poll(() => countSessions(dataDir, ADMIN.email), SOON).toBe(1); // that of startWith
  await expect.poll(async () => (await cookies()).length, SOON).toBe(1);

  // The same person once more; both tabs go on with the new login. A tab in the panel would go to the login by itself.
  for (const one of [page, tab]) await one.goto('/login');
  await endSession(url, page);
  await fillLogin(tab, MEERA);
  await tab.waitForURL('**/admin');
  await page.goto('/admin/account');
  await page.getByText('This device', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(cookies, SOON).toEqual([]);

  // Who may not open the panel leaves no session behind.
  await fillLogin(page, ILA);
  await page.getByText('Only admins can access this panel.').waitFor();
  expect(countSessions(dataDir, ILA.email)).toBe(0);
  expect(await cookies()).toEqual([]);
  page.takeReports();
});

test('a login made through the API opens the panel without a cookie', async () => {
  const { url } = await startWith();
  const { body } = await sendTo(url, 'POST', '/users/login', { body: ADMIN });
  const { token, adminBase, ...user } = body;
  const page = await visitor(url);
  await page.goto('/login');
  await page.evaluate(
    (auth) => localStorage.setItem('auth', auth),
    JSON.stringify({ user: { ...user, name: 'A former name' }, token, adminBase }),
  );
  await page.goto('/admin/users');
  await row(page, ADMIN.email).waitFor();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user)).toEqual(user);
  expect(await page.context().cookies(url)).toEqual([]);
});
