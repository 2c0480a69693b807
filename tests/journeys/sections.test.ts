import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';
import { scrollEnd } from '../support/scrolling.ts';

const FAILED = {
  hero: 'Failed to load hero',
  about: 'Failed to load about',
  services: 'Failed to load services',
  testimonials: 'Failed to load testimonials',
  reviews: 'Failed to load reviews',
  faq: 'Failed to load FAQ',
};
const MAP = 'https://www.openstreetmap.org';

const goHome = (page: Page) => page.getByRole('link', { name: 'Home', exact: true }).first().click();

/** How far the page is scrolled once the browser has had its time to scroll. */
async function scrollAfterFrames(): Promise<number> {
  for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return scrollY;
}

test("a failed section shows its own or the server's message and can be retried separately", async () => {
  const page = await visitor(starterSite());
  await page.goto('/privacy');
  const reason = { message: 'The questions are being rewritten.', code: 'unavailable' };
  const calls = /\/api\/(hero|about|service-section|testimonials|reviews|contact\/section)$/;
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/api/faq', (route) => route.fulfill({ status: 503, json: reason }));
  const contactFailed = page.waitForResponse('**/api/contact/section');
  await goHome(page);
  for (const [id, text] of Object.entries({ ...FAILED, faq: reason.message })) {
    await page.locator(`#${id}`).getByRole('alert').getByText(text, { exact: true }).waitFor();
  }
  await expect.poll(() => page.locator('#contact').count()).toBe(0);
  await page.locator('#workflow').getByText('Discovery & Alignment').waitFor();
  await page.getByRole('contentinfo').getByText('Privacy Policy').waitFor();
  await contactFailed;
  await page.untilQuiet();
  page.takeReports(); // the failed calls

  await page.unroute('**/api/faq');
  const faq = page.getByRole('region', { name: 'Questions' });
  await faq.getByRole('button', { name: 'Try again' }).click();
  await page.locator('#faq').getByText('What does a website cost?').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq-heading');
  await page.locator('#reviews').getByText(FAILED.reviews).waitFor();
});

test('a section that fails again returns the focus to its retry button', async () => {
  const page = await visitor(starterSite());
  await page.goto('/privacy');
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const again = page.locator('#reviews').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/api/reviews', async (route) => {
    await released;
    await route.fulfill({ status: 500, json: {} });
  });
  await again.focus();
  await page.keyboard.press('Enter');
  await page.locator('#reviews').getByText('Loading…').waitFor();
  release(null);
  await again.waitFor();
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
  page.takeReports(); // the failed calls
});

test('the header stays at the top, and the page scrolls again after its menu closes', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  await page.goto('/terms');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await scrollEnd(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await scrollEnd(page);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);

  const scrollPosition = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.waitFor();
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(scrollAfterFrames)).toBe(scrollPosition);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await scrollEnd(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollPosition);

  for (const name of ['Services', 'Get Quote']) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name }).last().click();
    await menu.waitFor({ state: 'hidden' });
    await page
      .getByRole('heading', { level: 1, name: name === 'Services' ? 'What we make' : 'Tell us where' })
      .waitFor();
  }
});

test('a new FAQ search collapses the list, closes the open answer, and matches answers too', async () => {
  const page = await visitor(starterSite());
  await page.goto('/#faq');
  const faq = page.locator('#faq');
  const questions = faq.locator('h3 [aria-expanded]');
  const open = faq.locator('h3 [aria-expanded=true]');
  const counts = async () => [await questions.count(), await open.count()];
  const search = faq.getByPlaceholder('Search questions…');
  await faq.getByRole('button', { name: 'Show 2 more' }).click();
  await questions.nth(7).click();
  await expect.poll(counts).toEqual([8, 1]);
  await search.fill(' ');
  await faq.getByRole('button', { name: 'Show 2 more' }).waitFor();
  await expect.poll(counts).toEqual([6, 0]);

  await questions.first().click();
  const answer = await faq.getByRole('region').innerText();
  const someWords = answer.trim().split(/\s+/).slice(0, 4).join(' ');
  await search.fill(`  ${someWords.toUpperCase()} `);
  await expect.poll(() => questions.count()).toBe(1);
  await faq.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => search.inputValue()).toBe('');
  await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => questions.count()).toBe(6);
});

