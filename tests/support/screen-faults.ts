import type { Page } from './accounts.ts';
import { faultsLightAndDark } from './browser.ts';

export const DESKTOP = { width: 1280, height: 800, button: 'the sidebar' };
export const PHONE = { width: 390, height: 844, button: 'Open the menu' };

/** Resizes the window. The panel has adapted once the button beside its title is the one for that size. */
export async function resizePanel(page: Page, { width, height, button }: typeof PHONE): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.locator(`button[aria-label$="${button}"]`).waitFor();
}

/** Opens a screen and returns its faults on a desktop, then on a phone without a reload. */
export async function screenFaultsWideAndNarrow(page: Page, path: string): Promise<string[]> {
  const { width, height } = DESKTOP;
  await page.setViewportSize({ width, height });
  await page.goto(`/admin${path}`);
  return fullPageFaultsWideAndNarrow(page);
}

/** `fullPageFaults` of the open screen once it has loaded, on a desktop and then on a phone. */
export async function fullPageFaultsWideAndNarrow(page: Page): Promise<string[]> {
  await untilLoaded(page);
  const faults: string[] = [];
  for (const size of [DESKTOP, PHONE]) {
    await resizePanel(page, size);
    const found = await fullPageFaults(page);
    faults.push(...found.map((fault) => `${size.width} px: ${fault}`));
  }
  return faults;
}

async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.untilQuiet();
}

/**
 * The faults of a whole screen of the panel at the page's width: what axe finds in both themes, and sideways scrolling.
 */
export async function fullPageFaults(page: Page): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, fullHeight) });
  const faults = await faultsLightAndDark(page);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return isWide ? [...faults, `${page.url()} scrolls sideways`] : faults;
}
