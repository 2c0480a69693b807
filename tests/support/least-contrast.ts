import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Of the words in the window, the least contrast any has to the lightest or darkest spot behind it. Hides all words. */
export async function leastContrast(page: Page, words: Locator): Promise<number> {
  const rects = await words.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const color = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
      const rgb = color.slice(0, 3).map(Number);
      return [...range.getClientRects()]
        .filter(({ x, y, width, height }) => width >= 1 && height >= 1 && x >= 0 && y >= 0)
        .filter(({ right, bottom }) => right <= innerWidth && bottom <= innerHeight)
        .map(({ x, y, width, height }) => ({ rgb, x, y, width, height }));
    }),
  );
  await page.evaluate(async () => {
    const bare = new CSSStyleSheet();
    await bare.replace(
      '* { transition: none !important; color: transparent !important; text-decoration: none !important } header svg { opacity: 0 }',
    );
    document.adoptedStyleSheets = [bare];
    // Drawn once the second frame begins.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  const shot = sharp(await page.screenshot());
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const ratios: number[] = [];
  for (const { rgb, x, y, width, height } of rects) {
    const area = { left: Math.round(x), top: Math.round(y), width: Math.floor(width), height: Math.floor(height) };
    const { channels } = await sharp(await shot.clone().extract(area).png().toBuffer()).stats();
    const [lightest, darkest] = [channels.map(({ max }) => max), channels.map(({ min }) => min)];
    ratios.push(contrast(rgb, lightest), contrast(rgb, darkest));
  }
  expect(ratios.length).toBeGreaterThan(3);
  return Math.min(...ratios);
}

function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
