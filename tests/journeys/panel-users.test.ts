import { expect, test } from 'vitest';
import type { Role } from '#contract/constants.ts';
import {
  at,
  chooseAction,
  confirm,
  fault,
  faultOf,
  field,
  fillLogin,
  ILA,
  MEERA,
  row,
  SOON,
  startWith,
} from '../support/accounts.ts';
import { faultsLightAndDark } from '../support/browser.ts';
import { DESKTOP, PHONE, resizePanel } from '../support/screen-faults.ts';
import { ADMIN } from '../support/spawn-product.ts';

const ONE_TIME = /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/;

test('a new account gets a temporary password that is shown once, can be copied, and lets the user log in', async () => {
  const { url, users } = await startWith();
  const page = await at(url, '/users');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'New user' }).click();
  await field(page, 'Name').fill(MEERA.name);
  await field(page, 'Email').fill(' Meera@Dune.example ');
  const offered = await field(page, 'Temporary password').inputValue();
  await page.getByRole('button', { name: 'Generate another' }).click();
  await expect.poll(() => field(page, 'Temporary password').inputValue()).not.toBe(offered);
  await page.getByRole('button', { name: 'Create user' }).click();

  const dialog = page.getByRole('dialog', { name: 'Account created' });
  await dialog.getByText(/It is not shown again/).waitFor();
  await expect.poll(() => dialog.innerText()).toContain(MEERA.email);
  const password = await field(page, 'Temporary password').inputValue();
  expect(password).toMatch(ONE_TIME);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  // Neither a slip of the finger nor Escape takes away what cannot be shown again.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect.poll(() => field(page, 'Temporary password').inputValue()).toBe(password);

  await dialog.getByRole('button', { name: 'I have passed it on' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row(page, MEERA.name).getByText('Never').waitFor();
  await expect.poll(() => field(page, `Role of ${MEERA.name}`).inputValue()).toBe('editor');
  expect(await page.content()).not.toContain(password);
  await page.reload();
  await row(page, MEERA.name).waitFor();
  expect(await page.content()).not.toContain(password);
  expect(JSON.stringify(await users())).not.toContain(password);

  await row(page, MEERA.name).getByText('temporary password not yet changed').waitFor();

  // It opens nothing but the way to a password that nobody else knows.
  const meera = await at(url, '/enquiries', { email: MEERA.email, password });
  const gate = meera.getByRole('dialog', { name: 'Choose your own password' });
  await expect
    .poll(() => field(meera, 'New password').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await meera.keyboard.type(password);
  await meera.keyboard.press('Enter');
  await fault(meera, 'New password').toContain('This is your temporary password. Please choose another one.');
  expect(await faultsLightAndDark(meera)).toEqual([]);
  await field(meera, 'New password').fill(MEERA.password);
  await gate.getByRole('button', { name: 'Save password' }).click();
  await gate.waitFor({ state: 'detached' });
  await meera.getByRole('heading', { name: 'Enquiries', exact: true }).waitFor();
  await meera.getByRole('link', { name: /Meera Chauhan.*your account/i }).waitFor();
  meera.takeReports(); // the browser reports what was refused until then
  await page.reload();
  await row(page, MEERA.name).getByText(MEERA.email, { exact: true }).waitFor();
});

test('errors in a new account show at their fields, and no input is lost', async () => {
  const { url, users } = await startWith(MEERA);
  const page = await at(url, '/users');
  await page.getByRole('button', { name: 'New user' }).click();
  const create = page.getByRole('button', { name: 'Create user' });
  await field(page, 'Email').fill('nobody');
  await field(page, 'Temporary password').fill('short');
  await create.click();
  await fault(page, 'Name').toBe('Name is required');
  await fault(page, 'Email').toBe('Enter a valid email');
  await fault(page, 'Temporary password').toContain('Password needs at least 8 characters');
  await expect.poll(() => field(page, 'Name').evaluate((input) => input === document.activeElement), SOON).toBe(true);

  await page.keyboard.type('Another Meera');
  await field(page, 'Email').fill(MEERA.email.toUpperCase());
  await field(page, 'Temporary password').fill('long enough now');
  await create.click();
  await fault(page, 'Email').toBe('This email already has an account.');
  expect(await faultOf(page, 'Name')).toBe('');
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Another Meera');
  await expect.poll(() => field(page, 'Temporary password').inputValue()).toBe('long enough now');
  expect(await users()).toHaveLength(2);
  page.takeReports();

  await page.route('**/api/users', (route) => route.abort());
  await create.click();
  await page.getByRole('alert').getByText('Create failed.').waitFor();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Another Meera');
  page.takeReports();
});

test('a role change is saved at once and takes effect immediately for that user', async () => {
  const { url, users } = await startWith(MEERA);
  const page = await at(url, '/users');
  const meera = await at(url, '/', MEERA);
  await meera.getByRole('link', { name: 'Blog' }).waitFor();
  await expect.poll(() => meera.getByRole('link', { name: 'Users' }).count()).toBe(0);
  await field(page, `Role of ${MEERA.name}`).selectOption('admin');
  await page.getByText('Meera Chauhan is now an admin.').waitFor();
  await meera.reload();
  await meera.getByRole('link', { name: 'Users' }).click();
  await row(meera, 'Admin').first().waitFor();
  await meera.untilQuiet(); // a later refusal would navigate by itself

  await field(page, `Role of ${MEERA.name}`).selectOption('user');
  await page.getByText('Meera Chauhan is now a user without access to the panel.').waitFor();
  await expect.poll(async () => (await users()).find(({ email }) => email === MEERA.email)?.role, SOON).toBe('user');
  await meera.reload();
  await meera.waitForURL('**/login');
  meera.takeReports();
  await fillLogin(meera, MEERA);
  await meera.getByText('Only admins can access this panel.').waitFor();
});

test('a password reset shows the new password once and ends all sessions of the user', async () => {
  const { url, opens } = await startWith(MEERA);
  const page = await at(url, '/users');
  const meera = await at(url, '/blog', MEERA);
  await meera.getByRole('heading', { level: 1 }).waitFor();
  await meera.untilQuiet(); // a later refusal would navigate by itself
  await chooseAction(page, MEERA.name, 'Reset password…');
  await page.getByText(/Meera Chauhan is logged out everywhere/).waitFor();
  await field(page, 'Temporary password').fill('short');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await fault(page, 'Temporary password').toContain('Password needs at least 8 characters');
  page.takeReports();
  expect(await opens(MEERA)).toBe(200);

  await page.getByRole('button', { name: 'Generate another' }).click();
  const password = await field(page, 'Temporary password').inputValue();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByText(/It is not shown again/).waitFor();
  await expect.poll(() => field(page, 'Temporary password').inputValue()).toBe(password);
  await page.getByRole('button', { name: 'I have passed it on' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(password);

  await meera.getByRole('link', { name: 'Contact messages' }).click();
  await meera.waitForURL('**/login');
  meera.takeReports();
  await fillLogin(meera, MEERA);
  await meera.getByText('Invalid email or password').waitFor();
  meera.takeReports();
  await fillLogin(meera, { email: MEERA.email, password });
  await meera.waitForURL('**/admin/contact-messages');
  await meera.getByRole('dialog', { name: 'Choose your own password' }).waitFor();
  await meera.untilQuiet(); // the dialog can be there before the refusal
  meera.takeReports();

  await chooseAction(page, MEERA.name, 'Reset password…');
  await expect.poll(() => field(page, 'Temporary password').inputValue()).not.toBe(password);
});

test('a deactivated user is logged out at once and cannot log in until the account is reactivated', async () => {
  const { url, opens } = await startWith(MEERA);
  const page = await at(url, '/users');
  const meera = await at(url, '/', MEERA);
  await meera.getByRole('link', { name: 'Enquiries' }).waitFor();
  await meera.untilQuiet(); // a later refusal would navigate by itself
  await chooseAction(page, MEERA.name, 'Deactivate…');
  await confirm(page, 'Deactivate Meera Chauhan?', 'Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await opens(MEERA)).toBe(200);

  await chooseAction(page, MEERA.name, 'Deactivate…');
  await confirm(page, 'Deactivate Meera Chauhan?', 'Deactivate');
  await page.getByText('Meera Chauhan was deactivated.').waitFor();
  await row(page, MEERA.name).getByText('Deactivated', { exact: true }).waitFor();
  await meera.getByRole('link', { name: 'Enquiries' }).click();
  await meera.waitForURL('**/login');
  meera.takeReports();
  await fillLogin(meera, MEERA);
  await meera.getByText('Invalid email or password').waitFor();
  meera.takeReports();

  await chooseAction(page, MEERA.name, 'Activate');
  await page.getByText('Meera Chauhan can log in again.').waitFor();
  await row(page, MEERA.name).getByText('Active', { exact: true }).waitFor();
  await fillLogin(meera, MEERA);
  await meera.waitForURL('**/admin/enquiries');
});

test('deleting an account asks for confirmation', async () => {
  const { url, users, opens } = await startWith(MEERA);
  const page = await at(url, '/users');
  await chooseAction(page, MEERA.name, 'Delete…');
  await page.getByText(/Everything this person wrote stays/).waitFor();
  await confirm(page, 'Delete Meera Chauhan?', 'Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await users()).toHaveLength(2);

  await chooseAction(page, MEERA.name, 'Delete…');
  await confirm(page, 'Delete Meera Chauhan?', 'Delete');
  await page.getByText('Deleted.').waitFor();
  await row(page, MEERA.name).waitFor({ state: 'detached' });
  expect(await users()).toHaveLength(1);
  expect(await opens(MEERA)).toBe(401);
});

test('the last admin is protected: the panel says why, and a refusal by the server shows in the row', async () => {
  const { url, users, change } = await startWith(ILA, MEERA);
  const page = await at(url, '/users');
  await row(page, ILA.name).waitFor();
  await change(ILA.email, { role: 'editor' }); // by somebody else, while this list is on the screen
  const own = field(page, 'Role of Admin');
  await own.selectOption('editor');
  await confirm(page, 'Give up your own role?', 'Become an editor');
  await row(page, '(you)').getByRole('alert').getByText('The last admin cannot be removed or demoted.').waitFor();
  expect(page.takeReports().join()).toContain('409');
  expect((await users()).find(({ email }) => email === ADMIN.email)).toMatchObject({ role: 'admin', isActive: true });
  // The list has followed, and says so before one tries.
  await expect.poll(() => field(page, `Role of ${ILA.name}`).inputValue(), SOON).toBe('editor');
  await expect.poll(() => own.isDisabled(), SOON).toBe(true);
  await expect.poll(() => own.inputValue()).toBe('admin');
  await page.getByRole('button', { name: 'More for Admin' }).click();
  for (const action of ['Deactivate…', 'Delete…']) {
    await expect.poll(() => page.getByRole('menuitem', { name: action }).isDisabled(), { message: action }).toBe(true);
  }
  await page.keyboard.press('Escape');

  await field(page, `Role of ${ILA.name}`).selectOption('admin');
  await page.getByText('Ila Purohit is now an admin.').waitFor();
  await expect.poll(() => own.isEnabled(), SOON).toBe(true);
});

test('a conflicting change by someone else is reported in the row and not overwritten', async () => {
  const { url, users, change } = await startWith(MEERA);
  const page = await at(url, '/users');
  await row(page, MEERA.name).waitFor();
  await change(MEERA.email, { name: 'Meera Rathore' });
  await field(page, `Role of ${MEERA.name}`).selectOption('user');
  await row(page, 'Meera Rathore')
    .getByRole('alert')
    .getByText(/Nothing was overwritten/)
    .waitFor();
  page.takeReports();
  expect((await users()).find(({ email }) => email === MEERA.email)).toMatchObject({ role: 'editor' });
  await field(page, 'Role of Meera Rathore').selectOption('user');
  await page.getByText('Meera Rathore is now a user without access to the panel.').waitFor();
});

test('giving up your own role or deleting your own account asks for confirmation', async () => {
  const { url } = await startWith(ILA);
  const page = await at(url, '/users');
  await chooseAction(page, 'Admin', 'Delete…');
  const sure = page.getByRole('dialog', { name: 'Delete your own account?' });
  await sure.waitFor();
  await expect.poll(() => sure.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  await sure.getByRole('textbox').fill(ILA.email);
  await expect.poll(() => sure.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  await sure.getByRole('button', { name: 'Cancel', exact: true }).click();
  await sure.waitFor({ state: 'detached' });
  await field(page, 'Role of Admin').selectOption('editor');
  await confirm(page, 'Give up your own role?', 'Become an editor');
  await page.getByText('Your account is not allowed to do this.').waitFor();
  await page.getByRole('link', { name: 'Users' }).waitFor({ state: 'detached' });

  const ila = await at(url, '/users', ILA);
  await row(ila, 'Admin').first().waitFor();
  await expect.poll(() => field(ila, 'Role of Admin').inputValue()).toBe('editor');
  await chooseAction(ila, ILA.name, 'Your account');
  await ila.waitForURL('**/account');
});

test('all actions work by keyboard, and focus returns after a dialog closes', async () => {
  const { url, users } = await startWith(MEERA);
  const page = await at(url, '/users');
  const isFocused = (role: 'button', name: string) =>
    page.getByRole(role, { name, exact: true }).evaluate((element) => element === document.activeElement);
  await page.getByRole('button', { name: 'New user' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page, 'Name').evaluate((input) => input === document.activeElement), SOON).toBe(true);
  await page.keyboard.type(ILA.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ILA.email);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Account created' }).waitFor();
  await page.getByRole('button', { name: 'I have passed it on' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused('button', 'New user'), SOON).toBe(true);

  await page.getByRole('button', { name: `More for ${ILA.name}` }).focus();
  await page.keyboard.press('Enter');
  const isAt = (item: string) =>
    page.getByRole('menuitem', { name: item }).evaluate((element) => element === document.activeElement);
  await expect.poll(() => isAt('Reset password…'), SOON).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => isAt('Delete…'), SOON).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `Delete ${ILA.name}?` }).waitFor();
  // What cannot be taken back is not what Enter does first.
  await expect.poll(() => isFocused('button', 'Cancel'), SOON).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await users()).toHaveLength(3);
});

test('the users and account screens are accessible and fit on a desktop and on a phone, light and dark', async () => {
  const long = {
    ...MEERA,
    name: 'Wilhelmine '.repeat(8).trim(),
    email: `${'w'.repeat(60)}@${'dune'.repeat(12)}.example`,
  };
  const { url } = await startWith(MEERA, { ...ILA, role: 'editor' satisfies Role }, long);
  const page = await at(url, '/users');
  async function check(name: string) {
    for (const size of [DESKTOP, PHONE]) {
      await resizePanel(page, size);
      expect(await faultsLightAndDark(page), `${name} at ${size.width} px`).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${name} sideways at ${size.width} px`).toBe(false);
    }
  }
  await row(page, MEERA.name).waitFor();
  await check('list');
  await page.getByRole('button', { name: `More for ${MEERA.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).waitFor();
  await check('menu');
  await page.getByRole('menuitem', { name: 'Deactivate…' }).click();
  await page.getByRole('dialog', { name: `Deactivate ${MEERA.name}?` }).waitFor();
  await check('question');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `More for ${MEERA.name}` }).click();
  await page.getByRole('menuitem', { name: 'Reset password…' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByText(/It is not shown again/).waitFor();
  await check('shown once');
  await page.getByRole('button', { name: 'I have passed it on' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'New user' }).click();
  await page.getByRole('button', { name: 'Create user' }).click();
  await fault(page, 'Name').toBe('Name is required');
  page.takeReports();
  await check('new user with faults');
  await page.goto('/admin/account');
  await field(page, 'Current password').fill('wrong');
  await field(page, 'New password').fill('long enough now');
  await page.getByRole('button', { name: 'Change password' }).click();
  await fault(page, 'Current password').not.toBe('');
  page.takeReports();
  await check('account with faults');
});
