import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

/** Milliseconds after which the scripts come even where nothing was painted yet, as on a machine that is very busy. */
const LOAD_TIMEOUT_MS = 3000;

/** Holds back all scripts of a page until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<null>();
  await page.route('**/static/js/*', async (route) => {
    await released;
    await route.continue();
  });
  return () => resolve(null);
}

/** Opens a page and holds back the scripts of the sections below, until they are released or fail. */
async function openWithHeldScripts(path: string) {
  const page = await visitor(starterSite());
  await page.goto(path);
  await page.untilQuiet();
  const { promise: decided, resolve } = Promise.withResolvers<boolean>();
  const requested = new Set<string>();
  await page.route('**/static/js/*', async (route) => {
    requested.add(new URL(route.request().url()).pathname);
    if (await decided) await route.continue();
    else await route.abort();
  });
  /** Scrolls to a section, and waits until its script is requested. */
  async function scrollNear(id: string): Promise<void> {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect.poll(() => [...requested].join()).toContain(`/${id}`);
  }
  const release = () => resolve(true);
  async function fail(): Promise<void> {
    const failed = page.waitForEvent('requestfailed');
    resolve(false);
    await failed;
    await page.untilQuiet(); // until the page knows
    await page.unrouteAll();
  }
  return { page, scrollNear, release, fail };
}

test('content below the fold is in the page at once, and its script loads when a visitor comes near', async () => {
  const page = await visitor(starterSite());
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.untilQuiet();
  for (const id of ['workflow', 'testimonials', 'reviews', 'faq', 'contact']) {
    expect((await page.locator(`#${id}`).innerText()).length, id).toBeGreaterThan(40);
    expect(scripts.join(), id).not.toContain(`/${id}`);
  }
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await page.locator('#faq h3 [aria-expanded]').first().waitFor();
});

test('content below the fold is laid out after the first paint, whether or not scripts load', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  await page.route('**/static/js/*', () => undefined); // they never come
  await page.goto('/', { waitUntil: 'load' });
  const unseen = () => page.locator('[data-first-view], [data-lazy]').count();
  await expect.poll(unseen).toBe(0);
  const isShown = (section: Element) => section.checkVisibility({ contentVisibilityAuto: true });
  expect(await page.locator('#contact form').evaluate(isShown)).toBe(true);
});

test('a button clicked before hydration takes effect once the section hydrates', async () => {
  const { page, scrollNear, release } = await openWithHeldScripts('/about');
  await scrollNear('reviews');
  await page.getByRole('button', { name: 'Give your review' }).click();
  expect(await page.getByRole('form', { name: 'Your review' }).count()).toBe(0);
  release();
  await page.getByRole('form', { name: 'Your review' }).waitFor();
});

test('scripts load after the first paint, and a button clicked before takes effect afterwards', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  release();
  await page.getByRole('button', { name: 'Close menu' }).first().waitFor();
  const other = await visitor(starterSite());
  await other.goto('/about');
  const early = await other.evaluate((timeout) => {
    const startTimes = (type: string) =>
      performance.getEntriesByType(type).map(({ name, startTime }) => ({ name, startTime }));
    const [painted] = startTimes('paint').filter(({ name }) => name === 'first-contentful-paint');
    const earliest = Math.min(painted?.startTime ?? 0, timeout);
    return startTimes('resource').filter((one) => one.name.endsWith('.js') && one.startTime < earliest);
  }, LOAD_TIMEOUT_MS);
  expect(early).toEqual([]);
});

test.each([
  ['/pricing', 'Full site', 'Ask for a proposal', /Full site/],
  ['/portfolio/mitti', 'Open picture 1', '', /1 of/],
])('a link of %s that opens a dialog opens it after hydration if clicked before', async (path, within, name, shown) => {
  const page = await visitor(starterSite());
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    // A busy machine may need longer than the page waits.
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => set(run, ms === 3000 ? 60_000 : ms) });
  });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'load' });
  const link = name
    ? page.getByRole('listitem').filter({ hasText: within }).getByRole('link', { name })
    : page.getByRole('link', { name: within });
  await link.click();
  release();
  await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(shown);
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a link that opens a dialog is followed if the scripts fail to load or take too long', async () => {
  for (const isFailing of [true, false]) {
    const page = await visitor(starterSite());
    await page.route('**/static/js/*', (route) => (isFailing ? route.abort() : undefined)); // or they never come
    await page.goto('/pricing', { waitUntil: 'load' });
    await page.getByRole('link', { name: 'Ask for a proposal' }).first().click();
    await page.waitForURL('**/contact');
    page.takeReports(); // the scripts that failed
  }
});

