import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rules } from '#contract/rule-texts.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { screenFaultsWideAndNarrow, fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { staffAt } from '../support/staff.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('region', { name: 'Save' }).getByRole('button').last();
const rows = (page: Page) => page.getByRole('list', { name: 'Redirects' }).getByRole('listitem');

async function leadsTo(url: string, path: string): Promise<string> {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return [status, headers.get('location')].filter(Boolean).join(' ');
}

async function rename(url: string, from: string, slug: string): Promise<string> {
  const token = await logIn(url);
  const { body } = await sendTo(url, 'GET', `/blog/${from}`);
  expect((await sendTo(url, 'PUT', `/blog/${body._id}`, { token, body: { slug } })).status).toBe(200);
  return body._id as string; // the starter site has it
}

test('a redirect is added, changed, listed, and deleted after confirmation; errors show at its fields', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/redirects');
  await page.getByRole('heading', { name: 'No redirects yet.' }).waitFor();
  await page.getByRole('link', { name: 'New redirect' }).click();
  await save(page).click();
  await page.locator('#field-from-error').getByText(rules.fromRequired).waitFor();
  await page.locator('#field-to-error').getByText(rules.toRequired).waitFor();
  await field(page, 'From').fill('/pricing');
  await field(page, 'To').fill('javascript:alert(1)');
  await page.getByRole('region', { name: 'Save' }).getByText('2 fields changed.').waitFor();
  await page.keyboard.press('Control+s');
  await page.locator('#field-from-error').getByText(rules.fromOwn).waitFor();
  await page.locator('#field-to-error').getByText(rules.target).waitFor();

  // What only the server knows is shown beside the field too.
  await field(page, 'From').fill('/blog/two-scripts-one-page');
  await field(page, 'To').fill('/services');
  await save(page).click();
  await page.getByRole('region', { name: 'Save' }).getByText(rules.fromOwn).waitFor();
  expect(await page.locator('#field-from-error').innerText()).toBe(rules.fromOwn);
  page.takeReports(); // the browser reports each refusal

  await field(page, 'From').fill('/Old-Page.html');
  await save(page).click();
  await noticeShown(page, 'Saved.');
  await rows(page).filter({ hasText: '/old-page.html' }).filter({ hasText: 'manual' }).waitFor();
  expect(await leadsTo(url, '/old-page.html?from=mail')).toBe('301 /services?from=mail');

  await field(page, 'To').fill('');
  await save(page).getByText('Save redirect').click();
  await page.locator('#field-to-error').getByText(rules.toRequired).waitFor();
  await page.getByRole('radiogroup', { name: 'What became of the page?' }).getByText('Removed').click();
  await save(page).getByText('Save as removed page').click();
  await rows(page).filter({ hasText: 'Removed' }).waitFor();
  expect(await leadsTo(url, '/old-page.html')).toBe('410');

  await page.getByRole('button', { name: 'Delete redirect…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this redirect?' });
  await dialog.getByText('will find nothing there').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await noticeShown(page, 'Deleted.');
  expect(await leadsTo(url, '/old-page.html')).toBe('404');
});

test('the form of a new record appears at once, so that nothing is typed into the old record', async () => {
  const { url } = await startOn(sqlite);
  await sendTo(url, 'POST', '/redirects', { token: await logIn(url), body: { from: '/promo', to: '/pricing' } });
  const page = await staffAt(url, '/redirects');
  await rows(page).getByRole('link').click();
  await field(page, 'From').waitFor();
  const shown = await page.getByRole('button', { name: 'New redirect' }).evaluate(async (button: HTMLElement) => {
    const old = document.querySelector('form');
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
    return old?.isConnected ? 'the old form' : 'a new form';
  });
  expect(shown).toBe('a new form');
});

