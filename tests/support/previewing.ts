import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { visitor } from './browser.ts';
import { openInProcess, type InProcess } from './in-process.ts';
import { staffAt } from './staff.ts';
import { fillWithStarterData } from './starter-data.ts';

type Options = Parameters<typeof visitor>[1];

/** One starter site for all tests of a file. Each test must undo the changes that it saved. */
export function siteOfFile(): { readonly url: string } {
  const site = { url: '' };
  const folder = mkdtempSync(join(tmpdir(), 'marquee-file-'));
  let product: InProcess | undefined;
  beforeAll(async () => {
    fillWithStarterData(folder);
    product = await openInProcess({ DATA_DIR: folder });
    site.url = product.url;
  });
  afterAll(async () => {
    await product?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return site;
}

/** Waits until the preview shows the form's values, then returns its public page. */
export async function previewIn(page: Page): Promise<FrameLocator> {
  await page.locator('iframe[data-shown]').waitFor();
  return page.frameLocator('iframe[title^="Preview of"]');
}

/** Opens an editor of the panel and waits for its preview. */
export async function editing(url: string, path: string, options: Options = {}) {
  const page = await staffAt(url, path, options);
  return { page, preview: await previewIn(page) };
}

/** Hides the preview for tests that do not need it. Must run before the screen loads. */
export function hidePreview(page: Pick<Page, 'evaluate'>): Promise<void> {
  return page.evaluate(() => localStorage.setItem('panel-preview-hidden', 'true'));
}

/** The label of the focused field. */
export function focusedLabel(page: Page) {
  return page.evaluate(() => {
    const { labels } = document.activeElement as HTMLInputElement; // a field, unless the test fails
    return labels?.[0]?.textContent ?? '';
  });
}

/** Whether the preview outlines a text, as it does for the focused field. */
export function isOutlined(preview: Pick<FrameLocator, 'getByText'>, text: string) {
  return preview.getByText(text).evaluate((element) => {
    const line = document.querySelector('[data-outline]')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const isAround = line && line.top <= box.top && line.bottom >= box.bottom && line.left <= box.left + 1;
    return isAround && box.top > 0 && box.bottom < innerHeight && box.left >= 0 && box.right <= innerWidth;
  });
}
