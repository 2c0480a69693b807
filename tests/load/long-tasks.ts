import { chromium, type Browser } from 'playwright-core';
import { FLAGS } from '../support/browser-flags.ts';
import { median } from './process-figures.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 3;
/** Minimum milliseconds of a long task. Browsers report no shorter ones. */
const LONG_TASK_MS = 50;
/** Milliseconds after hydration in which tasks may still belong to the page load. */
const SETTLE_MS = 1000;

/**
 * The longest task of each page load in ms, with a processor four times slower. Medians at 390 px with an empty browser
 * cache.
 */
export async function longTasks(url: string, paths: string[]) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  try {
    const found: Record<string, string | number>[] = [];
    for (const path of paths) {
      const runs: number[][] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await tasksOf(browser, url + path));
      const longest = median(runs.map((tasks) => Math.max(0, ...tasks)));
      found.push({
        path,
        'longest task': longest || `under ${LONG_TASK_MS}`,
        'long tasks': median(runs.map((one) => one.length)),
      });
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** The long tasks until some time after hydration, in ms. */
async function tasksOf(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(tasks, SETTLE_MS);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function tasks(aftermath: number): Promise<number[]> {
  const isAlive = () => performance.getEntriesByName('hydrated').length > 0;
  dispatchEvent(new Event('pointermove')); // scripts load at the first activity
  while (!isAlive()) await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => setTimeout(resolve, aftermath));
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve([]), 500);
  });
}
