import type { Page } from 'playwright-core';
import { accessibilityFaults } from './browser.ts';

/** What is wrong with a whole screen of the panel at the page's width: what axe finds, and whether it scrolls sideways. */
export async function screenFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(`/admin${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  const faults = await accessibilityFaults(page);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return isWide ? [...faults, `${path} scrolls sideways`] : faults;
}
