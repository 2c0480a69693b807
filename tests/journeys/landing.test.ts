import { expect, test } from 'vitest';
import { faultsWideAndNarrow, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { starterSite, startOn } from '../support/running.ts';

test('every page is readable without JavaScript', async () => {
  const url = starterSite();
  const page = await visitor(url, { scripts: false });
  await page.goto('/');
  for (const id of ['hero', 'about', 'services', 'workflow', 'testimonials', 'reviews', 'faq', 'contact']) {
    expect((await page.locator(`#${id}`).innerText()).length, id).toBeGreaterThan(40);
  }
  for (const step of [
    'Discovery & Alignment',
    'Strategy & Roadmap',
    'Design',
    'Build & Iterate',
    'Launch',
    'Measure & Support',
  ]) {
    await expect.poll(() => page.locator('#workflow').innerText()).toContain(step);
  }
});

test('an unknown path shows Page Not Found with status 404, and an old path redirects', async () => {
  const url = starterSite();
  const page = await visitor(url);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  page.takeReports(); // the browser reports the 404 of the page itself
  const moved = await fetch(`${url}/portfolio-details`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/portfolio']);
});

test('the mobile menu opens, locks page scrolling, and closes by link, Escape or a click outside', async () => {
  const url = starterSite();
  const page = await visitor(url, { width: 390 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /menu/i });
  const entries = page.getByRole('link', { name: 'Get Quote' });
  const isOpen = () => toggle.getAttribute('aria-expanded');
  await toggle.click();
  await entries.waitFor();
  await expect.poll(() => isOpen()).toBe('true');
  expect(
    await page.evaluate(
      () => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow,
    ),
  ).toContain('hidden');
  await page.keyboard.press('Escape');
  await entries.waitFor({ state: 'hidden' });
  await expect.poll(() => isOpen()).toBe('false');
  await toggle.click();
  await entries.waitFor();
  await page.mouse.click(20, 820);
  await entries.waitFor({ state: 'hidden' });
  await toggle.click();
  await entries.click();
  await page.waitForURL('**/contact');
  await entries.waitFor({ state: 'hidden' });
});

test('a review is sent from the page and waits for approval', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Give your review' }).click();
  await page.getByRole('button', { name: 'Close form' }).waitFor();
  const form = page.locator('#reviews form');
  const submit = form.locator('button[type=submit]');
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await form.getByLabel(/name/i).first().fill('Asha Rao');
  await form.getByRole('textbox', { name: /review/i }).fill('They answer the telephone, every time.');
  await form.getByRole('radio', { name: 'Female' }).press('Space');
  await submit.click();
  await page.getByText('Thanks! Your review is submitted for approval.').waitFor();
  await expect.poll(() => page.getByText('They answer the telephone, every time.').count()).toBe(0);
  const token = await logIn(url);
  const { body } = await sendTo(url, 'GET', '/reviews/admin', { token });
  const sent = body.find((review: { name: string }) => review.name === 'Asha Rao');
  expect(sent).toMatchObject({ stars: 5, avatar: 'female', isApproved: false, source: 'site' });
});

test('the FAQ can be searched, and its answers expand and collapse', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/#faq');
  const faq = page.locator('#faq');
  const questions = faq.locator('h3 [aria-expanded]');
  await faq.getByRole('button', { name: 'Show 2 more' }).click();
  await faq.getByRole('button', { name: 'Show less' }).waitFor();
  await expect.poll(() => questions.count()).toBe(8);
  await questions.nth(0).click();
  await expect.poll(() => questions.nth(0).getAttribute('aria-expanded')).toBe('true');
  await questions.nth(1).click();
  await expect.poll(() => questions.nth(0).getAttribute('aria-expanded')).toBe('false');
  await questions.nth(1).click();
  await expect.poll(() => questions.nth(1).getAttribute('aria-expanded')).toBe('false');
  const search = faq.getByPlaceholder('Search questions…');
  await search.fill('zzzz');
  await faq.getByText('No results. Try a different search.').waitFor();
  await faq.getByRole('button', { name: /clear/i }).click();
  await expect.poll(() => questions.count()).toBe(6);
});

test('a section whose call fails shows an error, can be retried, and does not affect the others', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/about');
  await page.route('**/api/hero', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('Failed to load hero').waitFor();
  page.takeReports();
  await page.locator('#services').waitFor();
  await page.unroute('**/api/hero');
  await page.getByRole('button', { name: /again/i }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Failed to load hero').waitFor({ state: 'hidden' });
});

test('the public pages meet WCAG 2.2 AA and do not scroll sideways', async () => {
  const page = await visitor(starterSite());
  for (const path of ['/', '/login', '/services', '/about', '/contact', '/privacy', '/terms', '/no-such-page']) {
    await page.goto(path);
    expect(await faultsWideAndNarrow(page), path).toEqual([]);
    page.takeReports(); // the last page's 404
  }
});
