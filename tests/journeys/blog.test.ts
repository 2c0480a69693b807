import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsWideAndNarrow, visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

const POST = '/blog/your-homepage-weighs-more-than-it-should';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' });
const titles = (page: Page) => page.locator('main h3').allTextContents();
const chip = (page: Page, tag: string) =>
  page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: tag, exact: true });
const postCount = (page: Page) => page.getByRole('status').filter({ hasText: 'post' });
const pathAndQuery = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const isFocused = (page: Page) => search(page).evaluate((field) => field === document.activeElement);

/** Waits until the page answers to keys, by the first of them. */
async function focusSearch(page: Page): Promise<void> {
  await expect.poll(() => page.keyboard.press('/').then(() => isFocused(page)), { timeout: 30_000 }).toBe(true);
}

test('a visitor searches by typing, and back and forward restore the search', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/blog');
  await focusSearch(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await postCount(page).getByText('14 posts, newest first').waitFor();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/blog?')) calls.push(request.url());
  });

  await search(page).pressSequentially('count');
  await page.clock.runFor(300);
  await search(page).pressSequentially('er');
  await page.clock.runFor(399);
  expect(calls).toEqual([]);
  expect(pathAndQuery(page)).toBe('/blog');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?q=counter');
  await expect.poll(() => titles(page)).toContain('Cash, cards and UPI at one counter');
  expect(calls.length).toBe(1);
  await expect.poll(() => isFocused(page)).toBe(true);
  await postCount(page).getByText(/^\d+ posts? found$/).waitFor(); // prettier-ignore

  // More keys change the search; one step back leads to the list before it.
  await search(page).fill('qwertz');
  await page.clock.runFor(400);
  await page.getByText('No results').waitFor();
  await page.goBack();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog');
  await expect.poll(() => search(page).inputValue()).toBe('');
  await expect.poll(() => titles(page).then(({ length }) => length)).toBe(9);
  await page.goForward();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?q=qwertz');
  await expect.poll(() => search(page).inputValue()).toBe('qwertz');
  await page.getByText('No results').waitFor();
  await page.getByText('search “qwertz”').waitFor();

  await chip(page, 'Forms').click();
  await page.getByText('search “qwertz”, tag “Forms”').waitFor();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?q=qwertz&tag=Forms');
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect.poll(() => titles(page).then(({ length }) => length)).toBe(9);
  await expect.poll(() => pathAndQuery(page)).toBe('/blog');
  await expect.poll(() => search(page).inputValue()).toBe('');
});

test('the newest post is in the first screen, and phones show posts as rows from the third on', async () => {
  const page = await visitor(starterSite(), { width: 1280 });
  await page.goto('/blog');
  const cards = page.locator('main article');
  const box = async (index: number) => (await cards.nth(index).locator('img').boundingBox())!;
  expect((await box(0)).y).toBeLessThan(450);
  const searchBox = (await search(page).boundingBox())!;
  const chipBox = (await chip(page, 'Pricing').boundingBox())!;
  expect(Math.abs(searchBox.y + searchBox.height / 2 - (chipBox.y + chipBox.height / 2))).toBeLessThan(12);
  await page.setViewportSize({ width: 390, height: 844 });
  const widths = [];
  for (const index of [0, 1, 2, 8]) widths.push(Math.round((await box(index)).width));
  expect(widths).toEqual([350, 350, 112, 112]);
});

test('keys focus the search and turn pages, but not while typing', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/blog');
  await focusSearch(page);
  await expect.poll(() => search(page).inputValue()).toBe('');
  await search(page).blur();
  const [first] = await titles(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?page=2');
  await expect.poll(() => titles(page).then(({ length }) => length)).toBe(5);
  await page.getByText('Page 2 of 2').waitFor();
  // There is no third page.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => pathAndQuery(page)).toBe('/blog');
  await expect.poll(() => titles(page).then(([title]) => title)).toBe(first);

  await page.keyboard.press('/');
  await expect.poll(() => isFocused(page)).toBe(true);
  await page.keyboard.type('a/b');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => search(page).inputValue()).toBe('a/b');
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?q=a%2Fb');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog');
  await expect.poll(() => isFocused(page)).toBe(true);
});

