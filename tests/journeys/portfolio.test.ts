import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { startOn } from '../support/running.ts';

const projects = (page: Page) => page.getByRole('region', { name: 'Projects' }).getByRole('heading', { level: 3 });
const choice = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const thumbnails = (page: Page) => page.getByRole('button', { name: /^Open picture/ });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Camp Khuri' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function widthOver(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test('a visitor looks through the finished work', async () => {
  const { url } = await startOn(sqlite);

  const page = await visitor(url);
  await page.goto('/portfolio');
  expect(await projects(page).count()).toBe(12);
  expect(await choice(page, 'All').getAttribute('aria-current')).toBe('true');

  // A category, and back and forward.
  await choice(page, 'Identity').click();
  await page.waitForURL('**/portfolio?category=Identity');
  await expect.poll(() => projects(page).count()).toBeLessThan(12);
  expect(await choice(page, 'Identity').getAttribute('aria-current')).toBe('true');
  expect(await choice(page, 'Identity').evaluate((link) => link === document.activeElement)).toBe(true);
  await page.getByText(/^\d projects in Identity$/).waitFor({ state: 'attached' });
  await page.goBack();
  await expect.poll(() => projects(page).count()).toBe(12);
  expect(await choice(page, 'All').getAttribute('aria-current')).toBe('true');
  await page.goForward();
  await expect.poll(() => projects(page).count()).toBeLessThan(12);

  // All again, and its second page, which begins at the list.
  await choice(page, 'All').click();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/portfolio?page=2#projects');
  await expect.poll(() => projects(page).count()).toBe(3);
  await expect.poll(() => projects(page).first().isVisible()).toBe(true);
  await expect.poll(() => page.title()).toMatch(/^Portfolio, page 2/);
  await page.getByText('Page 2 of 2').waitFor();

  // One project, what comes next, and the way back.
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Camp Khuri' }).click();
  await page.getByRole('heading', { level: 1, name: 'Camp Khuri' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Camp Khuri/);
  const facts = page.getByRole('complementary', { name: 'Facts' });
  expect(await facts.innerText()).toMatch(/September 2025/);
  expect(await facts.getByRole('link', { name: 'Visit the site' }).getAttribute('target')).toBe('_blank');
  const next = page.getByRole('region', { name: 'Next on the ridge' }).getByRole('heading', { level: 3 });
  expect(await next.count()).toBe(3);
  expect(await next.allInnerTexts()).not.toContain('Camp Khuri');
  await facts.getByRole('link', { name: 'Booking' }).click();
  await page.waitForURL('**/portfolio?category=Booking');
  await page.goBack();
  await page.getByRole('link', { name: 'All projects' }).click();
  await page.waitForURL('**/portfolio');

  // The lightbox by keyboard.
  await page.goto('/portfolio/camp-khuri');
  const second = thumbnails(page).nth(1);
  const count = await thumbnails(page).count();
  const place = (index: number) => lightbox(page).getByText(`${index} of ${count}`, { exact: true });
  await second.focus();
  await page.keyboard.press('Enter');
  await place(2).waitFor();
  const caption = (await second.getAttribute('aria-label'))!.replace(/^.*?: /, '');
  expect(await lightbox(page).locator('[aria-live=polite]').innerText()).toContain(caption);
  await page.keyboard.press('ArrowRight');
  await place(3).waitFor();
  await page.keyboard.press('Home');
  await place(1).waitFor();
  await page.keyboard.press('ArrowLeft');
  await place(1).waitFor();
  await page.keyboard.press('End');
  await place(count).waitFor();
  for (let times = 0; times < 6; times++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^Open picture 2 /);
  await page.keyboard.press(' ');
  await place(2).waitFor();
  await page.keyboard.press('Escape');

  // The lightbox by pointer.
  await thumbnails(page).first().click();
  await place(1).waitFor();
  await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
  await place(2).waitFor();
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
  await place(1).waitFor();
  const box = (await lightbox(page).getByRole('img').boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await place(2).waitFor();
  await page.mouse.click(8, 300);
  await lightbox(page).waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^Open picture 1 /);
  await thumbnails(page).first().click();
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  await lightbox(page).waitFor({ state: 'hidden' });

  // A picture that is gone says so.
  await page.goto('/privacy');
  await page.route('**/uploads/**', (route) => route.abort());
  await page.goto('/portfolio/camp-khuri');
  await thumbnails(page).first().scrollIntoViewIfNeeded();
  await thumbnails(page).first().getByText('Image unavailable').waitFor();
  await thumbnails(page).first().click();
  await lightbox(page).getByText('Image unavailable').first().waitFor();
  page.takeReports(); // the browser reports the pictures that were held back
});

test('finished work holds on every screen, for everyone', async () => {
  const { url } = await startOn(sqlite);

  for (const width of [390, 1280]) {
    const page = await visitor(url, { width });
    for (const path of ['/portfolio', '/portfolio/camp-khuri']) {
      await page.goto(path);
      expect(await accessibilityFaults(page), `${path} at ${width}`).toEqual([]);
    }
    await thumbnails(page).first().click();
    await lightbox(page).waitFor();
    expect(await accessibilityFaults(page), `lightbox at ${width}`).toEqual([]);
  }

  const narrow = await visitor(url, { width: 320 });
  for (const path of ['/portfolio', '/portfolio?category=Learning+and+health&tag=x&q=y', '/portfolio/camp-khuri']) {
    await narrow.goto(path);
    expect(await widthOver(narrow), path).toBe(0);
  }

  const plain = await visitor(url, { scripts: false });
  await plain.goto('/portfolio');
  await choice(plain, 'Dashboards').click();
  await plain.waitForURL('**/portfolio?category=Dashboards');
  expect(await projects(plain).count()).toBeLessThan(12);
  await projects(plain).first().getByRole('link').click();
  const picture = plain.getByRole('link', { name: /^Open picture 1 / });
  const answer = await fetch(new URL((await picture.getAttribute('href'))!, url));
  expect(answer.headers.get('content-type')).toMatch(/^image\//);

  const lost = await visitor(url);
  expect((await lost.goto('/portfolio/no-such-project'))?.status()).toBe(404);
  await lost.getByRole('heading', { level: 1, name: 'Not found.' }).waitFor();
  await lost.getByRole('link', { name: 'See all projects' }).click();
  await lost.waitForURL('**/portfolio');
  lost.takeReports(); // the browser reports the 404 of the page itself
});

test('a list that fails says so, and can be tried again', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  await page.goto('/portfolio');
  await page.route('**/api/portfolio?*', (route) => route.abort());
  await choice(page, 'Booking').click();
  await page.getByRole('alert').getByText('Failed to load portfolio').waitFor();
  await page.unroute('**/api/portfolio?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => projects(page).count()).toBeGreaterThan(0);
  expect(await choice(page, 'Booking').getAttribute('aria-current')).toBe('true');
  page.takeReports(); // the browser reports the request that was held back
});
