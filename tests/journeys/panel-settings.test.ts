import { expect, test } from 'vitest';
import { at, fault, field, MEERA, SOON, startWith, type Page } from '../support/accounts.ts';
import { faultsLightAndDark } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { mailServer } from '../support/mail-server.ts';
import { logIn, sendTo, startProduct } from '../support/product.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { findContactForm, readPage } from '#server/canary/read-form.ts';

const SECRET = 'a secret of the mailbox';
const RECORD = { host: 'dune.example', type: 'TXT', value: 'v=spf1 a:smtp.dune.example ~all' };
const MISSING = { name: 'spf', state: 'missing', title: 'No SPF record', explanation: '', effect: '' };
const FOUND_BY_DNS = {
  ...{ domain: 'dune.example', checkedAt: '2026-03-14T08:00:00.000Z', isReached: true, problem: '' },
  checks: [{ ...MISSING, advice: 'Add this record.', records: [RECORD], found: [] }],
};

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

  // A wrong port: the step that fails says what to do, and the form keeps what was typed.
  await field(page, 'Port').fill('1');
  await page.getByText('Type it again: the stored password').waitFor();
  await field(page, 'Password').fill(SECRET);
  await save.click();
  await state.getByText('Mail is set up, but not tried').waitFor();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await steps.getByText('Connect: failed').waitFor();
  await steps.getByText('Compare server and port', { exact: false }).waitFor();
  expect(await steps.getByRole('listitem').count()).toBe(1);
  expect(await field(page, 'Port').inputValue()).toBe('1');
  expect(await field(page, 'Send a test to').inputValue()).toBe('asha@dune.example');

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

test('the daily check goes through the built contact page behind a proxy, and the dashboard names the step that fails', async () => {
  const { port, next, refuse, unread } = await mailServer({ password: SECRET });
  const { url } = await startProduct({
    // The address of the proxy, which the check does not need: it asks its own process.
    ...{ DATA_DIR: (await sqlite.settings()).dataDir, SITE_URL: 'https://dune.example', TRUST_PROXY: 'true' },
    ...{ SMTP_URL: `smtp://site:${encodeURIComponent(SECRET)}@127.0.0.1:${port}`, STARTER_CONTENT: 'false' },
    ...{ MAIL_FROM: 'Dune Digital <site@dune.example>', NOTIFY_EMAIL: 'owner@dune.example' },
  });
  const token = await logIn(url);
  const html = await (await fetch(`${url}/contact`)).text();
  expect(findContactForm(readPage(html)).fields.map(({ name }) => name)).toContain('message');
  expect(() => findContactForm(readPage(html.replaceAll('<form', '<div')))).toThrow('no form');

  // No test depends on the DNS of its machine.
  const before = (shown: Page) => shown.route('**/api/mail-doctor', (route) => route.fulfill({ json: FOUND_BY_DNS }));
  const page = await at(url, '/settings', ADMIN, { before });
  await page.getByText('Set by SMTP_URL in the server’s environment.').first().waitFor();
  const records = page.getByRole('region', { name: 'Records of the mail domain' });
  await records.getByText('SPF: missing').waitFor();
  await records.getByText('v=spf1 a:smtp.dune.example ~all').waitFor();
  await records.getByRole('button', { name: 'Copy the value' }).waitFor();
  for (const label of ['Server', 'Port', 'User', 'Password', 'Sender'])
    expect(await page.getByRole('textbox', { name: label, exact: true }).count()).toBe(0);
  expect(await page.content()).not.toContain(SECRET);

  await page.getByRole('link', { name: 'Daily check' }).click();
  const state = page.getByRole('region', { name: 'State of the daily check' });
  const check = page.getByRole('button', { name: 'Check now' });
  await check.click();
  await state.getByText('The contact form works').waitFor();
  expect(await state.getByText(': yes').count()).toBe(7);
  const mail = await next();
  expect([mail.to, unread()]).toEqual([['site@dune.example'], 0]);
  expect((await sendTo(url, 'GET', '/contact/messages/summary', { token })).body).toMatchObject({ all: 0 });
  expect((await sendTo(url, 'GET', '/contact/messages', { token })).body).toEqual([]);
  expect((await sendTo(url, 'GET', '/deliveries', { token })).body).toEqual([]);
  const { items } = (await sendTo(url, 'GET', '/audit-log?scope=all', { token })).body;
  expect(items[0]).toMatchObject({ userName: 'Automatic', action: 'check', kind: 'canary', detail: 'passed' });

  refuse(true);
  await check.click();
  await state.getByText('The last check failed').waitFor();
  await state.getByText('The mail server accepts the mail: no').waitFor();
  expect(await faultsLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('This step failed: “The mail server accepts the mail”.', { exact: false }).waitFor();
  expect((await sendTo(url, 'GET', '/contact/messages', { token })).body).toEqual([]);
});