test('a visitor selects and clears a tag, and turns pages with links', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/blog');
  await focusSearch(page);
  await expect.poll(() => page.getByRole('navigation', { name: 'Tags' }).getByRole('link').count()).toBe(12);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?page=2');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Posts, page 2');
  await chip(page, 'Design').click();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?tag=Design');
  await postCount(page).getByText('4 posts found').waitFor();
  await expect.poll(() => chip(page, 'Design').getAttribute('aria-current')).toBe('true');
  await chip(page, 'Design').click();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?page=2');
  await expect.poll(() => titles(page).then(({ length }) => length)).toBe(5);

  expect((await page.goto('/blog?page=999'))?.status()).toBe(404);
  await page.getByText('There is no page 999').waitFor();
  page.takeReports();
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await expect.poll(() => titles(page).then(({ length }) => length)).toBe(5);
  await page.goto('/blog?page=abc');
  await page.getByText('Page 1 of 2').waitFor();
});

test('six skeleton cards show while posts load, and a failed load can be retried', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/blog');
  await focusSearch(page);
  const gate = Promise.withResolvers<null>();
  await page.route('**/api/blog?**', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await chip(page, 'Forms').click();
  await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(6);
  gate.resolve(null);
  await page.getByText('Failed to load blog posts').waitFor();
  await page.untilQuiet();
  page.takeReports();
  await page.unroute('**/api/blog?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await postCount(page).getByText('3 posts found').waitFor();
});

test('a visitor reads a post to the end, shares it and continues to other posts', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  const bar = page.getByRole('progressbar', { name: 'Reading progress' });
  const progress = () => bar.getAttribute('aria-valuenow').then(Number);
  await expect.poll(progress).toBe(0);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(progress).toBeGreaterThan(5);
  await expect.poll(() => progress()).toBeLessThan(95);
  const share = page.getByRole('button', { name: 'Share' });
  await share.scrollIntoViewIfNeeded();
  await expect.poll(progress).toBe(100);

  await share.click();
  await page.getByText('Link copied!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url + POST);
  await page.getByText('Link copied!').waitFor({ state: 'detached' });

  // A link in the text stays in the application.
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator('article p a[href^="/"]').first().click();
  await expect.poll(() => pathAndQuery(page)).not.toBe(POST);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await page.goBack();

  await expect.poll(() => page.getByRole('heading', { name: 'Keep reading' }).count()).toBe(1);
  await expect.poll(() => titles(page)).not.toContain('Your homepage weighs more than it should');
  await page.locator('article footer').getByRole('link', { name: 'Images' }).click();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?tag=Images');
  await postCount(page).getByText(/found$/).waitFor(); // prettier-ignore
  await page.goto(POST);
  await page.getByRole('link', { name: 'All posts' }).first().click();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog');
});

test('beside a wide text stand its contents, which mark where the reader is', async () => {
  const page = await visitor(starterSite(), { width: 1280 });
  await page.goto(POST);
  const contents = page.getByRole('navigation', { name: 'In this post' });
  const marked = () => contents.locator('[aria-current]').allTextContents();
  await expect.poll(marked).toEqual([]);
  await contents.getByRole('link', { name: 'Keeping it light' }).click();
  await expect.poll(marked).toEqual(['Keeping it light']);
  await expect.poll(() => new URL(page.url()).hash).toBe('#on-keeping-it-light');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(marked).toEqual([]);
  const width = async (selector: string) => (await page.locator(`article ${selector}`).first().boundingBox())!.width;
  expect(await width('figure')).toBeGreaterThan((await width('p + h2')) + 100);
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await contents.isVisible()).toBe(false);
});

