import { expect, test } from 'vitest';
import { fulfillUnavailable } from '../support/unavailable.ts';
import { at, fault, field, loggedIn, MEERA, SOON, startWith, row, type Page } from '../support/accounts.ts';
import { ADMIN } from '../support/spawn-product.ts';

test('a user changes their name, and their email with the current password', async () => {
  const { url, users, opens } = await startWith(MEERA);
  const page = await at(url, '/account', MEERA);
  const save = page.getByRole('button', { name: 'Save' });
  await field(page, 'Name').fill('');
  await save.click();
  await fault(page, 'Name').toBe('Name is required');
  page.takeReports();
  await field(page, 'Name').fill('Meera Rathore');
  await save.click();
  await page.getByRole('status').getByText('Updated.').waitFor();
  await page.getByRole('link', { name: /Meera Rathore.*your account/i }).waitFor();

  const confirming = 'Current password, to confirm the new email';
  await expect.poll(() => field(page, confirming).count()).toBe(0);
  await field(page, 'Email').fill(ADMIN.email);
  await field(page, confirming).fill('not my password');
  await save.click();
  await fault(page, confirming).toBe('The current password is wrong');
  await field(page, confirming).fill(MEERA.password);
  await save.click();
  await fault(page, 'Email').toBe('This email already has an account.');
  page.takeReports();
  await field(page, 'Email').fill('meera.rathore@dune.example');
  await save.click();
  await page.getByRole('status').getByText('Updated.').waitFor();
  await expect.poll(() => field(page, confirming).count()).toBe(0);
  expect((await users()).map(({ name, email }) => ({ name, email }))).toContainEqual({
    name: 'Meera Rathore',
    email: 'meera.rathore@dune.example',
  });
  expect(await opens(MEERA)).toBe(401);
  expect(await opens({ ...MEERA, email: 'meera.rathore@dune.example' })).toBe(200);
  await page.reload();
  await expect.poll(() => field(page, 'Email').inputValue(), SOON).toBe('meera.rathore@dune.example');

  // Notifications: a browser without a screen blocks them, until it is made to say otherwise.
  await page.getByText('This browser blocks notifications of this site.').waitFor();
  await page.evaluate(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void (document.body.dataset.shown = title);
  });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: /· your account/i }).click();
  const sendTest = page.getByRole('button', { name: 'Send a test' });
  await expect.poll(() => sendTest.isDisabled(), SOON).toBe(true);
  await page.getByRole('switch', { name: 'In this browser' }).check({ force: true });
  await sendTest.click();
  await page.getByRole('status').getByText('Sent. If you see nothing').waitFor();
  expect(await page.evaluate(() => document.body.dataset.shown)).toBe('Notifications work');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${url}/admin`);
  await page.getByRole('checkbox', { name: 'Reviews' }).click(); // changes once it is saved
  await page.getByRole('status').getByText('Saved.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Reviews' }).isChecked(), SOON).toBe(false);
});

test('leaving the account page with unsaved changes asks first', async () => {
  const { url, users } = await startWith(MEERA);
  const page = await at(url, '/account', MEERA);
  await field(page, 'Name').fill('Meera Rathore');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(page.url()).toContain('/account');
  expect((await users()).map(({ name }) => name)).toContain(MEERA.name);
});

test('changing the password needs the current one, and logs out every other browser', async () => {
  const { url, opens } = await startWith(MEERA);
  const page = await at(url, '/account', MEERA);
  const elsewhere = await loggedIn(url, MEERA);
  const password = 'four words and more';
  const change = page.getByRole('button', { name: 'Change password' });
  await field(page, 'Current password').fill('not my password');
  await field(page, 'New password').fill(password);
  await change.click();
  await fault(page, 'Current password').toBe('The current password is wrong');
  await expect.poll(() => field(page, 'New password').inputValue()).toBe(password);
  await field(page, 'Current password').fill(MEERA.password);
  await field(page, 'New password').fill('short');
  await change.click();
  await fault(page, 'New password').toContain('Password needs at least 8 characters');
  page.takeReports();
  expect(await opens(MEERA)).toBe(200);

  await field(page, 'New password').fill(password);
  await change.click();
  await page.getByText('Password changed. You are logged out everywhere else.').waitFor();
  await expect.poll(() => field(page, 'Current password').inputValue()).toBe('');
  await expect.poll(() => field(page, 'New password').inputValue()).toBe('');
  await elsewhere.goto('/admin/blog');
  await elsewhere.waitForURL('**/login');
  elsewhere.takeReports();
  await page.goto('/admin/blog');
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  expect(await opens(MEERA)).toBe(401);
  expect(await opens({ ...MEERA, password })).toBe(200);
});

test('a user ends all other sessions, sees how many ended, and stays logged in', async () => {
  const { url } = await startWith(MEERA);
  const elsewhere = await loggedIn(url, MEERA);
  const neighbour = await loggedIn(url, ADMIN);
  const page = await at(url, '/account', MEERA);
  const end = page.getByRole('button', { name: 'Log out everywhere else' });
  const sessions = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect
    .poll(() => sessions.allInnerTexts(), SOON)
    .toEqual([
      expect.stringMatching(/^Chrome on Linux\s+Since today, \d\d:\d\d\s+This device$/),
      expect.stringMatching(/^Chrome on Linux\s+Since today, \d\d:\d\d · last seen within the hour\s+Log out$/),
    ]);
  await end.click();
  await page.getByText('Logged out on the other device.').waitFor();
  await expect.poll(() => sessions.count(), SOON).toBe(1);
  await elsewhere.goto('/admin/enquiries');
  await elsewhere.waitForURL('**/login');
  elsewhere.takeReports();
  await neighbour.goto('/admin/enquiries');
  await neighbour.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor();
  await end.click();
  await page.getByText('You were not logged in anywhere else.').waitFor();
  await page.route('**/api/users/me/sessions/end', (route) => route.abort());
  await end.click();
  await page.getByRole('alert').getByText('Update failed.').waitFor();
  page.takeReports();
});

test('a user ends a single session, and can retry when the session list fails to load', async () => {
  const { url } = await startWith(MEERA);
  const lost = await loggedIn(url, MEERA);
  const remaining = await loggedIn(url, MEERA);
  const unavailable = (visited: Page) => visited.route('**/api/users/me/sessions', fulfillUnavailable);
  const page = await at(url, '/account', MEERA, { before: unavailable });
  await page.getByText('Failed to load your sessions').waitFor();
  await page.unroute('**/api/users/me/sessions');
  page.takeReports(); // the browser reports the 503
  await page.getByRole('button', { name: 'Try again: your devices' }).click();
  const others = page.getByRole('button', { name: /^Log out of Chrome on Linux, since / });
  await expect.poll(() => others.count(), SOON).toBe(2);
  await others.last().click(); // the last used first: this is the one from before
  await page.getByText('Logged out on that device.').waitFor();
  await expect.poll(() => others.count(), SOON).toBe(1);
  await lost.goto('/admin/enquiries');
  await lost.waitForURL('**/login');
  lost.takeReports();
  await remaining.goto('/admin/enquiries');
  await remaining.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor();
});

test('an editor cannot find the users screen, and is refused at its URL', async () => {
  const { url } = await startWith(MEERA);
  const page = await at(url, '/users', MEERA);
  await page.getByText('Your account is not allowed to do this.').waitFor();
  await expect.poll(() => page.getByText(ADMIN.email).count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: 'Users' }).count()).toBe(0);
  const found = async (who: Page) => {
    await who.getByRole('navigation', { name: 'Panel' }).waitFor();
    await who.keyboard.press('Control+k');
    await who.getByRole('dialog').getByText('Enquiries', { exact: true }).waitFor();
    await who.getByRole('dialog').getByRole('textbox').fill('users');
    await who.getByRole('dialog').getByText('Enquiries', { exact: true }).waitFor({ state: 'detached' });
    return who.getByRole('dialog').getByText('Users', { exact: true }).count();
  };
  expect(await found(page)).toBe(0);
  expect(await found(await at(url, '/users'))).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await page.waitForURL('**/account');
});

test('a failed user list and a failed account each show what failed, and load again on retry', async () => {
  const { url } = await startWith(MEERA);
  const unavailable = (visited: Page) => visited.route('**/api/users', fulfillUnavailable);
  const page = await at(url, '/users', ADMIN, { before: unavailable });
  await page.getByText('Failed to load users').waitFor();
  await page.unroute('**/api/users');
  await page.getByRole('button', { name: 'Try again' }).click();
  await row(page, MEERA.name).waitFor();

  await page.route('**/api/users/me', fulfillUnavailable);
  await page.goto('/admin/account');
  await page.getByText('Failed to load your account').waitFor();
  await page.unroute('**/api/users/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => field(page, 'Email').inputValue(), SOON).toBe(ADMIN.email);
  page.takeReports();
});
