import { expect, test } from 'vitest';
import { at, fillLogin } from '../support/accounts.ts';
import { sqlite } from '../support/databases.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { endSession, titleOf } from '../support/sessions.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { colleague, EDITOR } from '../support/staff.ts';

const TITLE = 'Title line 1';

test('a session that expires during editing opens the login over the editor, and the save resumes after login', async () => {
  const { url } = await startOn(sqlite);
  const page = await at(url, '/hero', ADMIN, { before: hidePreview });
  await page.getByLabel(TITLE, { exact: true }).fill('Typed before the session ended');
  await page.untilQuiet();
  await endSession(url, page);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await expect.poll(() => dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(ADMIN.email);
  await page.keyboard.press('Escape');
  await fillLogin(dialog, { ...ADMIN, password: 'wrong' });
  await dialog.getByText('Invalid email or password').waitFor();
  await fillLogin(dialog, ADMIN);
  await page.getByText('Hero content saved.').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await titleOf(url)).toBe('Typed before the session ended');
  expect(page.takeReports().every((report) => report.includes('401'))).toBe(true);
});

test('the login over the editor rejects a user without a panel role and keeps the typed text', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const reader = { email: 'reader@dune.example', password: 'a reader’s password' };
  await sendTo(url, 'POST', '/users', { token, body: { ...reader, name: 'Reader', role: 'user' } });
  const page = await at(url, '/hero', ADMIN, { before: hidePreview });
  await page.getByLabel(TITLE, { exact: true }).fill('Still here');
  await page.untilQuiet();
  await endSession(url, page);
  await page.keyboard.press('Control+s');
  await fillLogin(page.getByRole('dialog'), reader);
  await page.getByRole('dialog').getByText('Only admins can access this panel.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await expect.poll(() => page.locator('#field-titleLine1').inputValue()).toBe('Still here');
  page.takeReports();
});

test("another user who logs in over the editor gets their own panel, without the previous user's unsaved text", async () => {
  const { url } = await startOn(sqlite);
  await colleague(url);
  const before = await titleOf(url);
  const page = await at(url, '/hero', ADMIN, { before: hidePreview });
  await page.getByLabel(TITLE, { exact: true }).fill('Not Aarav’s words');
  await page.untilQuiet();
  await endSession(url, page);
  await page.keyboard.press('Control+s');
  await fillLogin(page.getByRole('dialog'), EDITOR);
  await page.getByRole('complementary', { name: 'Sidebar' }).getByText('Aarav Mehta').waitFor();
  await expect.poll(() => page.getByLabel(TITLE, { exact: true }).inputValue()).toBe(before);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('region', { name: 'To do' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Continue editing' }).count()).toBe(0);
  expect(await titleOf(url)).toBe(before);
  page.takeReports();
});

test('an expired session without unsaved work redirects to the login page', async () => {
  const { url } = await startOn(sqlite);
  const page = await at(url, '');
  await page.getByRole('region', { name: 'To do' }).getByRole('link').first().waitFor();
  await page.untilQuiet();
  await endSession(url, page);
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Portfolio' }).click();
  await page.waitForURL('**/login');
  page.takeReports();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test('logging out with unsaved work asks whether to keep it; it is then offered again or removed', async () => {
  const { url } = await startOn(sqlite);
  const page = await at(url, '/hero', ADMIN, { before: hidePreview });
  await page.getByLabel(TITLE, { exact: true }).fill('For tomorrow');
  await page.getByText('A copy is kept on this device').waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Stay logged in' }).last().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and keep them' }).click();
  await page.waitForURL('**/login');
  await fillLogin(page, ADMIN);
  await page.waitForURL('**/admin');
  await page.getByRole('region', { name: 'Continue editing' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and remove them' }).click();
  await page.waitForURL('**/login');
  await fillLogin(page, ADMIN);
  await page.waitForURL('**/admin');
  await page.getByRole('region', { name: 'To do' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Continue editing' }).count()).toBe(0);
});

test('logout aborts pending requests first, and completes even if the server does not respond', async () => {
  const page = await at(starterSite(), '/account');
  await page.route('**/api/enquiries?*', () => undefined); // they wait as long as one lets them
  const requested = page.waitForRequest('**/api/enquiries?*');
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Enquiries' }).click();
  await requested;
  const events: string[] = [];
  page.on('requestfailed', (request) => events.push(`stopped ${new URL(request.url()).pathname}`));
  page.on('request', (request) => events.push(`asked ${new URL(request.url()).pathname}`));
  await page.route('**/api/users/logout', () => undefined);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  expect(events.slice(0, events.indexOf('asked /api/users/logout'))).toContain('stopped /api/enquiries');
});
