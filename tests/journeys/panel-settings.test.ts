import { expect, test } from 'vitest';
import { at, fault, field, MEERA, SOON, startWith } from '../support/accounts.ts';
import { faultsLightAndDark } from '../support/browser.ts';
import { mailServer } from '../support/mail-server.ts';
import { logIn, sendTo } from '../support/product.ts';

const SECRET = 'a secret of the mailbox';

test('an admin sets up mail in the panel and sees each step of a test mail, and an editor cannot', async () => {
  const { port, next } = await mailServer({ password: SECRET });
  const { url } = await startWith(MEERA);
  const page = await at(url, '/');
  await page.getByRole('heading', { name: 'Nobody is told about new enquiries' }).waitFor();
  await page.getByRole('link', { name: 'Open the mail settings' }).click();
  const state = page.getByRole('region', { name: 'State of the mail' });
  await state.getByText('Mail is not set up').waitFor();

  await field(page, 'Server').fill('https://127.0.0.1');
  await field(page, 'Port').fill(String(port));
  await field(page, 'Encryption').click();
  await page.getByRole('option', { name: 'None' }).click();
  await field(page, 'User').fill('site');
  await field(page, 'Password').fill(SECRET);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await fault(page, 'Server').toContain('Use a host name, such as smtp.example.com');
  await fault(page, 'Sender').toContain('Type the sender');
  await field(page, 'Server').fill('127.0.0.1');
  await field(page, 'Sender').fill('Dune Digital <site@dune.example>');
  // The copy on this device is made while typing; it must not hold the password.
  const drafts = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(drafts, SOON).toContain('site@dune.example');
  expect(await drafts()).not.toContain(SECRET);
  await save.click();
  await state.getByText('Nobody is told about new enquiries').waitFor();
  expect(await field(page, 'Password').inputValue()).toBe('');
  await page.getByText('A password is stored. Leave this empty to keep it.').waitFor();

  await page.getByRole('button', { name: 'Add person' }).click();
  await field(page, 'Email').fill('asha@dune.example');
  await page.getByText('Save your changes first').waitFor();
  await save.click();
  await state.getByText('Mail is set up, but not tried').waitFor();
  await field(page, 'Send a test to').fill('asha@dune.example');
  await page.getByRole('button', { name: 'Send a test' }).click();
  const steps = state.getByRole('list', { name: 'Steps of the test' });
  await steps.getByText('Log in: done').waitFor();
  await steps.getByText(/accepted the mail to asha@dune\.example: 250/).waitFor();
  expect((await next()).text).toContain('From: Dune Digital <site@dune.example>');
  await state.getByText('Mail works').waitFor();
  expect(await faultsLightAndDark(page)).toEqual([]);

  // The password belongs to the server: another one does not get it.
  await field(page, 'Server').fill('localhost');
  await page.getByText('Type it again: the stored password').waitFor();
  await save.click();
  await page.getByText('The stored password was deleted').waitFor();
  await steps.waitFor({ state: 'detached' });
  const { body } = await sendTo(url, 'GET', '/settings/mail', { token: await logIn(url) });
  expect(body).toMatchObject({ host: 'localhost', storedSecrets: [] });

  const theirs = await at(url, '/settings', MEERA);
  await theirs.getByText('Only admins can change how the site works.', { exact: false }).waitFor();
  expect(await theirs.getByRole('link', { name: 'Site settings' }).count()).toBe(0);
});
