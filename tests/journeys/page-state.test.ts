import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { starterSite, startOn } from '../support/running.ts';

const STATE = '**/page-state/**';
/** Milliseconds after which the scripts come even where nothing was painted yet, as on a machine that is very busy. */
const LOAD_TIMEOUT_MS = 3000;

test('a page asks for its state once, after the first paint, and again only when its content has changed', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url, { reducedMotion: false, keepsTab: false });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/page-state/')) asked.push(request.url());
  });
  await page.goto('/about');
  const [paint, start] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/page-state/'))?.startTime ?? 0,
  ]);
  expect(start).toBeGreaterThan(Math.min(paint, LOAD_TIMEOUT_MS));
  expect(asked).toHaveLength(1);
  expect(await (await fetch(`${url}/about`)).text()).not.toContain('application/json');

  await page.goto('/about');
  expect(new Set(asked).size).toBe(1);
  const token = await logIn(url);
  const { body: about } = await sendTo(url, 'GET', '/about', { token });
  await sendTo(url, 'PUT', '/about', { token, body: { ...about, heading: 'Changed since' } });
  await page.goto('/about');
  expect(new Set(asked).size).toBe(2);
});

test('a page whose content is saved between its HTML and its state shows the new content', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  const token = await logIn(url);
  const { body: hero } = await sendTo(url, 'GET', '/hero', { token });
  const { promise: isSaved, resolve: saved } = Promise.withResolvers<null>();
  await page.route(STATE, async (route) => {
    await isSaved;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1, name: String(hero.titleLine1) }).waitFor();
  const body = { ...hero, titleLine1: 'Saved meanwhile', rightImageAlt: 'Described meanwhile' };
  await sendTo(url, 'PUT', '/hero', { token, body });
  saved(null);
  await page.untilHydrated();
  await page.getByRole('heading', { level: 1, name: 'Saved meanwhile' }).waitFor();
  await page.getByAltText('Described meanwhile').waitFor();
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
});

test('a page stays readable while its state does not arrive, and is hydrated once it does', async () => {
  const page = await visitor(starterSite());
  let isDown = true;
  await page.route(STATE, async (route) => (isDown ? route.abort() : route.continue()));
  const failed = page.waitForRequest(STATE);
  await page.goto('/privacy', { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await failed;
  await page.getByRole('heading', { level: 1 }).waitFor();
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.untilHydrated();
  page.takeReports(); // the failed request
});