test('an automatic redirect shows its target and is found by the list search and the search palette', async () => {
  const { url } = await startOn(sqlite);
  await rename(url, 'two-scripts-one-page', 'two-scripts');
  const page = await staffAt(url, '/redirects');
  const left = rows(page).filter({ hasText: '/blog/two-scripts-one-page' });
  await left.filter({ hasText: 'to /blog/two-scripts' }).filter({ hasText: 'automatic' }).waitFor();
  await field(page, 'Search addresses').fill('nowhere at all');
  await page.getByText('No results').waitFor();
  await field(page, 'Search addresses').fill('SCRIPTS');
  await left.getByRole('link').click();
  await page.getByText('Automatically, because a page changed').waitFor();
  expect(await field(page, 'To').inputValue()).toBe('/blog/two-scripts');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or do something').fill('two-scripts-one');
  await page.getByRole('dialog').getByText('/blog/two-scripts-one-page').first().waitFor();
});

test('client-side navigation to an old URL lands on the new one, and Back skips the old one', async () => {
  const { url } = await startOn(sqlite);
  await rename(url, 'two-scripts-one-page', 'two-scripts');
  const token = await logIn(url);
  await sendTo(url, 'POST', '/redirects', { token, body: { from: '/promo', to: '/pricing' } });
  const hero = (await sendTo(url, 'GET', '/hero')).body;
  const cta = { label: 'Old post', href: '/blog/two-scripts-one-page?from=home#end' };
  const secondaryCta = { label: 'Old promo', href: '/promo' };
  await sendTo(url, 'PUT', '/hero', { token, body: { ...hero, cta, secondaryCta } });
  const page = await visitor(url);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Old post' }).click();
  await page.getByRole('heading', { level: 1, name: 'Two scripts, one page' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog/two-scripts');
  expect(page.url()).toContain('?from=home#end');
  await page.goBack();
  await page.getByRole('link', { name: 'Old promo' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pricing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Old post' }).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  page.takeReports(); // the answers of the old address
});

test('a renamed post redirects from the next request on, even if the old response was cached', async () => {
  const { url } = await startOn(sqlite);
  const [old, now] = ['/blog/two-scripts-one-page', '/blog/two-scripts'];
  const both = async () => [await leadsTo(url, old), await leadsTo(url, now)];
  expect([await both(), await both()]).toEqual([
    ['200', '404'],
    ['200', '404'],
  ]);
  await rename(url, 'two-scripts-one-page', 'two-scripts');
  expect([await both(), await both()]).toEqual([
    [`301 ${now}`, '200'],
    [`301 ${now}`, '200'],
  ]);
  expect(await leadsTo(url, `${old}/?utm_source=mail`)).toBe(`301 ${old}?utm_source=mail`);
  expect(await leadsTo(url, `${old}?utm_source=mail`)).toBe(`301 ${now}?utm_source=mail`);
  await rename(url, 'two-scripts', 'two-scripts-one-page');
  expect(await both()).toEqual(['200', `301 ${old}`]);
});

test('a deleted page returns 410 at its current and its former URL, and tells visitors that it is gone', async () => {
  const { url } = await startOn(sqlite);
  const id = await rename(url, 'two-scripts-one-page', 'two-scripts');
  await sendTo(url, 'DELETE', `/blog/${id}`, { token: await logIn(url) });
  expect([await leadsTo(url, '/blog/two-scripts'), await leadsTo(url, '/blog/two-scripts-one-page')]).toEqual([
    '410',
    '410',
  ]);
  const page = await visitor(url);
  await page.goto('/blog/two-scripts');
  await page.getByRole('heading', { level: 1, name: 'Blog not found.' }).waitFor();
  await page.getByText('No longer available', { exact: true }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  page.takeReports(); // the status itself
});

test('the redirect screens meet WCAG 2.2 AA on a desktop and on a phone, light and dark', async () => {
  const { url } = await startOn(sqlite);
  await rename(url, 'two-scripts-one-page', 'two-scripts');
  const { body } = await sendTo(url, 'GET', '/redirects', { token: await logIn(url) });
  const page = await staffAt(url, '/redirects');
  expect(await fullPageFaultsWideAndNarrow(page), 'list').toEqual([]);
  for (const path of ['/redirects/new', `/redirects/${body.items[0]._id}`]) {
    expect(await screenFaultsWideAndNarrow(page, path), path).toEqual([]);
  }
});