test('a chart is text with bars: real words at every width, the bars in proportion to the numbers', async () => {
  const page = await visitor(starterSite(), { scripts: false });
  await page.goto('/blog/what-a-website-costs-and-why');
  const row = page.getByRole('row', { name: 'Design 36 ₹43,200' });
  const bar = (name: string) => page.getByRole('row', { name }).locator('svg').boundingBox();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await row.waitFor();
    const [building, launch] = [(await bar('Building'))!, (await bar('Launch'))!];
    expect(launch.width / building.width).toBeCloseTo(8 / 42, 2);
  }
});

test('what a reader writes below a post stands in the message of the contact form', async () => {
  const page = await visitor(starterSite());
  await page.goto(POST);
  await page.getByLabel('Your site, or what is missing').fill('mitti.example is slow');
  await page.getByRole('complementary').getByRole('button', { name: 'Start a project' }).click();
  await page.waitForURL('**/contact?message=mitti.example+is+slow');
  await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('mitti.example is slow');
});

test('a reader copies code, of which the colours are not part', async () => {
  const page = await visitor(starterSite());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  const code = page.locator('article pre');
  expect(await code.locator('span').count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
});

test('a post prints its text dark on white, code in full, and nothing that only a screen can use', async () => {
  const page = await visitor(starterSite(), { width: 1280 });
  await page.goto(POST);
  await page.emulateMedia({ media: 'print' });
  const ink = 'rgb(22, 18, 15)';
  const color = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  for (const selector of ['article h1', 'article p', 'article pre', 'article pre span', 'article tbody th'])
    expect(await color(selector), selector).toBe(ink);
  for (const name of ['Copy', 'Share']) expect(await page.getByRole('button', { name }).count(), name).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('progressbar').count()).toBe(0);
  // On an A4 page, lines of code wrap.
  await page.setViewportSize({ width: 718, height: 1000 });
  const cut = await page
    .locator('article pre')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
  expect(cut).toEqual([]);
});

test('a missing post and a missing picture each show a message', async () => {
  const url = starterSite();
  const page = await visitor(url);
  const missing = await page.goto('/blog/never-written');
  expect(missing?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Blog not found.' }).waitFor();
  page.takeReports();
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('main').getByRole('link', { name: 'All posts' }).click();
  await page.getByText('Image unavailable').first().waitFor();
  await page.goto(POST);
  await page.locator('article').getByText('Image unavailable').first().waitFor();
  await page.untilQuiet(); // the browser reports the other pictures too
  page.takeReports();
});

test('the blog works without scripts', async () => {
  const url = starterSite();
  const page = await visitor(url, { scripts: false });
  await page.goto('/blog?tag=Forms');
  expect((await titles(page)).length).toBe(3);
  await search(page).fill('counter');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => pathAndQuery(page)).toBe('/blog?q=counter&tag=Forms');
  await expect.poll(() => titles(page)).toContain('Cash, cards and UPI at one counter');
  await page.goto('/blog?q=qwertz');
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => titles(page).then(({ length }) => length)).toBe(5);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(POST);
  await page.getByRole('link', { name: 'Keeping it light' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#on-keeping-it-light');
  expect(await page.locator('article pre span').count()).toBeGreaterThan(5);
  // A button that does nothing would only mislead.
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
});

test('the blog meets WCAG 2.2 AA and does not scroll sideways', { timeout: 120_000 }, async () => {
  const page = await visitor(starterSite());
  for (const address of ['/blog', '/blog?q=qwertz&tag=Forms', POST]) {
    await page.goto(address);
    expect(await faultsWideAndNarrow(page), address).toEqual([]);
  }
  // The tags themselves scroll, and the chosen one is in sight.
  await page.goto('/blog?tag=Writing');
  const right = () => chip(page, 'Writing').evaluate((link) => link.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(320);
});