test('the chat button links to WhatsApp on every page but the login', async () => {
  const page = await visitor(starterSite());
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  for (const path of ['/', '/blog', '/terms']) {
    await page.goto(path);
    await expect.poll(() => chat.getAttribute('target')).toBe('_blank');
    await expect.poll(() => chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
    const box = await chat.boundingBox();
    expect(box && [1280 - box.x - box.width < 40, 800 - box.y - box.height < 40]).toEqual([true, true]);
  }
  await page.goto('/admin');
  await page.waitForURL('**/login');
  expect(await chat.count()).toBe(0);
  await page.goto('/no-such-page');
  await chat.waitFor();
  page.takeReports(); // the 404
});

test('on a phone the chat button stands on no text: it comes on scroll up and at the page end', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  await page.goto('/privacy');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  const isInSight = async () => ((await chat.boundingBox())?.y ?? 0) < 844;
  expect(await isInSight()).toBe(false);
  await page.mouse.move(200, 400);
  await scrollEnd(page);
  for (const [by, place, isSeen] of [
    [500, 500, false],
    [-120, 380, true],
    [400, 780, false],
  ] as const) {
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect.poll(isInSight).toBe(isSeen);
    await scrollEnd(page);
  }
  await chat.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(isInSight).toBe(true);
  await chat.blur();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(isInSight).toBe(true);
});

test('the live map loads only when the visitor asks for it, and shows the location from the section', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  const mapRequests: string[] = [];
  page.on('request', (request) => request.url().startsWith(MAP) && mapRequests.push(request.url()));
  await page.goto('/contact');
  const link = page.getByRole('link', { name: 'Open in maps' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => link.getAttribute('href')).toContain('#map=14/28.0');
  await page.untilQuiet();
  expect(mapRequests).toEqual([]);
  await page.getByRole('button', { name: 'Show the live map' }).click();
  const frame = page.getByTitle('Map of where we are');
  await frame.waitFor();
  await expect
    .poll(() => frame.getAttribute('src'))
    .toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?.*marker=28\.0/);
  await expect.poll(() => mapRequests.length).toBe(1);
});

test('offline, the drawn map stays, and the page says why', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  await page.goto('/contact');
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  const show = page.getByRole('button', { name: 'Show the live map' });
  await show.click();
  await page.getByText('There is no network right now.').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await show.click();
  await page.getByTitle('Map of where we are').waitFor();
  page.takeReports(); // what could not be fetched meanwhile
});

test('the chosen answers are sent below the message', async () => {
  const page = await visitor(starterSite());
  const bodies: unknown[] = [];
  await page.route('**/api/contact/messages', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { message: 'Message sent!' } });
  });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Email').fill('ravi@example.com');
  await form.getByLabel('Message').fill('A shop for bowls.');
  await form.getByRole('checkbox', { name: 'A shop' }).check();
  await form.getByRole('checkbox', { name: 'No hurry' }).check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Message sent!').waitFor();
  expect(bodies).toMatchObject([{ message: 'A shop for bowls.\n\nWhat is it? A shop\nBy when? No hurry' }]);
  await expect.poll(() => form.getByRole('checkbox', { name: 'A shop' }).isChecked()).toBe(false);
});

test('a missing picture shows a message, and a person with a missing picture gets a drawn avatar', async () => {
  const page = await visitor(starterSite());
  await page.goto('/privacy');
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/api/testimonials', async (route) => {
    const testimonials: object[] = await (await route.fetch()).json();
    const json = testimonials.map((item) => ({ ...item, imageUrl: '/uploads/gone.webp', imageAlt: 'At work' }));
    await route.fulfill({ json });
  });
  await goHome(page);
  await page.locator('#hero').getByText('Image unavailable').waitFor();
  await page.locator('#about').scrollIntoViewIfNeeded();
  await page.locator('#about').getByText('Image unavailable').waitFor();
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  const faces = page.locator('#testimonials figure img');
  await expect.poll(() => faces.first().getAttribute('src')).toMatch(/^\/api\/avatars\/(fe)?male\?seed=\w+/);
  await expect.poll(() => faces.first().evaluate((face: HTMLImageElement) => face.naturalWidth)).toBeGreaterThan(0);
  await page.untilQuiet();
  page.takeReports(); // the missing pictures
});

test('a URL with a hash scrolls to its target, and one without a hash to the top', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  for (const hash of ['privacy#rights', 'terms#law', '#faq']) {
    await page.goto(`/${hash}`);
    const id = hash.split('#')[1] ?? '';
    const top = () => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, { message: hash }).toBeLessThan(200);
    await expect.poll(top, { message: hash }).toBeGreaterThanOrEqual(0);
  }
  await page.goto('/terms');
  await page.getByRole('link', { name: 'Governing law' }).click();
  await page.waitForURL('**/terms#law');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a legal text marks its current part and follows its links, also when the visitor scrolls far at once', async () => {
  const page = await visitor(starterSite());
  await page.goto('/terms', { waitUntil: 'load' });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect.poll(() => contents.locator('[aria-current="location"]').count()).toBe(1);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('region', { name: 'Accepting these terms' })
    .getByRole('link', { name: 'Privacy Policy' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
