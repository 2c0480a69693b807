import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PANEL_ROLES } from '#contract/constants.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { screenFaultsWideAndNarrow, fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { DOT, staffAt } from '../support/staff.ts';

test('each section can be edited and saved, and is public at the next visit', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/about', { before: hidePreview });
  const changes: [string, string, string, string][] = [
    ['About', 'Title', 'Nine people, one table', 'About content saved.'],
    ['Footer', 'Tagline', 'Sites from the desert.', 'Footer saved.'],
    ['FAQ', 'Lead text', 'Ask us anything.', 'FAQ saved.'],
    ['Services', 'Paragraph beside the headline', 'Everything under one roof.', 'Service section saved.'],
    ['Contact', 'Text below the heading', 'We read every line.', 'Contact section saved.'],
  ];
  for (const [name, label, value, notice] of changes) {
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByLabel(label, { exact: true }).first().fill(value);
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByText(notice).first().waitFor();
  }
  const next = await visitor(url);
  await next.goto('/');
  const text = await next.locator('body').innerText();
  for (const [, , value] of changes) expect(text).toContain(value);
});

test('a validation error shows at its field, and no input is lost', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await page.getByLabel('Title line 1', { exact: true }).fill('Kept all the same');
  await page.getByRole('textbox', { name: /link/i }).first().fill('javascript:alert(1)');
  await page.keyboard.press('Control+s');
  await page
    .getByText(/Use a page of this site/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByLabel('Title line 1', { exact: true }).inputValue()).toBe('Kept all the same');
  expect((await sendTo(url, 'GET', '/hero')).body.version).toBe(1);
  await page.getByRole('textbox', { name: /link/i }).first().fill('/contact');
  await page.keyboard.press('Control+s');
  await page.getByText('Hero content saved.').first().waitFor();
  expect((await sendTo(url, 'GET', '/hero')).body).toMatchObject({ titleLine1: 'Kept all the same', version: 2 });
});

test('a failed save shows an error and keeps the typed text', async () => {
  const { url } = await startOn(sqlite);
  const failSaves = (visited: Page) =>
    visited.route('**/api/hero', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  // The route is set before the screen loads: the browser applies a later one with a delay that a key press may overtake.
  const page = await staffAt(url, '/hero', {
    before: async (visited) => {
      await hidePreview(visited);
      await failSaves(visited);
    },
  });
  await page.getByLabel('Title line 1', { exact: true }).fill('Typed while the line was down');
  await page.getByText('Unsaved changes').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Failed to save hero content.').first().waitFor();
  page.takeReports();
  await expect
    .poll(() => page.getByLabel('Title line 1', { exact: true }).inputValue())
    .toBe('Typed while the line was down');
  await page.unroute('**/api/hero');
  await page.keyboard.press('Control+s');
  await page.getByText('Hero content saved.').first().waitFor();
});

test('the second of two editors sees the conflict and resolves it; nothing is overwritten silently', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await page.getByLabel('Title line 1', { exact: true }).fill('Mine');
  const { body: theirs } = await sendTo(url, 'GET', '/hero', { token });
  const changed = { ...theirs, titleLine1: 'Theirs', description: 'Theirs alone' };
  await sendTo(url, 'PUT', '/hero', { token, body: changed });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  page.takeReports(); // the browser reports the 412
  await expect.poll(() => dialog.innerText()).toContain('Theirs');
  expect((await sendTo(url, 'GET', '/hero')).body.titleLine1).toBe('Theirs');
  await dialog.getByRole('radio', { name: /mine/i }).first().check();
  await dialog.getByRole('button', { name: /save/i }).click();
  await page.getByText('Hero content saved.').first().waitFor();
  expect((await sendTo(url, 'GET', '/hero')).body).toMatchObject({ titleLine1: 'Mine', description: 'Theirs alone' });
});

test('leaving with unsaved changes asks first, and unsaved work survives a closed tab', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await page.getByLabel('Title line 1', { exact: true }).fill('Not saved yet');
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByLabel('Title line 1', { exact: true }).inputValue()).toBe('Not saved yet');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page
    .getByRole('button', { name: /continue|restore|bring/i })
    .first()
    .click();
  await expect.poll(() => page.getByLabel('Title line 1', { exact: true }).inputValue()).toBe('Not saved yet');
});

test('a picture uploaded in the hero editor is public after the save', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const before = (await sendTo(url, 'GET', '/hero')).body.bgImageUrl as string;
  await page.locator('input[type=file]').first().setInputFiles(DOT);
  await page.getByText('Background image updated.').first().waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Hero content saved.').first().waitFor();
  const { bgImageUrl } = (await sendTo(url, 'GET', '/hero')).body;
  expect(bgImageUrl).toMatch(/^\/uploads\/[0-9a-f]{32}-1x1\.webp$/);
  expect(bgImageUrl).not.toBe(before);
});

