import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, faultsLightAndDark, faultsWideAndNarrow, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { editing } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

/** One page of each kind. */
const PAGES = [
  ...['/', '/services', '/services/web-design', '/pricing', '/portfolio', '/portfolio/camp-khuri', '/blog'],
  ...['/blog/two-scripts-one-page', '/about', '/contact', '/privacy', '/login', '/nowhere'],
];
/** #b3466b, lightened until a button of this colour has a contrast of 3:1 on the night of the hero. */
const ROSE_AT_NIGHT = 'rgb(182, 72, 109)';

const tokenIn = (page: Page | FrameLocator, name: string) =>
  page.locator('html').evaluate((root, token) => getComputedStyle(root).getPropertyValue(token), name);

test('a colour moves the preview while it is chosen, and visitors see it after the save', async () => {
  const { url } = await startOn(sqlite);
  const { page, preview } = await editing(url, '/appearance');
  const accent = page.getByLabel('Accent', { exact: true });
  expect(await tokenIn(preview, '--brand')).toBe('#f2a31b');
  await page.getByLabel('Accent: choose').fill('#b3466b');
  await expect.poll(() => tokenIn(preview, '--brand')).toBe('#b3466b');
  const samples = page.getByRole('region', { name: 'How the site uses your accent' });
  await samples.getByText('exactly your accent').first().waitFor();
  await accent.fill('#ffb347');
  await samples.getByText(/your accent, \d+ % darker/).waitFor();
  await accent.fill('b34'); // the short form
  await expect.poll(() => tokenIn(preview, '--brand')).toBe('#bb3344');
  await accent.fill('#b3466b');
  await page.getByRole('combobox', { name: 'Typefaces' }).click();
  await page.getByRole('option', { name: 'Fraunces with Work Sans: warm' }).click();
  await expect.poll(() => tokenIn(preview, '--font-display')).toContain('Fraunces');
  await page.keyboard.press('ControlOrMeta+s');
  await noticeShown(page, 'Colours and type saved.');

  const guest = await visitor(url);
  await guest.goto('/');
  const button = guest.locator('#hero').getByRole('link', { name: 'Start a project' });
  await expect.poll(() => button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(ROSE_AT_NIGHT);
  await guest.getByRole('link', { name: 'Services' }).first().click();
  await guest.waitForURL('**/services');
  expect(await tokenIn(guest, '--brand')).toBe('#b3466b');
  await expect.poll(() => guest.evaluate(() => document.fonts.check('16px Fraunces'))).toBe(true);
  expect(await guest.locator('link[rel=preload][as=font][href*=bricolage]').count()).toBe(0);
});

test('the samples of the colours have their place before they are known, so that no field moves below the pointer', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/palette-notice*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Colours and type' }).click();
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await theme.waitFor();
  const top = () => theme.evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  const samples = page.getByRole('region', { name: 'How the site uses your accent' });
  expect(await samples.getByText('exactly your accent').count()).toBe(0);
  release(null);
  await samples.getByText('exactly your accent').first().waitFor();
  expect(await top()).toBe(before);
});

test('half a colour is refused beside its field, and nothing is lost', async () => {
  const { url } = await startOn(sqlite);
  const { page, preview } = await editing(url, '/appearance');
  await page.getByLabel('Accent', { exact: true }).fill('#B3466B');
  expect(await page.getByLabel('Accent: choose').inputValue()).toBe('#b3466b');
  await page.getByLabel('Accent', { exact: true }).fill('#b346');
  await page.getByLabel('Background', { exact: true }).fill('#101418');
  await expect.poll(() => tokenIn(preview, '--paper')).toBe('#101418');
  await page.keyboard.press('ControlOrMeta+s');
  await page.locator('#field-accent-error').waitFor();
  expect(await page.getByLabel('Accent', { exact: true }).inputValue()).toBe('#b346');
});

