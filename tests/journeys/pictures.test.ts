import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

const KB = 1024;

/** The uploads that the page loads from now on, with their sizes as they travelled. */
function uploadsOf(page: Page) {
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const size = async () => Number((await response.allHeaders())['content-length']);
    if (pathname.startsWith('/uploads/')) loaded.set(pathname, size());
  });
  return loaded;
}

test('a phone loads small AVIF versions of the landing page pictures, and none of the originals', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  const loaded = uploadsOf(page);
  await page.goto('/');
  for (const picture of await page.locator('main picture img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true); // prettier-ignore
  }
  expect(loaded.size).toBeGreaterThan(2);
  for (const [path, bytes] of loaded) {
    expect(path).toMatch(/\.\d+\.avif$/);
    expect(await bytes, path).toBeLessThan(40 * KB);
  }
});

test('a picture that is still loading shows its placeholder colour at its final size', async () => {
  const page = await visitor(starterSite());
  await page.route('**/uploads/**', () => undefined); // never answered
  await page.goto('/blog/two-scripts-one-page', { waitUntil: 'domcontentloaded' });
  const figure = page.locator('article figure img').first();
  const tone = await figure.getAttribute('data-tone');
  expect(tone).toMatch(/^#[0-9a-f]{6}$/);
  await expect
    .poll(() => figure.evaluate((image) => getComputedStyle(image).backgroundColor))
    .toBe(rgbOf(String(tone)));
  const { width, height } = (await figure.boundingBox())!;
  expect(width / height).toBeCloseTo(1360 / 850, 1);
});

function rgbOf(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

test('a shared link has a picture of its page: the cropped cover, or one drawn from the title', async () => {
  const page = await visitor(starterSite());
  const sizeOfShare = async (path: string) => {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { pathname } = new URL(String(address));
    return page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [src.split('/')[1], image.naturalWidth, image.naturalHeight];
    }, pathname);
  };
  expect(await sizeOfShare('/blog/two-scripts-one-page')).toEqual(['uploads', 1200, 630]);
  expect(await sizeOfShare('/pricing')).toEqual(['share', 1200, 630]);
});
