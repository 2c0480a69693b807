import { join } from 'node:path';
import axe, { type Result } from 'axe-core';
import type { Page, Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openPage, openReusableTab, type Look } from './browser-contexts.ts';

const PICTURES = join(import.meta.dirname, '../../test-results');
const MAP = 'https://www.openstreetmap.org';
/** Maximum characters of page text in the report of a failed test. */
const LONGEST_TEXT = 2000;
/** Of a longer text, the end is shown too: it has the bar with the state of a form. */
const LONGEST_END = 300;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Visit extends Look {
  /** Reuses the tab of an earlier visit with its HTTP cache. All other storage is empty. */
  keepsTab?: boolean;
}

/**
 * Opens a page in a real browser with its own storage. Any console message fails the test. So does any request to
 * another host, except from the map's frame.
 */
export async function visitor(url: string, options: Visit = {}) {
  const { scripts = true, keepsTab = true } = options;
  const { page, end } = await (keepsTab ? openReusableTab(url, options) : openPage(url, options));
  const reported: string[] = [];
  page.on('console', (message) => {
    // Chromium logs what a logout clears.
    if (!message.text().startsWith('Clear-Site-Data header')) reported.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => reported.push(`error: ${error.message}`));
  const pending = new Set<Request>();
  // What a test changed on the server, for the report of its failure.
  const writes: string[] = [];
  page.on('response', (response) => {
    const method = response.request().method();
    if (method !== 'GET') writes.push(`${method} ${new URL(response.url()).pathname} ${response.status()}`);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('request', (request) => {
    pending.add(request);
    const { origin, protocol } = new URL(request.url());
    const isMap = origin === MAP && request.frame() !== page.mainFrame();
    const isOurs = origin === url || protocol === 'data:' || protocol === 'blob:' || isMap;
    if (!isOurs) reported.push(`another host: ${request.url()}`);
  });
  onTestFinished(async ({ task }) => {
    const shown = task.result?.state === 'fail' ? await keepPicture(page, task.name, writes) : '';
    Reflect.deleteProperty(page, 'goto'); // restores the page's own method
    await end();
    expect(reported, shown).toEqual([]);
    if (shown) throw new Error(shown);
  });
  const goto = page.goto.bind(page);
  return Object.assign(page, {
    /** Opens an address and waits for hydration and layout, unless `options` says what to wait for. */
    async goto(path: string, options?: Parameters<Page['goto']>[1]) {
      const answer = await goto(path, options);
      if (scripts && !options) await untilHydrated(page);
      return answer;
    },
    /** Waits for hydration after a navigation that did not use `goto`. */
    untilHydrated: () => untilHydrated(page),
    /** Waits until no request is pending, even after the page was idle. */
    untilQuiet: () => untilQuiet(page, pending),
    /** Returns and clears the reports so far, for tests that expect them. */
    takeReports: () => reported.splice(0),
  });
}

/** Saves a screenshot of a failed test's page. Returns the page's URL and text in one line for the report. */
async function keepPicture(page: Page, test: string, writes: readonly string[]): Promise<string> {
  const name = `${test.replace(/[^\w]+/g, '-').slice(-120)}-${Date.now()}.png`;
  await page.screenshot({ path: join(PICTURES, name), timeout: 10_000 }).catch(() => undefined); // the test has failed
  const text = await page.innerText('body', { timeout: 10_000 }).catch(() => 'nothing that can be read');
  const words = text.replaceAll(/\s+/g, ' ');
  const shown = words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT)} … ${words.slice(-LONGEST_END)}` : words;
  return `${page.url()} showed: ${shown}\nIt sent: ${writes.join(', ') || 'nothing'}`;
}

/**
 * Waits until a page of the site is hydrated and laid out: `innerText` omits the parts below the fold until then. Other
 * pages have nothing to wait for.
 */
async function untilHydrated(page: Page): Promise<void> {
  const isAwaited = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pointermove')); // scripts load at the first activity
      const isHydrated = performance.getEntriesByName('hydrated').length > 0;
      const isLaidOut = !document.documentElement.hasAttribute('data-first-view');
      return document.getElementById('start') && !(isHydrated && isLaidOut);
    });
  await expect.poll(isAwaited, { timeout: 60_000 }).toBeFalsy();
}

const IDLE_LIMIT = { timeout: 2000 };

async function untilQuiet(page: Page, pending: Set<Request>): Promise<void> {
  const isQuiet = async () => {
    const waiting = [...pending].filter((request) => !request.frame().isDetached());
    if (waiting.length > 0) return waiting.map((request) => request.url());
    // With a limit: on a busy machine the browser may never call a page idle.
    await page.evaluate((limit) => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve, limit));
      return idle().then(idle);
    }, IDLE_LIMIT);
    return [...pending].map((request) => request.url());
  };
  await expect.poll(isQuiet, { timeout: 60_000 }).toEqual([]);
}

/**
 * The WCAG 2.2 AA violations that axe finds once all animations have ended, shortened to rule and element. Includes
 * frames unless `iframes` is false. `rules` takes other tags, or single rules.
 */
export async function accessibilityFaults(page: Page, { iframes = true, rules = RULES } = {}): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one.effect?.getTiming().iterations === Infinity ? [] : one.finished)),
    ),
  );
  const { origin } = new URL(page.url());
  const frames = iframes ? page.frames().filter((frame) => frame.url().startsWith(origin)) : [page.mainFrame()];
  for (const frame of frames) if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(axe.source);
  // Details of passed rules would take half of the time.
  const options = JSON.stringify({ runOnly: rules, iframes, resultTypes: ['violations'] });
  const violations = await page.evaluate<Result[]>(`axe.run(${options}).then((results) => results.violations)`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * `accessibilityFaults` of a page of the site on a desktop and on a phone. Also finds sideways scrolling, there and on
 * the narrowest screen.
 */
export async function faultsWideAndNarrow(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const found = width === 320 ? [] : await accessibilityFaults(page);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push('scrolls sideways');
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/**
 * `accessibilityFaults` of a screen of the panel in the light theme, then in the dark theme, where only colours differ.
 * Skips the public page in the preview, which is tested separately.
 */
export async function faultsLightAndDark(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', RULES],
    ['dark', COLOR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
    const found = await accessibilityFaults(page, { iframes: false, rules });
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}
