import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fulfillUnavailable } from '../support/unavailable.ts';
import { sqlite } from '../support/databases.ts';
import { poll } from '../support/poll.ts';
import { sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { screenFaultsWideAndNarrow, fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { drawer, startWith } from '../support/leads.ts';
import { staffAt } from '../support/staff.ts';

const plan = { id: 'p1', key: 'growth', title: 'Growth', price: 45, periodLabel: '/month', highlighted: true };
const kavya = {
  name: 'Kavya Nair',
  email: 'kavya@lakshmi.example',
  phone: '+91 98290 55512',
  company: 'Lakshmi Textiles',
  website: 'lakshmi.example',
  message: 'We sell block-printed cotton, "by hand",\nin two shops.',
  plan,
};
const arjun = { name: 'Arjun Solanki', email: 'arjun@example.com', company: 'Camel Café' };
const sana = {
  name: '=SUM("A1", "A2")',
  email: 'sana@example.com',
  plan: { ...plan, title: 'Scale' },
};

const rows = (page: Page) => page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem');

test('an old address of the leads opens them among the enquiries; a failed list shows an error and loads again on retry', async () => {
  const { url } = await startWith();
  const page = await staffAt(url, '/leads');
  await page.waitForURL('**/admin/enquiries?kind=leads');
  await page.getByText('No enquiry matches the chosen filters.').waitFor();
  await page.route('**/api/enquiries?*', fulfillUnavailable);
  await page.reload();
  await page.getByText('Failed to load enquiries').waitFor();
  page.takeReports();
  await page.unroute('**/api/enquiries?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No enquiry matches the chosen filters.').waitFor();
});

test('a lead opens beside the list with its details, and its status is saved on selection', async () => {
  const { url, token, stored } = await startWith(arjun, kavya);
  await sendTo(url, 'POST', '/contact/messages', {
    body: { email: kavya.email, subject: 'Do you work with weavers?', message: 'Hello there' },
  });
  const page = await staffAt(url, '/leads');
  await rows(page).first().waitFor();
  await expect
    .poll(() => rows(page).allInnerTexts())
    .toEqual([
      expect.stringMatching(/Kavya Nair\s[^]*Proposal: Growth · Lakshmi Textiles\s+New\s[^]*We sell /),
      expect.stringMatching(/Arjun Solanki\s[^]*Proposal · Camel Café\s+New\s/),
    ]);
  await page.getByRole('link', { name: 'Kavya Nair' }).click();
  const open = drawer(page);
  await open.waitFor();
  const list = await page.getByRole('list', { name: 'Enquiries' }).boundingBox();
  const paneBox = await open.boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(paneBox?.x ?? 0);
  expect(paneBox?.width).toBeGreaterThan(list?.width ?? 0);
  const text = await open.innerText();
  for (const detail of [
    'Lakshmi Textiles',
    'Growth, Rs 45K /month',
    kavya.message,
    'Agreed to Terms and Privacy Policy',
  ]) {
    expect(text).toContain(detail);
  }
  const leadsTo = (name: string) => open.getByRole('link', { name }).first().getAttribute('href');
  expect(await leadsTo('Reply')).toBe('mailto:kavya@lakshmi.example?subject=Your%20request%3A%20Growth');
  expect(await leadsTo('Call')).toBe('tel:+919829055512');
  expect(await leadsTo('lakshmi.example')).toMatch(/^mailto:/);
  await expect
    .poll(() => open.getByRole('link', { name: 'lakshmi.example', exact: true }).getAttribute('href'))
    .toBe('https://lakshmi.example');
  const consent = open.getByRole('listitem').filter({ hasText: 'Agreed to Terms' }).locator('time');
  expect(await consent.getAttribute('datetime')).toBe((await stored())[0]?.consentAt);
  await open.getByRole('link', { name: 'Do you work with weavers?' }).waitFor();

  await open.getByLabel('Stage of the lead from Kavya Nair').selectOption('qualified');
  await page.getByText('Updated.').first().waitFor();
  expect((await stored())[0]?.status).toBe('qualified');
  await page.reload();
  await drawer(page).waitFor();
  await poll(() => rows(page).first().getByRole('combobox').inputValue()).toBe('qualified');
  expect((await sendTo(url, 'GET', '/leads/summary', { token })).body).toMatchObject({ all: 2, new: 1, qualified: 1 });

  // Kavya asks for a copy of her data, and to be forgotten.
  await page.getByRole('link', { name: 'Personal data' }).click();
  await page.getByLabel('Who is it?').fill('KAVYA@lakshmi.example');
  await page.keyboard.press('Enter');
  await page.getByText('2 of 2 ticked').waitFor();
  expect(page.url()).not.toContain('kavya');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /HTML/ }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy).toContain('We sell block-printed cotton, &quot;by hand&quot;');
  expect(copy).toContain('I accept the Terms of Service and the Privacy Policy.');
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByLabel('Type KAVYA@lakshmi.example to confirm').fill('kavya@lakshmi.example');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('Erased 2 records for good.').waitFor();
  expect((await stored()).map(({ name }) => name)).toEqual(['Arjun Solanki']);
});

