import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { CHUNK_TIMEOUT_MS } from '#contract/constants.ts';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

const SCRIPTS = '**/static/js/*';
const STYLES = '**/static/css/*';

async function openedWithout(files: string, answer: Parameters<Page['route']>[1]) {
  const page = await staffAt(starterSite(), '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(files, answer);
  await page.goto('/admin', { waitUntil: 'commit' });
  const alert = page.getByRole('alert');
  return { page, alert };
}

async function retryWorks(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'System Status' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Loading chunk failed' }).count()).toBe(0);
}

describe('a panel that cannot start says why, and starts when it is tried again', () => {
  test.each<[string, string, Parameters<Page['route']>[1], RegExp]>([
    ['is not there', SCRIPTS, (route) => route.fulfill({ status: 404 }), /answered 404 for \/static\/js\/\S+\.js/],
    ['does not arrive', SCRIPTS, (route) => route.abort(), /\/static\/js\/\S+\.js did not arrive/],
    ['has no styles', STYLES, (route) => route.abort(), /\/static\/css\/\S+\.css did not arrive/],
  ])('%s', async (_, files, answer, cause) => {
    const { page, alert } = await openedWithout(files, answer);
    await alert.getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
    await alert.getByText(cause).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await retryWorks(page);
    page.takeReports(); // the files that were held back
  });

  test.each([
    ['script', SCRIPTS],
    ['stylesheet', STYLES],
  ])('a %s that never arrives', async (_, files) => {
    const page = await staffAt(starterSite(), '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.install();
    await page.route(files, () => undefined);
    await page.goto('/admin', { waitUntil: 'commit' });
    await page.locator('#load-failure').waitFor({ state: 'attached' });
    await page.clock.runFor(CHUNK_TIMEOUT_MS);
    await page.getByRole('alert').getByText('timeout after 120 seconds').waitFor();
    await retryWorks(page);
    page.takeReports();
  });

  test('a script that breaks', async () => {
    const { page, alert } = await openedWithout('**/static/js/main-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Out of sand")' }),
    );
    await alert.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await alert.getByText('Out of sand').waitFor();
    await retryWorks(page);
    page.takeReports();
  });
});

test('without JavaScript the panel says that it needs it', async () => {
  const page = await visitor(starterSite(), { scripts: false });
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'The panel needs JavaScript' }).waitFor();
});
