import axe, { type AxeResults } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { chromiumPath } from '../../scripts/checks/chromium.mjs';
import { FLAGS } from './browser-flags.ts';

const MAP = 'https://www.openstreetmap.org/**';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const BRING_AXE = `if (!window.axe) { ${axe.source} }`;

/** One for all files of a worker; it ends with the worker's process. */
let browser: Promise<Browser> | undefined;

interface Visit {
  width?: number;
  scripts?: boolean;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** With a finger instead of a mouse. */
  touch?: boolean;
  /** Without the policy that the pages come with, to see what the pages themselves let happen. */
  policy?: boolean;
  /** With the browser's own HTTP cache, which goes where requests are answered by a test; the map is then not answered. */
  httpCache?: boolean;
}

/**
 * A visitor's page in a real browser, with a memory of its own. Whatever the browser reports in its console, and every
 * request to another host than the product's but for the map's frame, fails the test.
 */
export async function visitor(
  url: string,
  {
    width = 1280,
    scripts = true,
    colorScheme = 'light',
    reducedMotion = true,
    touch = false,
    policy = true,
    httpCache = false,
  }: Visit = {},
) {
  browser ??= chromium.launch({ executablePath: chromiumPath() ?? '', args: FLAGS });
  const context = await (
    await browser
  ).newContext({
    baseURL: url,
    viewport: { width, height: width < 500 ? 844 : 800 },
    javaScriptEnabled: scripts,
    bypassCSP: !policy,
    hasTouch: touch,
    colorScheme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(30_000);
  if (!httpCache)
    await context.route(MAP, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }));
  const page = await context.newPage();
  const reported: string[] = [];
  page.on('console', (message) => {
    // Chromium reports what a logout clears.
    if (!message.text().startsWith('Clear-Site-Data header')) reported.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => reported.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isMap = request.url().startsWith(MAP.slice(0, -2)) && request.frame() !== page.mainFrame();
    const isOurs = origin === url || protocol === 'data:' || protocol === 'blob:' || isMap;
    if (!isOurs) reported.push(`another host: ${request.url()}`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(reported).toEqual([]);
  });
  const goto = page.goto.bind(page);
  return Object.assign(page, {
    /** Goes to an address and waits until the page answers to its visitor, unless told what else to wait for. */
    async goto(path: string, options?: Parameters<Page['goto']>[1]) {
      const answer = await goto(path, options);
      if (scripts && !options) await untilAlive(page);
      return answer;
    },
    /** Waits until the page answers to its visitor, after a way there that tells nothing of it. */
    untilAlive: () => untilAlive(page),
    /** Takes what the browser reported so far, where a test expects it. */
    takeReports: () => reported.splice(0),
  });
}

/** A page of the site is alive some time after it has loaded; others have nothing to wait for. */
async function untilAlive(page: Page): Promise<void> {
  const isAwaited = () =>
    page.evaluate(() => document.getElementById('start') && !performance.getEntriesByName('hydrated').length);
  await expect.poll(isAwaited, { timeout: 30_000 }).toBeFalsy();
}

/**
 * What axe finds against WCAG 2.2 AA on the page once nothing on it moves, shortened to rule and place; in its frames
 * too, unless told otherwise. `rules` takes other tags, or single rules.
 */
export async function accessibilityFaults(page: Page, { iframes = true, rules = RULES } = {}): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one.effect?.getTiming().iterations === Infinity ? [] : one.finished)),
    ),
  );
  const { origin } = new URL(page.url());
  const frames = iframes ? page.frames().filter((frame) => frame.url().startsWith(origin)) : [page.mainFrame()];
  for (const frame of frames) await frame.evaluate(BRING_AXE);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify({ runOnly: rules, iframes })})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * As `accessibilityFaults`, of a screen of the panel as it is drawn light, and then dark. The public page in its
 * preview is looked at by itself.
 */
export async function faultsLightAndDark(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
    faults.push(...(await accessibilityFaults(page, { iframes: false })).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}
