import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faultsWideAndNarrow, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { leastContrast } from '../support/least-contrast.ts';
import { logIn, sendTo } from '../support/product.ts';
import { starterSite, startOn } from '../support/running.ts';

const PATH = '/services/care-plans';
const quickLinks = (page: Page) => page.getByRole('navigation', { name: 'Quick Links' });
const currentLinks = (page: Page) => quickLinks(page).locator('[aria-current=location]').allInnerTexts();

test('the list of services links to a service, which links back', async () => {
  const page = await visitor(starterSite());
  await page.goto('/services');
  await page.locator('#services').getByRole('link', { name: 'Care plans', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Care plans' }).waitFor();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.poll(() => trail.getByRole('listitem').allInnerTexts()).toEqual(['Home', 'Services', 'Care plans']);
  await expect.poll(() => trail.locator('[aria-current=page]').innerText()).toBe('Care plans');
  const others = page.getByRole('navigation', { name: 'Other services' });
  await expect.poll(() => others.getByRole('link').count()).toBe(5);
  await others.getByRole('link', { name: 'Web design' }).click();
  await page.getByRole('heading', { level: 1, name: 'Web design' }).waitFor();
  await trail.getByRole('link', { name: 'Services' }).click();
  await page.waitForURL('**/services');
});

test('a quick link scrolls to its section, and the section being read is marked', async () => {
  const page = await visitor(starterSite());
  await page.goto(PATH);
  await page.untilQuiet(); // fonts and pictures move the sections
  const links = quickLinks(page).getByRole('link');
  const sections = page.locator('main section[id]');
  expect(await links.count()).toBe(await sections.count());
  await links.filter({ hasText: 'What it costs' }).click();
  const top = () => page.locator('#what-it-costs').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(60);
  await expect.poll(() => currentLinks(page)).toEqual(['What it costs']);
  // What stands from a quarter of the window on, and before its lower three fifths, is being read.
  await page
    .locator('#how-it-starts')
    .evaluate((section) => scrollBy(0, section.getBoundingClientRect().top - innerHeight * 0.3));
  await expect.poll(() => currentLinks(page)).toEqual(['How it starts']);
  await page
    .locator('#how-it-starts')
    .evaluate((section) => scrollBy(0, section.getBoundingClientRect().top - innerHeight * 0.5));
  await expect.poll(() => currentLinks(page)).toEqual(['Last year, over all sites in our care']);
});

test('a link to a section of a service scrolls to it, even if the styles load after the HTML', async () => {
  const page = await visitor(starterSite());
  const { promise: measured, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/*.css', async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto(`${PATH}#what-it-costs`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.body.getBoundingClientRect()); // laid out as it is
  release(null);
  await page.untilHydrated();
  const top = () => page.locator('#what-it-costs').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(() => currentLinks(page)).toEqual(['What it costs']);
});

test('on a phone the quick links are a sticky row of chips that scrolls to the marked one', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  await page.goto(PATH);
  await page.untilQuiet(); // fonts and pictures move the sections
  const last = quickLinks(page).getByRole('link', { name: 'FAQs' });
  const isInView = () =>
    last.evaluate((link) => {
      const { left, right, top } = link.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && top < 200;
    });
  expect(await isInView()).toBe(false);
  await page.locator('#faqs').evaluate((section) => scrollBy(0, section.getBoundingClientRect().top - 200));
  await expect.poll(() => currentLinks(page)).toEqual(['FAQs']);
  await expect.poll(isInView).toBe(true);
  await expect.poll(() => page.getByRole('navigation', { name: 'Other services' }).count()).toBe(1);
});

test('FAQ questions open and close by keyboard, one at a time', async () => {
  const page = await visitor(starterSite());
  await page.goto(PATH);
  const faqs = page.locator('#faqs');
  const open = () => faqs.locator('details[open] h3').allInnerTexts();
  await faqs.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await faqs.getByText('We look at it for two hours first').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(open).toEqual(['What counts as a small change?']);
  await page.keyboard.press('Space');
  await expect.poll(open).toEqual([]);
});

test('Share copies the URL of a service, and Get a Proposal opens the contact page', async () => {
  const page = await visitor(starterSite());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${starterSite()}${PATH}`);
  await page.getByRole('link', { name: 'Get a Proposal' }).click();
  await page.waitForURL('**/contact');
});

test('an unknown service returns 404 with "Service not found." and links to all services', async () => {
  const page = await visitor(starterSite());
  const answer = await page.goto('/services/no-such-service');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Service not found.' }).waitFor();
  page.takeReports(); // the browser reports the 404 of the page itself
  await page.getByRole('main').getByRole('link', { name: 'All services' }).click();
  await page.waitForURL('**/services');
});

test('a service that cannot be loaded shows an error and can be retried', async () => {
  const page = await visitor(starterSite());
  await page.goto('/services');
  await page.route(`**/api${PATH}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.locator('#services').getByRole('link', { name: 'Care plans', exact: true }).click();
  await page.getByText('Failed to load service').waitFor();
  const again = page.getByRole('button', { name: 'Try again' });
  const refused = page.waitForResponse(`**/api${PATH}`);
  await again.click();
  await refused; // until then it can be the pressed button that has the focus
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
  page.takeReports();
  await page.unroute(`**/api${PATH}`);
  await again.click();
  const title = page.getByRole('heading', { level: 1, name: 'Care plans' });
  await title.waitFor();
  await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('every service meets WCAG 2.2 AA and does not scroll sideways', async () => {
  const page = await visitor(starterSite());
  const slugs = ['web-design', 'web-development', 'online-shops', 'brand-identity', 'search-and-content', 'care-plans'];
  for (const slug of slugs) {
    await page.goto(`/services/${slug}`);
    expect(await faultsWideAndNarrow(page), slug).toEqual([]);
  }
});

test('text keeps a contrast of 4.5:1 on the lightest possible cover, and long words do not widen the page', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const word = 'Donaudampfschifffahrtsgesellschaftskapit';
  const coverImageUrl = await uploadWhite(url, token);
  const types = ['problems', 'outcomes', 'deliverables', 'process', 'tech', 'pricing', 'faqs', 'custom'];
  const sections = types.map((type) => ({ type, items: [word, { title: word, description: word }] }));
  const body = {
    title: 'Light',
    slug: 'light',
    subtitle: `In full ${word}`,
    coverImageUrl,
    sections,
    isPublished: true,
  };
  expect((await sendTo(url, 'POST', '/services/admin', { token, body })).status).toBe(201);
  for (const width of [320, 390, 1000, 1280, 1920]) {
    const page = await visitor(url, { width });
    await page.goto('/services/light');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.decode());
    const words = page.locator('header a, main h1, main h1 + p, nav[aria-label=Breadcrumb] li');
    expect(await leastContrast(page, words), `at ${width} px`).toBeGreaterThanOrEqual(4.5);
  }
});

async function uploadWhite(url: string, token: string): Promise<string> {
  const white = await sharp({ create: { width: 1400, height: 875, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(white)], { type: 'image/png' }), 'white.png');
  const reply = await fetch(`${url}/api/upload/services`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await reply.json()) as { imageUrl: string }).imageUrl;
}

test('the handle between two pictures moves by keyboard and by dragging, and a service ends with its example project', async () => {
  const page = await visitor(starterSite());
  await page.goto('/services/web-design');
  const handle = page.getByRole('slider', { name: 'Before and after' });
  const shownPart = () => handle.evaluate((range) => range.parentElement?.style.getPropertyValue('--at'));
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(shownPart).toBe('48%');
  await page.keyboard.press('Home');
  await expect.poll(shownPart).toBe('0%');
  await page.untilQuiet(); // fonts and pictures move it
  const frame = await handle.boundingBox();
  if (!frame) throw new Error('The handle has no place.');
  await page.mouse.move(frame.x + 20, frame.y + 200);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width / 2, frame.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(shownPart).toBe('50%');
  await page.getByRole('link', { name: 'Camp Khuri' }).click();
  await page.waitForURL('**/portfolio/camp-khuri');
});