test('a message is read, archived, deleted without a question, and restored by undo', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const page = await staffAt(url, '/contact-messages');
  await page.getByText('No messages yet.').waitFor();
  await sendTo(url, 'POST', '/contact/messages', {
    body: { email: 'a@b.co', subject: 'A shop', message: 'Hello there' },
  });
  await page.reload();
  await page.getByText('A shop').first().waitFor();
  const stored = async () => (await sendTo(url, 'GET', '/contact/messages', { token })).body;
  // The first new one is shown without a choice, so it stays new. Opened, it is read; set back then, it stays new.
  const messagePanel = page.getByRole('complementary', { name: 'Message' });
  await messagePanel.getByText('Hello there').waitFor();
  await page.untilQuiet();
  expect(await stored()).toMatchObject([{ status: 'new' }]);
  const link = page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: 'a@b.co' });
  await link.click();
  await expect.poll(stored).toMatchObject([{ status: 'read' }]);
  await page.getByRole('button', { name: 'Read 1' }).waitFor();
  await messagePanel.getByLabel(/^status of the message/i).selectOption('new');
  await page.getByText('Updated.').first().waitFor();
  await messagePanel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Choose a message' }).waitFor();
  expect(await stored()).toMatchObject([{ status: 'new' }]);
  const status = page.getByLabel(/^status of the message/i).first();
  await status.selectOption('archived');
  // The notice of the change before says the same.
  await expect.poll(stored).toMatchObject([{ status: 'archived' }]);
  await page.reload();
  await page
    .getByRole('button', { name: /delete/i })
    .first()
    .click();
  const notice = page.getByRole('alert').filter({ hasText: 'Deleted. The message from a@b.co is in the bin.' });
  await notice.hover(); // it stays while the pointer is on it
  await page.getByText('No messages yet.').waitFor();
  expect(await stored()).toEqual([]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  // Undone, it is back as it was, and the keyboard is on it.
  await notice.getByRole('button', { name: 'Undo deleting the message from a@b.co' }).click();
  await expect.poll(stored).toMatchObject([{ status: 'archived', subject: 'A shop' }]);
  await expect.poll(() => link.evaluate((shown) => shown === document.activeElement)).toBe(true);
  await link.click();
  await messagePanel.getByRole('link', { name: 'Open in Enquiries' }).click();
  await page.getByRole('complementary', { name: 'Enquiry', exact: true }).getByText('Hello there').waitFor();
});

test('an account without a panel role gets an error message and cannot log in', async () => {
  expect(PANEL_ROLES).not.toContain('user');
  const page = await visitor(starterSite());
  await page.route('**/api/users/login', (route) =>
    route.fulfill({ json: { _id: 'x', name: 'Reader', email: 'r@example.com', role: 'user', token: 't' } }),
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill('r@example.com');
  await page.getByLabel('Password').fill('password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Only admins can access this panel.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test("the panel's screens meet WCAG 2.2 AA at 1280 and 390 px, light and dark", async () => {
  const { url } = await startOn(sqlite);
  await sendTo(url, 'POST', '/contact/messages', {
    body: { email: 'a@b.co', subject: 'A shop', message: 'Hello there' },
  });
  const page = await staffAt(url, '/footer', { before: hidePreview });
  expect(await fullPageFaultsWideAndNarrow(page), '/footer').toEqual([]);
  for (const path of ['/contact-messages', '/hero', '/about', '/services', '/faqsection', '/contact']) {
    expect(await screenFaultsWideAndNarrow(page, path), path).toEqual([]);
  }
});

test('each list shows a stateTexts.loading state, and an editor shows that a picture is unavailable', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const hero = (await sendTo(url, 'GET', '/hero')).body as object;
  await sendTo(url, 'PUT', '/hero', { token, body: { ...hero, rightImageUrl: '/uploads/gone.webp' } });
  const noPicture = { contentType: 'text/plain', body: 'no picture' };
  const page = await staffAt(url, '/hero', {
    before: async (visited) => {
      await hidePreview(visited);
      await visited.route('**/uploads/gone*', (route) => route.fulfill(noPicture));
    },
  });
  await page.getByText(stateTexts.imageUnavailable, { exact: true }).first().waitFor();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(services\/admin|blog|portfolio|reviews|testimonials)/, async (route) => {
    await released;
    return route.continue();
  });
  for (const name of ['Service pages', 'Blog', 'Portfolio', 'Testimonials', 'Client reviews']) {
    await page.getByRole('link', { name }).click();
    await page.getByRole('status', { name: stateTexts.loading }).first().waitFor();
  }
  release();
  await page.getByRole('status', { name: stateTexts.loading }).first().waitFor({ state: 'detached' });
});

test('with reduced motion, a screen changes its colours without a transition', async () => {
  const page = await staffAt(starterSite(), '/hero');
  await page.getByRole('heading', { level: 1, name: 'Hero' }).waitFor();
  await page.evaluate(() => {
    window.addEventListener('transitionrun', () => document.documentElement.toggleAttribute('data-moved', true), true);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.locator('html[data-moved]').count()).toBe(0);
});
