import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { starterSite, startOn } from '../support/running.ts';

test('a link to a section scrolls to it, even if content above it loads later', async () => {
  const url = starterSite();
  const page = await visitor(url, { reducedMotion: false });
  await page.goto('/about');
  await page.locator('footer').getByRole('link', { name: 'How we work' }).click();
  await page.locator('#services').getByText('Web development').waitFor();
  const top = () => page.evaluate(() => document.getElementById('workflow')?.getBoundingClientRect().top ?? -1);
  await expect.poll(top, { timeout: 30_000 }).toBeGreaterThan(60);
  await expect.poll(top, { timeout: 30_000 }).toBeLessThan(120);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('workflow');
});

test('a link to a missing anchor opens the page at its top, and an old URL opens the new page', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: footer } = await sendTo(url, 'GET', '/footer', { token });
  const usefulLinks = [
    { label: 'Nowhere', href: '/about#nothing' },
    { label: 'Old address', href: '/portfolio-details' },
  ];
  await sendTo(url, 'PUT', '/footer', { token, body: { ...footer, usefulLinks } });
  const page = await visitor(url);
  await page.goto('/');
  const link = (name: string) => page.locator('footer').getByRole('link', { name });
  await link('Nowhere').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await link('Nowhere').click();
  await page.waitForURL('**/about#nothing');
  await page.getByRole('button', { name: 'Give your review' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await link('Old address').click();
  await page.waitForURL('**/portfolio');
  await page
    .getByRole('button', { name: 'All', exact: true })
    .or(page.getByRole('link', { name: 'All', exact: true }))
    .waitFor();
  // The browser itself reports that no page is at the old address.
  for (const report of page.takeReports()) expect(report).toContain('status of 404');
  await page.goBack();
  await page.waitForURL('**/about#nothing');
});