test('whoever replies to a new lead has contacted it, and can take that back', async () => {
  const { url, stored } = await startWith(kavya);
  const page = await staffAt(url, '/enquiries');
  await page.getByRole('link', { name: 'Kavya Nair' }).click();
  const reply = drawer(page).getByRole('link', { name: 'Reply' });
  await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault())); // no mail program
  await reply.click();
  await expect.poll(async () => (await stored())[0]?.status).toBe('contacted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await stored())[0]?.status).toBe('new');
});

test('up and down step through the leads, by button and by key, and Escape returns to the list', async () => {
  const { url } = await startWith(sana, arjun, kavya);
  const page = await staffAt(url, '/enquiries');
  await page.getByRole('link', { name: 'Kavya Nair' }).click();
  const heading = (name: string) => drawer(page).getByRole('heading', { name });
  await heading('Kavya Nair').waitFor();
  await drawer(page).getByRole('button', { name: 'Next enquiry' }).click();
  await heading('Arjun Solanki').waitFor();
  await page.keyboard.press('ArrowUp');
  await heading('Kavya Nair').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await heading('Arjun Solanki').waitFor();
  // The pointer still rests on the button, which says what it does.
  await page.getByRole('tooltip', { name: 'Next enquiry' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Arjun Solanki');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await heading('Kavya Nair').waitFor();
});

test('a status change that fails is reverted with an error message', async () => {
  const { url, stored } = await startWith(arjun);
  const page = await staffAt(url, `/leads?lead=${(await stored())[0]?._id}`);
  await page.route('**/api/enquiries/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const status = drawer(page).getByLabel('Stage of the lead from Arjun Solanki');
  await status.selectOption('won');
  await page.getByText('Update failed.').first().waitFor();
  page.takeReports();
  await poll(() => status.inputValue()).toBe('new');
});

test('leads are filtered by text in any field, status and date, with a count per status', async () => {
  const { url, token, stored } = await startWith(sana, arjun, kavya);
  const lost = (await stored()).find(({ name }) => name === arjun.name);
  await sendTo(url, 'PUT', `/leads/${lost?._id}`, { token, body: { status: 'lost' } });
  const page = await staffAt(url, '/enquiries');
  await page.getByRole('button', { name: 'All 3' }).waitFor();
  await page.getByRole('button', { name: 'Lost 1' }).click();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(1);
  await expect.poll(() => rows(page).innerText()).toContain('Arjun Solanki');
  await page.getByRole('button', { name: 'All 3' }).click();
  await page.getByLabel('Search enquiries').fill('cotton growth');
  await poll(() => rows(page).allInnerTexts()).toHaveLength(1);
  await page.getByRole('button', { name: 'New 1' }).waitFor();
  await page.getByRole('button', { name: 'Lost 0' }).click();
  await page.getByText('No results').waitFor();
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain('No enquiry matches “cotton growth” and stage Lost.');
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(3);
  await page.getByRole('button', { name: /Any date/ }).click();
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.keyboard.press('Escape');
  await page.getByText('No results').waitFor();
  await page.getByRole('button', { name: 'All 0' }).waitFor();
  await page.getByRole('button', { name: /Until 31 Jan 2020/ }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(3);
});

test('filters and the open lead are in the URL, so that a link opens the same view', async () => {
  const { url } = await startWith(arjun, kavya);
  const page = await staffAt(url, '/enquiries');
  await page.getByLabel('Search enquiries').fill('lakshmi');
  await poll(() => rows(page).allInnerTexts()).toHaveLength(1);
  await page.getByRole('link', { name: 'Kavya Nair' }).click();
  await page.waitForURL(/[?&]enquiry=/); // the first new lead stands beside the list without a click
  const colleague = await staffAt(url, new URL(page.url()).pathname.replace('/admin', '') + new URL(page.url()).search);
  await drawer(colleague).getByRole('heading', { name: 'Kavya Nair' }).waitFor();
  await expect.poll(() => colleague.getByLabel('Search enquiries').inputValue()).toBe('lakshmi');
  await poll(() => rows(colleague).allInnerTexts()).toHaveLength(1);
});

test('the filtered leads are downloaded as CSV, with formulas from visitors escaped', async () => {
  const { url } = await startWith(sana, arjun, kavya);
  const page = await staffAt(url, '/enquiries');
  const downloaded = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
    return readFile(await download.path(), 'utf8');
  };
  const all = await downloaded();
  expect(all.startsWith('\uFEFFReceived (UTC),Kind,Name,Email,Phone,Company,Website,Subject or plan,')).toBe(true);
  expect(all).toContain(
    `,lead,Kavya Nair,kavya@lakshmi.example,'+91 98290 55512,Lakshmi Textiles,lakshmi.example,Growth,45,`,
  );
  expect(all).toContain('"We sell block-printed cotton, ""by hand"",\nin two shops."');
  expect(all).toContain(`,"'=SUM(""A1"", ""A2"")",sana@example.com,`);
  expect(all).toContain(',Camel Café,');
  await page
    .getByText(/Text that looks like a formula/)
    .first()
    .waitFor();
  await page.getByLabel('Search enquiries').fill('camel');
  await page.getByRole('button', { name: 'All 1' }).waitFor();
  expect((await downloaded()).trimEnd().split('\r\n')).toHaveLength(2);
});

test('deleting a lead asks nothing, and can be undone', async () => {
  const { url, stored } = await startWith(arjun, kavya);
  const page = await staffAt(url, '/enquiries');
  await page.getByRole('link', { name: 'Arjun Solanki' }).click();
  // Until then the first new lead stands there.
  await drawer(page).getByRole('heading', { name: 'Arjun Solanki' }).waitFor();
  await drawer(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted. The enquiry from Arjun Solanki is in the bin.').waitFor();
  await drawer(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'All 1' }).waitFor();
  expect((await stored()).map(({ name }) => name)).toEqual(['Kavya Nair']);
  await page.getByRole('button', { name: 'Undo deleting the enquiry from Arjun Solanki' }).click();
  await page.getByRole('button', { name: 'All 2' }).waitFor();
  await page.getByRole('link', { name: 'Arjun Solanki' }).click();
  await drawer(page).getByRole('heading', { name: 'Arjun Solanki' }).waitFor();
  await drawer(page).getByText('Email').waitFor();
  expect(await stored()).toHaveLength(2);
});

test('more leads load on scroll, the counts cover all, and a link opens even the oldest', async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({ name: `Lead ${String(index).padStart(3, '0')}` }));
  const { url, token, stored } = await startWith(...many);
  const page = await staffAt(url, '/enquiries');
  await page.getByRole('button', { name: 'All 130' }).waitFor();
  await page.getByText('100 of 130 shown').waitFor();
  const oldest = (await stored()).at(-1);
  const other = await staffAt(url, `/leads?lead=${oldest?._id}`);
  await drawer(other).getByRole('heading', { name: 'Lead 000' }).waitFor();
  await page.getByText('100 of 130 shown').scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBe(130);
  await page.getByLabel('Search enquiries').fill('lead 003');
  await poll(() => rows(page).allInnerTexts()).toHaveLength(1);
  expect((await sendTo(url, 'GET', `/leads?before=${oldest?._id}`, { token })).body).toEqual([]);
});

test('a status change in flight during logout is saved', async () => {
  const { url, stored } = await startWith(kavya);
  const page = await staffAt(url, '/enquiries');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/enquiries/*', async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined); // it may have been given up, which is what must not be
  });
  await page.getByRole('link', { name: 'Kavya Nair' }).click();
  const title = drawer(page).getByRole('heading', { name: 'Kavya Nair' });
  await poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true); // Escape closes it from there
  const requested = page.waitForRequest((request) => request.method() !== 'GET');
  await drawer(page).getByLabel('Stage of the lead from Kavya Nair').selectOption('qualified');
  await requested;
  // What the change has read again is not what this is about.
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? undefined : route.fallback()));
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Logout' }).click();
  const ended = page.waitForResponse('**/api/users/logout');
  gate.resolve(undefined);
  await ended;
  expect((await stored())[0]?.status).toBe('qualified');
});

test('on a phone a lead has name and time, plan and status, and its first words; it opens full screen', async () => {
  const { url } = await startWith(arjun, kavya);
  const page = await staffAt(url, '/enquiries', { width: 390 });
  const row = rows(page).first();
  await row.waitFor();
  await page.untilQuiet(); // what comes above the list moves it
  const middle = async (shown: Locator) => {
    const box = await shown.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const name = await middle(row.getByText('Kavya Nair'));
  const plan = await middle(row.getByText('Growth'));
  expect(Math.abs(name - (await middle(row.locator('time'))))).toBeLessThan(6);
  expect(Math.abs(plan - (await middle(row.getByRole('combobox'))))).toBeLessThan(6);
  expect(plan).toBeGreaterThan(name + 10);
  expect(await middle(row.getByText('We sell'))).toBeGreaterThan(plan + 10);
  expect((await row.boundingBox())?.height).toBeLessThan(120);
  await row.getByRole('link').click();
  await drawer(page).waitFor();
  await poll(async () => (await drawer(page).boundingBox())?.width).toBe(390);
  await drawer(page).getByRole('button', { name: 'Next enquiry' }).click();
  await drawer(page).getByRole('heading', { name: 'Arjun Solanki' }).waitFor();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await drawer(page).waitFor({ state: 'detached' });
});

test('leads, messages and pricing meet WCAG 2.2 AA at 1280 and 390 px, light and dark', async () => {
  const { url, stored } = await startWith(sana, arjun, kavya);
  const page = await staffAt(url, '/enquiries');
  const days = page.getByRole('button', { name: /Any date/ });
  await days.click();
  await page.getByLabel('To', { exact: true }).waitFor();
  expect(await fullPageFaultsWideAndNarrow(page), '/enquiries').toEqual([]);
  expect(await page.getByLabel('To', { exact: true }).isVisible()).toBe(true);
  for (const path of [`/leads?lead=${(await stored())[0]?._id}`, '/leads?q=nobody', '/contact-messages', '/pricing']) {
    expect(await screenFaultsWideAndNarrow(page, path), path).toEqual([]);
  }
});

test('the search finds a message that the list has not loaded, and the counts cover all messages', async () => {
  const { url } = await startOn(sqlite, { TRUST_PROXY: 'true' });
  for (let index = 0; index < 120; index++) {
    await sendTo(url, 'POST', '/contact/messages', {
      body: { email: 'a@b.co', subject: `Message ${String(index).padStart(3, '0')}`, message: 'Hello there' },
      headers: { 'x-forwarded-for': `10.1.0.${index + 1}` },
    });
  }
  const page = await staffAt(url, '/contact-messages');
  await page.getByText('100 of 120 shown').waitFor();
  await page.getByRole('button', { name: 'New 120' }).waitFor();
  await page.getByLabel('Search messages').fill('message 000');
  await page.getByRole('button', { name: 'All 1', exact: true }).waitFor();
  await page.getByText('Message 000').waitFor();
  await page.getByLabel('Search messages').fill('nobody');
  await page.getByText('No results').waitFor();
  await page.route('**/api/contact/messages?*', fulfillUnavailable);
  await page.reload();
  await page.getByText('Failed to load messages').waitFor();
  page.takeReports();
});
