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
  await page.waitForFunction(() => {
    const top = document.getElementById('workflow')?.getBoundingClientRect().top;
    return top !== undefined && top > 60 && top < 120;
  });
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('workflow');
});
