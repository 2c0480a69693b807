import { expect, test } from 'vitest';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { mailServer, tokenIn } from '../support/mail-server.ts';
import { logIn, sendTo } from '../support/product.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { starterSite, startOn } from '../support/running.ts';

test('a wrong login shows "Invalid email or password" and keeps the email', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Invalid email or password').waitFor();
  expect(page.takeReports().join()).toContain('401');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin');
});

test('nothing is sent before hydration; pressing Enter earlier logs in afterwards', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const page = await visitor(url);
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/static/js/entry-client-*', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByLabel('Password').press('Enter');
  await expect.poll(() => page.getByRole('button', { name: 'Log in' }).isDisabled()).toBe(true);
  arrive();
  await page.waitForURL('**/admin');
});

test('a new password typed before hydration is the one that is sent', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const page = await visitor(url);
  const { promise: late, resolve: arrive } = Promise.withResolvers<null>();
  await page.route('**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/login/new-password#of-no-mail', { waitUntil: 'commit' });
  await page.getByLabel('New password').fill(ADMIN.password);
  arrive(null);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('This link was already used').waitFor(); // it came to the server
  page.takeReports();
  await expect.poll(() => page.getByLabel('New password').inputValue()).toBe(ADMIN.password);
});

test('an ended session leads from the panel to the login and back to the same screen', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const page = await visitor(url);
  await page.goto('/login');
  const auth = { user: { _id: 'x', name: 'Admin', email: ADMIN.email, role: 'admin' }, token, adminBase: '/admin' };
  await page.evaluate((stored) => localStorage.setItem('auth', JSON.stringify(stored)), auth);
  await page.goto('/admin/hero');
  await page.getByLabel('Title line 1').waitFor();
  await page.untilQuiet(); // a refused request would lead to the login before the reload
  await sendTo(url, 'POST', '/users/logout', { token });
  await page.reload();
  await page.waitForURL('**/login');
  page.takeReports();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin/hero');
});

test('with another base the panel is served there, /admin is 404, and nothing public names the base', async () => {
  const { url } = await startOn(sqlite, { ADMIN_BASE: '/back-office' });
  const page = await visitor(url);
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  page.takeReports();
  const backOfficeUrls: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('back-office')) backOfficeUrls.push(response.url());
    void response.text().then(
      (text) => text.includes('back-office') && backOfficeUrls.push(response.url()),
      () => undefined, // a picture, or gone with its page
    );
  });
  for (const path of ['/', '/login', '/about', '/robots.txt', '/sitemap.xml'])
    await page.goto(path, { waitUntil: 'load' });
  expect(backOfficeUrls).toEqual([]);
  page.takeReports();
  await page.goto('/back-office');
  await page.waitForURL('**/login');
});

test('a forgotten password is reset by an emailed link; without mail the page says to ask an admin', async () => {
  const { port, next } = await mailServer();
  const { url } = await startOn(sqlite, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@dune.example' });
  const page = await visitor(url);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Email is required').waitFor();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page
    .getByRole('status')
    .getByText(/a link to choose a new password is on its way/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(`/login/new-password#${tokenIn(await next())}`);
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText(/^This password is too common/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  page.takeReports(); // the browser reports the 400
  const password = 'four words and more';
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Your new password is saved.').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe(''); // what was used up need not stay in sight
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin');

  const without = await visitor(starterSite());
  await without.goto('/login');
  await without.getByRole('link', { name: 'Forgot your password?' }).click();
  await without.getByText('This site cannot send email. Ask an admin to reset your password').waitFor();
  await expect.poll(() => without.getByLabel('Email').count()).toBe(0);
});
