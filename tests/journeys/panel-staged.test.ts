import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, visitor as visitorAt } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { colleague, staffAt } from '../support/staff.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notice = (page: Page) => page.getByRole('region', { name: 'Staged changes' });
const title = async (url: string): Promise<string> => (await sendTo(url, 'GET', '/hero')).body.titleLine1;

test('an editor stages a headline, shows it by a link, and publishes it', async () => {
  const { url } = await startOn(sqlite);
  const before = await title(url);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await page.getByLabel('Title line 1', { exact: true }).fill('Built on rock.');
  await button(page, 'Stage changes').click();
  await noticeShown(page, 'Saved. Visitors still see the public version.');
  await notice(page)
    .getByText(/^Not public yet: changes by you, just now/)
    .waitFor();
  await page.getByText('Saved, not public yet').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await title(url)).toBe(before);

  await button(page, 'Differences').click();
  await page.getByRole('dialog').locator('ins', { hasText: 'rock.' }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Share').click();
  await button(page, 'Create link').click();
  const link = await page.getByLabel('Preview link').inputValue();
  const visitor = await visitorAt(url);
  const response = await visitor.goto(new URL(link).pathname);
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await visitor.locator('h1', { hasText: 'Built on rock.' }).waitFor();
  await visitor.getByRole('complementary', { name: 'Preview' }).waitFor();
  await visitor.goto('/');
  await visitor.locator('h1', { hasText: before }).waitFor();

  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect.poll(() => page.getByLabel('Title line 1', { exact: true }).inputValue()).toBe('Built on rock.');
  await button(page, 'Publish').click();
  await noticeShown(page, 'Hero content saved.');
  await notice(page).waitFor({ state: 'detached' });
  await visitor.reload();
  await visitor.locator('h1', { hasText: 'Built on rock.' }).waitFor();
  expect((await visitor.goto(new URL(link).pathname))?.status()).toBe(404);
  visitor.takeReports(); // the browser reports the 404
});

test('a preview link and a schedule are about the text in the form, also if it was not staged yet', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const staged = async () => (await sendTo(url, 'GET', '/staged/sections/hero', { token })).body;
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const line = page.getByLabel('Title line 1', { exact: true });
  await line.fill('Built on rock.');
  await button(page, 'Stage changes').click();
  await notice(page).waitFor();
  await line.fill('Built on granite.');
  await button(page, 'Share').click();
  await button(page, 'Create link').click();
  await page.getByLabel('Preview link').waitFor();
  expect((await staged()).values.titleLine1).toBe('Built on granite.');
  await button(page, 'Done').click();

  await line.fill('Built on basalt.');
  await notice(page).getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date and time', { exact: true }).fill('12 Nov 2099, 09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await noticeShown(page, 'Scheduled.');
  const { values, publishAt } = await staged();
  expect(values.titleLine1).toBe('Built on basalt.');
  expect(publishAt).toMatch(/^2099-11-1/);

  await line.fill('Built on marble.');
  await button(page, 'Save').click();
  await expect.poll(async () => (await staged()).values.titleLine1).toBe('Built on marble.');
  await line.fill('Built on clay.');
  await button(page, 'Discard the staged changes').click();
  await dialog.getByText('without what you typed').waitFor();
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await notice(page).waitFor({ state: 'detached' });
  await expect.poll(() => line.inputValue()).toBe(await title(url));
});

test('what a colleague published meanwhile is merged into the staged change, and nothing of both is lost', async () => {
  const { url } = await startOn(sqlite);
  const token = await colleague(url);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await page.getByLabel('Title line 1', { exact: true }).fill('Built on rock.');
  await button(page, 'Stage changes').click();
  await notice(page).waitFor();
  const { body } = await sendTo(url, 'GET', '/hero');
  await sendTo(url, 'PUT', '/hero', { token, body: { ...body, titleLine2: 'And still standing.' } });
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Aarav Mehta saved Hero too. The changes do not conflict, so both are kept.');
  await notice(page).waitFor({ state: 'detached' });
  page.takeReports(); // the browser reports the 412
  const saved = (await sendTo(url, 'GET', '/hero')).body;
  expect(saved).toMatchObject({ titleLine1: 'Built on rock.', titleLine2: 'And still standing.' });
});

test('two staged sections go public as one change set, and are undone as one', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const sections = { hero: { titleLine1: 'Built on rock.' }, pricing: { heading: 'Fair prices' } };
  const publicTexts = async () => [
    (await sendTo(url, 'GET', '/hero')).body.titleLine1,
    (await sendTo(url, 'GET', '/pricing')).body.heading,
  ];
  const before = await publicTexts();
  for (const [name, change] of Object.entries(sections)) {
    const { body } = await sendTo(url, 'GET', name === 'pricing' ? '/pricing/admin' : '/hero', { token });
    const { version: base, updatedAt: _, ...values } = body;
    await sendTo(url, 'PUT', `/staged/sections/${name}`, { token, body: { values: { ...values, ...change }, base } });
  }
  const page = await staffAt(url, '/');
  await notice(page).getByRole('link', { name: /Hero/ }).click();
  await page.getByRole('checkbox', { name: 'Choose Hero' }).check();
  await page.getByRole('checkbox', { name: 'Choose Pricing' }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'New change set').click();
  await page.getByLabel('Name').fill('Autumn');
  await button(page, 'Create').click();
  const set = page.getByRole('region', { name: 'Autumn' });
  await set.getByText('Not public yet.').waitFor();
  expect(await publicTexts()).toEqual(before);
  await set.getByRole('button', { name: 'Publish all' }).click();
  await noticeShown(page, '“Autumn” is published.');
  expect(await publicTexts()).toEqual(['Built on rock.', 'Fair prices']);
  await set.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await set.getByText(/^Undone by/).waitFor();
  expect(await publicTexts()).toEqual(before);
  expect(await accessibilityFaults(page)).toEqual([]);
});
