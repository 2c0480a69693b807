import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until two frames in a row show the page at the same place. A wheel that turns before the compositor has that
 * place is lost, and the page itself hears of a scroll only with the next frame.
 */
export async function scrollEnd(page: Page): Promise<void> {
  const isStill = () =>
    page.evaluate(async () => {
      const before = scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY === before;
    });
  await expect.poll(isStill).toBe(true);
}
