import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { startOn } from '../support/running.ts';

test('a link to a section leads to it, also when what stands above it arrives later', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url, { reducedMotion: false });
  await page.goto('/about');
  await page.locator('footer').getByRole('link', { name: 'How we work' }).click();
  await page.locator('#services').getByText('Web development').waitFor();
  const top = () => page.evaluate(() => document.getElementById('workflow')?.getBoundingClientRect().top ?? -1);
  await expect.poll(top, { timeout: 30_000 }).toBeGreaterThan(60);
  await expect.poll(top, { timeout: 30_000 }).toBeLessThan(120);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('workflow');
});
