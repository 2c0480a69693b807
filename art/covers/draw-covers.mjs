// Takes screenshots of the mock-up pages with Chromium and encodes them as WebP within their size limit.
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--allow-file-access-from-files',
];

/** Draws each cover into its folder. */
export async function drawCovers(covers, folders) {
  if (covers.length === 0) return;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  try {
    for (const cover of covers) {
      const tab = await browser.newPage({ deviceScaleFactor: cover.scale ?? 1 });
      await drawCover(tab, cover, path.join(folders[cover.folder], cover.file));
      await tab.close();
    }
  } finally {
    await browser.close();
  }
}

/** A page may contain several pictures: `part` is the number of the section to draw, `state` a class of the body. */
async function drawCover(tab, cover, target) {
  const { name, page = `${name}.html`, part, state, size, keep, limit = 60 } = cover;
  const [width, height] = size;
  await tab.setViewportSize({ width, height });
  await tab.goto(pathToFileURL(path.join(import.meta.dirname, page)).href);
  await tab.evaluate(() => document.fonts.ready);
  if (state) await tab.evaluate((name) => document.body.classList.add(name), state);
  const shot = part ? tab.locator('section').nth(part - 1) : tab;
  await pack(await shot.screenshot(), keep, limit, target);
  console.log(`${path.basename(target)} ${Math.ceil((await stat(target)).size / 1024)} KB`);
}

/** Encodes at the best quality within `limit` KB. PNG is for link previews that do not read WebP. */
async function pack(shot, width, limit, target) {
  if (target.endsWith('.png'))
    return sharp(shot).resize(width).png({ palette: true, colours: 200, effort: 10 }).toFile(target);
  for (const quality of [86, 80, 74, 66, 58, 50]) {
    const bytes = await sharp(shot).resize(width).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= limit * 1024) return writeFile(target, bytes);
  }
  throw new Error(`${path.basename(target)} does not fit into ${limit} KB`);
}
