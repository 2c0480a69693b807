import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';
import { scrollEnd } from '../support/scrolling.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headingIsFocused = (page: Page) => heading(page).evaluate((element) => element === document.activeElement);

/** Holds every answer to a call back until it is let go. */
async function hold(page: Page, call: string) {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(`**/api${call}`, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}

test('the old page stays until the new one is ready; then focus, title and announcement change', async () => {
  const page = await visitor(starterSite());
  await page.goto('/contact');
  const release = await hold(page, '/about');
  const requested = page.waitForRequest('**/api/about');
  // How long the old page stays is limited, so time stands still until the answers come.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await requested;
  await expect.poll(() => heading(page).innerText()).toBe('Tell us where you want to get to');
  await expect.poll(() => page.locator('main[aria-busy=true]').count()).toBe(1);
  await page.clock.resume();
  release();
  await page.getByRole('heading', { level: 1, name: 'Seven people' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^About/);
  await expect.poll(() => headingIsFocused(page)).toBe(true);
  await page.locator('[aria-live=polite]', { hasText: /^About/ }).waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('main[aria-busy=true]').count()).toBe(0);
});

test('when responses are slow, the new page opens and shows that it is loading', async () => {
  const page = await visitor(starterSite());
  await page.goto('/contact');
  const release = await hold(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.locator('main').getByText('Loading…').first().waitFor();
  release();
  await page.locator('#about').getByRole('heading', { level: 2 }).first().waitFor();
});

test('going back restores the scroll position, and going forward starts at the top', async () => {
  const page = await visitor(starterSite());
  await page.goto('/');
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.locator('#services').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(top).toBe(1500);
  await scrollEnd(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header nav a[href="/about"]')?.click());
  await page.getByRole('heading', { level: 1, name: 'Seven people' }).waitFor();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await page.locator('#hero').waitFor();
  await expect.poll(top).toBe(1500);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Seven people' }).waitFor();
  await expect.poll(top).toBe(0);
});

test('the skip link moves focus to the content, also after a navigation', async () => {
  const page = await visitor(starterSite());
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header nav a[href="/blog"]')?.click());
  await page.getByRole('heading', { level: 1, name: 'INSIGHTS' }).waitFor();
  await expect.poll(() => headingIsFocused(page)).toBe(true);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['content', 0]);
  expect(page.url()).not.toContain('#');
});

test('a reload keeps the scroll position', async () => {
  const page = await visitor(starterSite());
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('a page whose script failed to load opens once the script is available', async () => {
  const page = await visitor(starterSite());
  await page.goto('/contact');
  await page.route('**/static/js/about-story*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await link.hover();
  await failed;
  await page.unrouteAll();
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Seven people' }).waitFor();
  page.takeReports(); // the script that was held back
});

test('hovering over a link prefetches its page', async () => {
  const page = await visitor(starterSite());
  await page.goto('/contact');
  const script = page.waitForRequest(/\/static\/js\/about-story/);
  const answer = page.waitForRequest('**/api/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await Promise.all([script, answer]);
  await expect.poll(() => heading(page).innerText()).toBe('Tell us where you want to get to');
});

test('every public URL answers 200, its other spellings redirect to it, and unknown paths answer 404', async () => {
  const answer = async (path: string) => {
    const { status, headers } = await fetch(starterSite() + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  const pages = ['/services', '/portfolio', '/about', '/contact', '/blog', '/pricing', '/privacy', '/terms', '/login'];
  const records = ['/services/web-design', '/portfolio/mitti', '/blog/two-scripts-one-page'];
  for (const path of ['/', ...pages, ...records]) expect([path, ...(await answer(path))]).toEqual([path, 200, null]);
  for (const path of [...pages, ...records]) expect(await answer(`${path}/`), path).toEqual([301, path]);
  expect(await answer('/Services?from=mail')).toEqual([301, '/services?from=mail']);
  expect(await answer('/portfolio-details')).toEqual([301, '/portfolio']);
  expect(await answer('/blog/%74wo-scripts-one-page')).toEqual([200, null]);
  const long = 'a'.repeat(300);
  for (const path of [
    '/nowhere',
    '/services/none',
    '/portfolio/none',
    '/blog/none',
    `/blog/${long}`,
    '/blog/caf%c3%a9',
    '/%',
    `/${long.repeat(4)}`,
  ]) {
    expect(await answer(path), path).toEqual([404, null]);
  }
});
