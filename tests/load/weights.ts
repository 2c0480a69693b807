import { chromium, type Page } from 'playwright-core';
import { FLAGS } from '../support/browser-flags.ts';

type Kind = 'Document' | 'Stylesheet' | 'Script' | 'Font' | 'Image' | 'Other';
export interface Weight extends Record<string, string | number> {
  path: string;
  requests: number;
  total: number;
}

/** Kilobytes with headers that a first visit to each page transfers before any interaction, by kind. */
export async function weights(url: string, paths: string[], width = 1280): Promise<Weight[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  try {
    const found: Weight[] = [];
    for (const path of paths) {
      const isPhone = width < 500;
      const viewport = { width, height: isPhone ? 844 : 800 };
      const context = await browser.newContext({ viewport, deviceScaleFactor: isPhone ? 2 : 1 });
      found.push(await weigh(await context.newPage(), url, path));
      await context.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function weigh(page: Page, url: string, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, Kind>();
  const bytes: Record<Kind, number> = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Other: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type in bytes ? (type as Kind) : 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'Other'] += encodedDataLength;
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const kb = Object.fromEntries(Object.entries(bytes).map(([kind, sum]) => [kind, sum / 1024]));
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0) / 1024;
  return { path, requests: kinds.size, total, ...kb };
}
