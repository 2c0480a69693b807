import { describe, expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { CHUNK_TIMEOUT_MS } from '#contract/constants.ts';
import { loggedIn } from '../support/accounts.ts';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';
import { splittingProxy } from '../support/splitting-proxy.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { staffAt } from '../support/staff.ts';

const SCRIPTS = '**/static/js/*';
const STYLES = '**/static/css/*';

/** Opens the panel while some of its files are answered otherwise, until it is tried again. */
async function openedWithout(
  files: string,
  answer: (route: Route) => Promise<void> | undefined,
  before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
) {
  const page = await loggedIn(starterSite(), ADMIN, { keepsTab: false });
  await before(page);
  let isMissing = true;
  await page.route(files, (route) => (isMissing ? answer(route) : route.continue()));
  await page.goto('/admin', { waitUntil: 'commit' });
  async function retryWorks() {
    isMissing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'System Status' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Loading chunk failed' }).count()).toBe(0);
    page.takeReports(); // the files that were held back
  }
  return { page, alert: page.getByRole('alert'), retryWorks };
}

/** Runs in the page. Browsers may report a failed file after the scripts that waited for it. */
function delayErrorsUntilLoaded(): void {
  const delay = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLLinkElement)) return;
    event.stopImmediatePropagation();
    addEventListener('load', () => {
      removeEventListener('error', delay, true);
      target.dispatchEvent(new Event('error'));
    });
  };
  addEventListener('error', delay, true);
}

describe('a panel that fails to load shows the reason, and loads on retry', () => {
  test.each<[string, string, (route: Route) => Promise<void>, RegExp]>([
    ['a script that answers 404', SCRIPTS, (route) => route.fulfill({ status: 404 }), /answered 404 for \/static\/js/],
    ['a script without a response', SCRIPTS, (route) => route.abort(), /\/static\/js\/\S+\.js did not arrive/],
    ['styles without a response', STYLES, (route) => route.abort(), /\/static\/css\/\S+\.css did not arrive/],
  ])('%s', async (_, files, answer, cause) => {
    const { page, alert, retryWorks } = await openedWithout(files, answer);
    await alert.getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
    await alert.getByText(cause).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await retryWorks();
  });

  test.each([
    ['a script', SCRIPTS],
    ['styles', STYLES],
  ])('%s still loading after the timeout', async (_, files) => {
    const { page, alert, retryWorks } = await openedWithout(
      files,
      () => undefined, // no answer at all
      (newPage) => newPage.clock.install(),
    );
    await page.locator('#load-failure').waitFor({ state: 'attached' });
    await page.clock.runFor(CHUNK_TIMEOUT_MS);
    await alert.getByText('timeout after 120 seconds').waitFor();
    await retryWorks();
  });

  test('styles that do not arrive, while the end of the HTML is still loading', async () => {
    const proxy = await splittingProxy(starterSite(), '/admin', '<body>');
    const page = await staffAt(proxy.url, '/account', { keepsTab: false });
    await page.route(STYLES, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await page.goto('/admin', { waitUntil: 'commit' });
    await failed;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))); // the event of the failure comes first
    proxy.sendRest();
    await page.getByRole('alert').getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
    expect(await page.locator('#panel > *').count()).toBe(0);
    page.takeReports();
  });

  test("styles whose failure is reported after the panel's script has run", async () => {
    const { page, alert, retryWorks } = await openedWithout(
      STYLES,
      (route) => route.abort(),
      (newPage) => newPage.addInitScript(delayErrorsUntilLoaded),
    );
    await alert.getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await retryWorks();
  });

  test('a script that throws an error', async () => {
    const { alert, retryWorks } = await openedWithout('**/static/js/main-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Out of sand")' }),
    );
    await alert.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await alert.getByText('Out of sand').waitFor();
    await retryWorks();
  });
});

test('without JavaScript the panel says that it needs JavaScript', async () => {
  const page = await visitor(starterSite(), { scripts: false });
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'The panel needs JavaScript' }).waitFor();
});
