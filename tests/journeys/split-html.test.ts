import { expect, test } from 'vitest';
import { PREVIEW_SCRIPT } from '#contract/preview-script.ts';
import { loggedIn } from '../support/accounts.ts';
import { visitor } from '../support/browser.ts';
import { previewIn } from '../support/previewing.ts';
import { starterSite } from '../support/running.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { splittingProxy } from '../support/splitting-proxy.ts';

/** Resolves once the application and the scripts of its page have run in the document. */
const RUN_SCRIPTS = `(() => {
  const { app, preload } = document.getElementById('start').dataset;
  const scripts = parent === window ? [app, ...preload.split(' ')] : ['${PREVIEW_SCRIPT}'];
  return Promise.all(scripts.map((script) => import(script))).then(() => undefined);
})()`;

async function openFirstPart(proxy: { url: string }) {
  const page = await visitor(proxy.url, { width: 390 });
  await page.goto('/about', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.waitFor();
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 320);
  await page.evaluate(RUN_SCRIPTS);
  return { page, menu };
}

test('a page whose HTML arrives in two parts hydrates, and a click made before that takes effect', async () => {
  const proxy = await splittingProxy(starterSite(), '/about');
  const { page, menu } = await openFirstPart(proxy);
  await menu.click();
  proxy.sendRest();
  await page.untilHydrated();
  await page.getByRole('button', { name: 'Close menu' }).first().waitFor();
});

test('a preview whose HTML arrives in two parts shows the typed text', async () => {
  const proxy = await splittingProxy(starterSite(), '/');
  const page = await loggedIn(proxy.url, ADMIN);
  // Without its rest, the page in the frame may hold back the load event of the panel.
  await page.goto('/admin/hero', { waitUntil: 'domcontentloaded' });
  const frame = page.frameLocator('iframe[title^="Preview of"]');
  await frame.locator('h1').waitFor();
  await page
    .frames()
    .find((one) => one !== page.mainFrame())
    ?.evaluate(RUN_SCRIPTS);
  proxy.sendRest();
  await page.getByLabel('Title line 1', { exact: true }).fill('Typed beside a slow page');
  const preview = await previewIn(page);
  await expect.poll(() => preview.locator('h1').innerText()).toContain('Typed beside a slow page');
});