test.each([
  ['the theme "Paper and contour"', { theme: 'paper', typefaces: 'theme', ground: '#fffdf9' }],
  ['a dark ground in "Paper and contour"', { theme: 'paper', accent: '#58b09c', ground: '#15171c', ornament: 'quiet' }],
  ['other colours on a light ground', { accent: '#d9f99d', ground: '#eaf4ff', corners: 'soft', ornament: 'quiet' }],
  ['other colours on a dark ground', { accent: '#2f6f4f', ground: '#14181c', corners: 'square', ornament: 'off' }],
])('every kind of page meets WCAG 2.2 AA with %s', async (_, choices) => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const body = { typefaces: 'sora-dm-sans', ...choices };
  expect((await sendTo(url, 'PUT', '/appearance', { token, body })).status).toBe(200);
  const page = await visitor(url);
  for (const path of PAGES) {
    await page.goto(path);
    expect(await tokenIn(page, '--paper'), path).toBe(choices.ground);
    expect(await (path === '/' ? faultsWideAndNarrow(page) : accessibilityFaults(page)), path).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, `${path} scrolls sideways`).toBe(false);
  }
  page.takeReports(); // the browser reports the 404
});

test.each(['#d9f99d', '#1f2937'])(
  'the panel has the accent %s and stays readable by day and by night',
  async (accent) => {
    const { url } = await startOn(sqlite);
    expect((await sendTo(url, 'PUT', '/appearance', { token: await logIn(url), body: { accent } })).status).toBe(200);
    const page = await staffAt(url, '/portfolio');
    await page.getByRole('button', { name: 'New project' }).waitFor();
    const shade = await page
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--mantine-color-amber-5'));
    expect(shade).toBe(accent);
    expect(await faultsLightAndDark(page)).toEqual([]);
  },
);

test('a theme is previewed before it is saved, changes no content, and is undone in one step', async () => {
  const { url } = await startOn(sqlite);
  const { page, preview } = await editing(url, '/appearance');
  const titleFont = (of: Page | FrameLocator) =>
    of.locator('#hero h1').evaluate((title) => getComputedStyle(title).fontFamily);
  expect(await titleFont(preview)).toContain('Bricolage');
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: /^Paper and contour/ }).click();
  await expect.poll(() => titleFont(preview)).toContain('Newsreader');
  const guest = await visitor(url);
  await guest.goto('/');
  expect(await titleFont(guest)).toContain('Bricolage');
  const words = await textsOf(guest);
  await page.keyboard.press('ControlOrMeta+s');
  await noticeShown(page, 'Colours and type saved.');

  await guest.goto('/');
  expect(await titleFont(guest)).toContain('Newsreader');
  expect(await textsOf(guest)).toEqual(words);
  await guest.untilHydrated();
  await guest.getByRole('link', { name: 'About' }).first().click();
  await guest.locator('main [data-head=light]').waitFor(); // the dunes have a night there

  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('region', { name: 'History of Colours and type' });
  await history.getByRole('button', { name: /Original version/ }).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => titleFont(preview)).toContain('Bricolage');
  await guest.goto('/');
  expect(await titleFont(guest)).toContain('Bricolage');
});

test('a link shows a staged theme on every page to a client, while the public one stays', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { version, updatedAt: _, ...values } = (await sendTo(url, 'GET', '/appearance')).body;
  const body = { values: { ...values, theme: 'paper' }, base: version };
  const { body: staged } = await sendTo(url, 'PUT', '/staged/sections/appearance', { token, body });
  const link = { stagedChangeId: staged._id, days: 1 };
  const { body: made } = await sendTo(url, 'POST', '/preview-links', { token, body: link });
  const shown = new URL(made.link).pathname;
  for (const path of ['', '/about', '/blog']) {
    const [preview, live] = await Promise.all([fetch(url + shown + path), fetch(`${url}${path}`)]);
    expect(await preview.text(), path).toContain('newsreader-editorial');
    expect(await live.text(), path).not.toContain('newsreader-editorial');
  }
});

/** The headings and paragraphs of the page, in alphabetical order: a theme may show them in another. */
function textsOf(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, blockquote, details)')
    .evaluateAll((found) => found.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).toSorted());
}
