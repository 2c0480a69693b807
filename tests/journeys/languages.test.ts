import { expect, test } from 'vitest';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { editing, siteOfFile } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { staffAt } from '../support/staff.ts';

const site = siteOfFile();
const ENGLISH = { language: 'en', timeZone: 'UTC', currency: 'INR', priceFormat: 'Rs {price}K' };

async function setRegion(change: object): Promise<void> {
  const token = await logIn(site.url);
  const reply = await sendTo(site.url, 'PUT', '/settings/region', { token, body: { ...ENGLISH, ...change } });
  expect(reply.status).toBe(200);
}

test('the site speaks German: pages, forms, prices, dates and titles; staff words stay; and it speaks English again', async () => {
  await setRegion({ language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR', priceFormat: '{amount}' });
  const page = await visitor(site.url);
  const scripts: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply.text());
  });
  await page.goto('/contact');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.getByRole('link', { name: 'Leistungen' }).waitFor();
  await page.getByLabel('E-Mail', { exact: true }).fill('nobody');
  await page.getByLabel('Nachricht', { exact: true }).fill('Guten Tag, wir brauchen eine Website.');
  await page.getByRole('button', { name: 'Send message' }).click(); // a word of the starter site
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an').first().waitFor();
  await menu.getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'EINBLICKE' }).waitFor();
  await page.getByPlaceholder('Beiträge durchsuchen').fill('zzzz');
  await page.getByText('Keine Ergebnisse').waitFor();
  await page.goto('/pricing');
  const { body } = await sendTo(site.url, 'GET', '/pricing');
  const { price } = body.plans.find((plan: { price: number }) => plan.price > 0);
  const amount = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  await page
    .getByText(amount.format(price * 1000))
    .first()
    .waitFor();
  expect(await page.locator('#plans').innerText()).not.toMatch(/Rs [\d.]+K/);
  await page.goto('/no-such-page');
  await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
  expect(await page.title()).toMatch(/^Seite nicht gefunden \|/);
  expect(await accessibilityFaults(page)).toEqual([]);
  page.takeReports(); // the page that does not exist
  const loaded = (await Promise.all(scripts)).join('');
  expect(loaded).toContain('Zum Inhalt springen');
  expect(loaded).not.toMatch(/Skip to content|सीधे सामग्री/);
  await setRegion({});
  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('the site speaks Hindi on every page, in the HTML and after hydration; the preview in the panel does, too', async () => {
  await setRegion({ language: 'hi' });
  const page = await visitor(site.url);
  for (const path of [
    '/',
    '/services',
    '/services/web-design',
    '/portfolio',
    '/blog',
    '/about',
    '/pricing',
    '/login',
  ]) {
    const html = await (await fetch(site.url + path)).text();
    expect(html, path).toMatch(/<html[^>]* lang="hi"/);
    expect(html, path).toContain('सीधे सामग्री पर जाएँ');
    for (const text of ['Skip to content', 'Main', 'All rights reserved', 'Search posts', 'Get a Proposal', 'Log in'])
      expect(html.replace(/<script[^]*?<\/script>/g, ''), `${path}: ${text}`).not.toContain(text);
    await page.goto(path);
    await page.untilHydrated();
    await page.getByRole('navigation', { name: 'मुख्य मेनू' }).waitFor();
  }
  const { page: panel, preview } = await editing(site.url, '/hero');
  await preview.getByRole('button', { name: 'मेनू खोलें' }).waitFor();
  await preview.getByRole('heading', { level: 1 }).locator('[data-field="titleLine1"]').click();
  await poll(() => panel.evaluate(() => document.activeElement?.id)).toBe('field-titleLine1');
  await setRegion({});
});

test('an admin changes the language in the settings, and a wrong currency has its error beside the field', async () => {
  const page = await staffAt(site.url, '/settings/region');
  await page.getByLabel('Currency', { exact: true }).fill('Eur');
  await page.keyboard.press('Control+s');
  await page.getByText('Use three letters, such as INR or EUR').waitFor();
  await page.getByLabel('Currency', { exact: true }).fill('EUR');
  await page.getByRole('combobox', { name: 'Language of the site' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved.').first().waitFor();
  await poll(async () => (await fetch(`${site.url}/about`)).text()).toContain('lang="de"');
  await setRegion({});
});

test('the panel stays English, and writes prices as the settings say, at once after a save', async () => {
  await setRegion({ language: 'de', currency: 'EUR', priceFormat: '{amount}' });
  const page = await staffAt(site.url, '/pricing');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
  await page.locator('#field-plans-1-fold').click();
  await page
    .locator('output')
    .getByText(/^€[\d,]+$/)
    .first()
    .waitFor();
  await page.goto('/admin/settings/region');
  await page.getByLabel('Price of a plan').fill('{price} thousand');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Settings saved.');
  await page.getByRole('link', { name: 'Pricing', exact: true }).click();
  await page.locator('#field-plans-1-fold').click();
  await page
    .locator('output')
    .getByText(/^\d+ thousand/)
    .first()
    .waitFor();
  await setRegion({});
});