test('text typed and answers opened before hydration stay afterwards', async () => {
  const { page, scrollNear, release } = await openWithHeldScripts('/');
  await scrollNear('faq');
  const faq = page.locator('#faq');
  await faq.getByText('What does a website cost?').click();
  const answer = await faq.locator('details[open] p').innerText();
  await scrollNear('contact');
  const message = page.getByRole('form', { name: 'Write to us' }).getByLabel('Message');
  await message.fill('We need a website.');
  release();
  await faq.locator('h3 [aria-expanded=true]').waitFor();
  await faq.getByText(answer).waitFor();
  await page.getByRole('form', { name: 'Write to us' }).getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Email is required').first().waitFor();
  expect(await message.inputValue()).toBe('We need a website.');
});

test('a search typed before the FAQ hydrates is applied afterwards', async () => {
  const { page, scrollNear, release } = await openWithHeldScripts('/services');
  await scrollNear('faq');
  const search = page.locator('#faq').getByPlaceholder('Search questions…');
  await search.fill('zzzz');
  release();
  await page.getByText('No results. Try a different search.').waitFor();
  expect(await search.inputValue()).toBe('zzzz');
});

test('a visitor can navigate within and away from a page before hydration, and no content is lost', async () => {
  const { page, release } = await openWithHeldScripts('/');
  const faq = page.locator('#faq');
  const before = await faq.innerText();
  const top = () => page.locator('#workflow').evaluate((section) => section.getBoundingClientRect().top);
  await page.locator('footer').getByRole('link', { name: 'How we work' }).click();
  await page.waitForURL('**/#workflow');
  await expect.poll(top).toBeLessThan(120);
  expect(await faq.innerText()).toBe(before);
  expect(await faq.locator('details').count()).toBeGreaterThan(0);
  release();
  await faq.scrollIntoViewIfNeeded();
  await faq.locator('h3 [aria-expanded]').first().waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'What we make' }).waitFor();
  await faq.locator('h3 [aria-expanded]').first().waitFor();
});

test('moving keyboard focus into a section hydrates it', async () => {
  const { page, release } = await openWithHeldScripts('/pricing');
  release();
  await page.locator('#faq summary').first().focus();
  await page.locator('#faq h3 [aria-expanded]').first().waitFor();
});

test('a section whose script fails to load stays unchanged, and hydrates on the next interaction', async () => {
  const { page, scrollNear, fail } = await openWithHeldScripts('/about');
  await scrollNear('reviews');
  await fail();
  const toggle = page.getByRole('button', { name: 'Give your review' });
  expect(await toggle.isVisible()).toBe(true);
  await toggle.click();
  await page.getByRole('form', { name: 'Your review' }).waitFor();
  page.takeReports(); // the script that was held back
});

test('a page retries a script that failed to load, and keeps text typed meanwhile', async () => {
  const page = await visitor(starterSite());
  let isAway = true;
  await page.route('**/static/js/entry-client-*', (route) => (isAway ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/login', { waitUntil: 'load' });
  await failed;
  await page.getByLabel('Email').fill('asha@dune.example');
  isAway = false;
  const send = page.getByRole('button', { name: 'Log in' });
  await expect.poll(() => send.isEnabled(), { timeout: 30_000 }).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe('asha@dune.example');
  page.takeReports(); // the script that was held back
});

test('a page that refers to outdated scripts reloads itself', async () => {
  const page = await visitor(starterSite());
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  const answer = (route: Route) => (loads.length > 1 ? route.continue() : route.fulfill({ status: 404 }));
  await page.route('**/static/js/entry-client-*', answer);
  await page.goto('/contact', { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.locator('button:enabled', { hasText: 'Send message' }).waitFor();
  expect(loads).toHaveLength(2);
  page.takeReports(); // the script that was not there
});
