import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsWideAndNarrow, visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

const projects = (page: Page) => page.getByRole('region', { name: 'Projects' }).getByRole('heading', { level: 3 });
const choice = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const thumbnails = (page: Page) => page.getByRole('button', { name: /^Open picture/ });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Camp Khuri' });
const position = (page: Page, index: number) => lightbox(page).getByText(new RegExp(`^${index} of \\d$`));
const isWithinWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom < innerHeight;
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a visitor filters the portfolio, opens its last project, and returns to it with Back', async () => {
  const page = await visitor(starterSite());
  await page.goto('/portfolio');
  await expect.poll(() => projects(page).count()).toBe(15);
  await expect.poll(() => choice(page, 'All').getAttribute('aria-current')).toBe('true');
  await filterByIdentity(page);
  await expect.poll(() => projects(page).first().evaluate(isWithinWindow)).toBe(true);
  await page.goBack();
  await expect.poll(() => projects(page).count()).toBe(15);
  await expect.poll(() => choice(page, 'All').getAttribute('aria-current')).toBe('true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => projects(page).count()).toBeLessThan(12);
  await choice(page, 'All').click();
  await openLast(page);
});

async function filterByIdentity(page: Page) {
  const identity = choice(page, 'Identity');
  await identity.click();
  await page.waitForURL('**/portfolio?category=Identity');
  await expect.poll(() => projects(page).count()).toBeLessThan(12);
  await expect.poll(() => identity.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => identity.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.getByText(/^\d projects in Identity$/).waitFor({ state: 'attached' });
}

async function openLast(page: Page) {
  await page.getByRole('link', { name: 'Bahi' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bahi' }).waitFor();
  await page.goBack();
  await expect.poll(() => projects(page).last().evaluate(isWithinWindow)).toBe(true);
}

test('a project shows its facts, links to other projects, and opens its pictures in a lightbox', async () => {
  const page = await visitor(starterSite());
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Camp Khuri' }).click();
  await page.getByRole('heading', { level: 1, name: 'Camp Khuri' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Camp Khuri/);
  await checkDetailsAndLinks(page);
  await page.goto('/portfolio/camp-khuri');
  await openByKeyboard(page);
  await openByPointer(page);
  await page.route('**/uploads/**', (route) => route.abort());
  await page.goto('/portfolio/camp-khuri');
  await checkBrokenPicture(page);
});

async function checkDetailsAndLinks(page: Page) {
  const facts = page.getByRole('complementary', { name: 'Facts' });
  await expect
    .poll(() => facts.innerText())
    .toMatch(/Made by\s+Ila Purohit\W*Nasreen Lohar\W*Kabir Solanki\s+Date\s+September 2025/);
  await expect.poll(() => facts.getByRole('link', { name: 'See the result' }).getAttribute('target')).toBe('_blank');
  const next = page.getByRole('region', { name: 'Next project' }).getByRole('heading', { level: 3 });
  await expect.poll(() => next.allInnerTexts()).toEqual(['Mitti Ceramics']);
  await facts.getByRole('link', { name: 'Booking' }).click();
  await page.waitForURL('**/portfolio?category=Booking');
  await page.goBack();
  await page.getByRole('link', { name: 'All projects' }).click();
  await page.waitForURL('**/portfolio');
}

async function openByKeyboard(page: Page) {
  const second = thumbnails(page).nth(1);
  await second.waitFor(); // a link until the page is hydrated
  const count = await thumbnails(page).count();
  await second.focus();
  await page.keyboard.press('Enter');
  await position(page, 2).waitFor();
  const caption = (await second.getAttribute('aria-label'))!.replace(/^.*?: /, '');
  await expect.poll(() => lightbox(page).locator('[aria-live=polite]').innerText()).toContain(caption);
  const steps = [['ArrowRight', 3], ['Home', 1], ['ArrowLeft', 1], ['End', count], ['ArrowRight', count]] as const; // prettier-ignore
  for (const [key, shown] of steps) {
    await page.keyboard.press(key);
    await position(page, shown).waitFor();
  }
  for (let times = 0; times < 6; times++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toMatch(/^Open picture 2 /);
  await page.keyboard.press(' ');
  await position(page, 2).waitFor();
  await page.keyboard.press('Escape');
}

async function openByPointer(page: Page) {
  await thumbnails(page).first().click();
  await position(page, 1).waitFor();
  await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
  await position(page, 2).waitFor();
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
  await position(page, 1).waitFor();
  await swipeImage(page);
  await position(page, 2).waitFor();
  await page.mouse.click(8, 300);
  await lightbox(page).waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toMatch(/^Open picture 1 /);
  await thumbnails(page).first().click();
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  await lightbox(page).waitFor({ state: 'hidden' });
}

/** By more than half of the window, which is enough however slowly it is done. */
async function swipeImage(page: Page) {
  const image = lightbox(page).getByRole('img');
  await expect.poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.complete)).toBe(true);
  const { x, y, width, height } = (await image.boundingBox())!;
  await page.mouse.move(x + width * 0.9, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(10, y + height / 2, { steps: 8 });
  await page.mouse.up();
}

async function checkBrokenPicture(page: Awaited<ReturnType<typeof visitor>>) {
  await thumbnails(page).first().scrollIntoViewIfNeeded();
  await thumbnails(page).first().getByText('Image unavailable').waitFor();
  await thumbnails(page).first().click();
  await lightbox(page).getByText('Image unavailable').first().waitFor();
  await page.untilQuiet();
  page.takeReports(); // the browser reports the pictures that were held back
}

test('the portfolio meets WCAG 2.2 AA and does not scroll sideways', async () => {
  const page = await visitor(starterSite());
  for (const path of [
    '/portfolio',
    '/portfolio?category=Learning+and+health&tag=none&q=y',
    '/portfolio/ujala',
    '/portfolio/camp-khuri',
  ]) {
    await page.goto(path);
    expect(await faultsWideAndNarrow(page), path).toEqual([]);
  }
  await thumbnails(page).first().click();
  await lightbox(page).waitFor();
  expect(await faultsWideAndNarrow(page)).toEqual([]);
});

test('a selected category beyond the edge of a phone screen is scrolled into view', async () => {
  const page = await visitor(starterSite(), { width: 320 });
  await page.goto('/portfolio?category=Online+shops');
  await expect
    .poll(async () => {
      const { x, width } = (await choice(page, 'Online shops').boundingBox())!;
      return x >= 0 && x + width <= 320;
    })
    .toBe(true);
});

test('without JavaScript the filters, the rest of the list and every picture are links', async () => {
  const page = await visitor(starterSite(), { scripts: false });
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Show 3 more projects' }).click();
  await page.waitForURL('**/portfolio?page=2');
  expect(await projects(page).count()).toBe(15);
  await choice(page, 'Dashboards').click();
  await page.waitForURL('**/portfolio?category=Dashboards');
  await expect.poll(() => projects(page).count()).toBeLessThan(12);
  await projects(page).first().getByRole('link').click();
  const picture = page.getByRole('link', { name: /^Open picture 1 / });
  const answer = await fetch(new URL((await picture.getAttribute('href'))!, starterSite()));
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
});

test('an unknown project returns 404 and links to the others', async () => {
  const page = await visitor(starterSite());
  expect((await page.goto('/portfolio/no-such-project'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Not found.' }).waitFor();
  await page.getByRole('link', { name: 'See all projects' }).click();
  await page.waitForURL('**/portfolio');
  page.takeReports(); // the browser reports the 404 of the page itself
});

test('a list that fails shows an error and can be retried', async () => {
  const page = await visitor(starterSite());
  await page.goto('/portfolio');
  await page.route('**/api/portfolio?*', (route) => route.abort());
  await choice(page, 'Booking').click();
  await page.getByRole('alert').getByText('Failed to load portfolio').waitFor();
  await expect.poll(() => choice(page, 'Booking').evaluate((link) => link === document.activeElement)).toBe(true);
  await page.unroute('**/api/portfolio?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => projects(page).count()).toBeGreaterThan(0);
  await expect.poll(() => choice(page, 'Booking').getAttribute('aria-current')).toBe('true');
  page.takeReports(); // the browser reports the request that was held back
});
