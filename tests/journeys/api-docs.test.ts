import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

test('the API docs list every call, and calls can be tried in the browser', async () => {
  const page = await visitor(starterSite());
  // A long list is drawn as far as the window shows it.
  await page.setViewportSize({ width: 1280, height: 80 * Object.keys(calls).length });
  await page.goto('/api/docs');
  await page.locator('.opblock').first().waitFor();
  await expect.poll(() => page.locator('.opblock').count()).toBe(Object.keys(calls).length);
  const hero = page.locator('#operations-hero-GETHero, .opblock-get').filter({ hasText: '/hero' }).first();
  await hero.click();
  await hero.getByRole('button', { name: 'Try it out' }).click();
  await hero.getByRole('button', { name: 'Execute' }).click();
  await hero.getByText('"titleLine1"').first().waitFor();
});
