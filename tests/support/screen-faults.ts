import type { Page } from './accounts.ts';
import { faultsLightAndDark } from './browser.ts';

/** What is wrong with a screen that is gone to. */
export async function screenFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(`/admin${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.untilQuiet();
  return faultsOfWhole(page);
}

/**
 * What is wrong with a whole screen of the panel at the page's width: what axe finds, light and dark, and whether it
 * scrolls sideways.
 */
export async function faultsOfWhole(page: Page): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  const faults = await faultsLightAndDark(page);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return isWide ? [...faults, `${page.url()} scrolls sideways`] : faults;
}
