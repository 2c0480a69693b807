import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGE_WEIGHT_MAX } from '#contract/constants.ts';
import { DEFAULT_THEME, THEMES } from '#contract/themes.ts';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';
import { siteIn } from '../support/themes.ts';

/** One page of every kind. */
const PAGES = [
  '/',
  '/services',
  '/services/web-design',
  '/about',
  '/pricing',
  '/portfolio',
  '/portfolio/mitti',
  '/contact',
  '/blog',
  '/blog/two-scripts-one-page',
  '/privacy',
  '/terms',
  '/login',
  '/no-such-page',
];
/** Bytes as they come over the network, with what stands in each answer's head. */
const BUDGET = {
  /** Before the visitor does anything, by the width of the window. */
  opening: {
    dunes: { 390: 200_000, 1280: 180_000 },
    // The projects stand below each other, so that browsers load more of their covers ahead.
    paper: { 390: 200_000, 1280: 210_000 },
  },
  openingRequests: 15,
  /** After scrolling to the end; without its pictures on inner pages. */
  all: { 390: 300_000, 1280: PAGE_WEIGHT_MAX },
  /** What a page loads before the visitor scrolls. */
  script: 53_500,
  // In "Paper and contour" the styles of the theme follow those of the first one.
  style: { dunes: 22_350, paper: 22_800 },
  font: 70_000,
  picture: 80_000,
  laterStyle: 5000,
};

type Kind = 'page' | 'script' | 'style' | 'font' | 'picture' | 'other';

interface Fetched {
  kind: Kind;
  path: string;
  encoding: string;
  /** 0 from the browser's cache. */
  bytes: number;
}

/** Everything that a page fetches, with its size on the way. */
async function watch(devtools: CDPSession): Promise<Fetched[]> {
  const responses = new Map<string, Omit<Fetched, 'bytes'>>();
  const fetched: Fetched[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { protocol, pathname } = new URL(response.url);
    const encoding = response.headers['content-encoding'] ?? '';
    if (protocol.startsWith('http')) responses.set(requestId, { kind: kindOf(type), path: pathname, encoding });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = responses.get(requestId);
    if (one) fetched.push({ ...one, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  return fetched;
}

function kindOf(type: string): Kind {
  const kinds: Partial<Record<string, Kind>> = {
    Document: 'page',
    Script: 'script',
    Stylesheet: 'style',
    Font: 'font',
    Image: 'picture',
  };
  return kinds[type] ?? 'other';
}

const sum = (list: Fetched[]) => list.reduce((total, { bytes }) => total + bytes, 0);

test.each(THEMES.flatMap((theme) => ([390, 1280] as const).map((width) => [theme, width] as const)))(
  'every page stays within its budget, with no layout shift during hydration and scrolling, in %s at %d px',
  async (theme, width) => {
    const site = await siteIn(theme);
    for (const path of PAGES) {
      const isLanding = path === '/';
      const page = await visitor(site, { width, reducedMotion: false, keepsTab: false });
      const devtools = await page.context().newCDPSession(page);
      const fetched = await watch(devtools);
      const of = (kind: Kind) => fetched.filter((one) => one.kind === kind);
      // What the pictures of an inner page weigh is its content's own.
      const counted = () => (isLanding ? fetched : fetched.filter(({ kind }) => kind !== 'picture'));
      const list = () => `${path}\n${fetched.map(({ path: file, bytes }) => `${bytes} ${file}`).join('\n')}`;
      const answer = await page.goto(path, { waitUntil: 'load' });
      expect(answer?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
      await page.untilQuiet();
      const start = await page.evaluate(afterPaint);
      if (path !== '/login') expect(of('script'), list()).toEqual([]);
      expect(sum(counted()), list()).toBeLessThanOrEqual(BUDGET.opening[theme][width]);
      expect(counted().length, list()).toBeLessThanOrEqual(BUDGET.openingRequests);
      expect(sum(of('style')), list()).toBeLessThanOrEqual(BUDGET.style[theme]);
      expect(sum(of('font')), list()).toBeLessThanOrEqual(BUDGET.font);
      // One for titles, one for texts, and in some themes one for captions.
      expect(of('font').length, list()).toBeLessThanOrEqual(theme === DEFAULT_THEME ? 2 : 3);
      for (const { path: picture, bytes } of isLanding ? of('picture') : []) {
        expect(bytes, picture).toBeLessThanOrEqual(BUDGET.picture);
      }
      await page.untilHydrated();
      await page.untilQuiet();
      expect(sum(of('script')), list()).toBeLessThanOrEqual(BUDGET.script);
      await scrollToEnd(page);
      await page.untilQuiet();
      expect(sum(counted()), list()).toBeLessThanOrEqual(BUDGET.all[width]);
      expect(await page.evaluate(shifts, start), path).toEqual([]);
      page.takeReports(); // the 404
      await page.close();
    }
  },
);

test('the second page of a visit loads its styles and scripts as the difference to those of the first', async () => {
  const page = await visitor(starterSite(), { keepsTab: false });
  await page.goto('/');
  await page.untilQuiet();
  const devtools = await page.context().newCDPSession(page);
  const fetched = await watch(devtools);
  await page.goto('/services/web-design');
  await page.untilQuiet();
  const loaded = fetched.filter(({ path, bytes }) => bytes > 0 && /\/static\/(css|js)\/(?!entry)/.test(path));
  expect(new Set(loaded.map(({ encoding }) => encoding))).toEqual(new Set(['dcb']));
  const styles = sum(fetched.filter(({ kind }) => kind === 'style'));
  expect(styles).toBeGreaterThan(0);
  expect(styles).toBeLessThanOrEqual(BUDGET.laterStyle);
});

test('only the one stylesheet blocks the first paint of a page', async () => {
  for (const path of PAGES) {
    const html = await (await fetch(starterSite() + path)).text();
    expect(html.match(/<link[^>]*rel="stylesheet"/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/<style|@import/);
    for (const [script] of html.matchAll(/<script\b[^>]*>/g)) {
      expect(script, path).toMatch(/ type="(module|application\/(ld\+)?json)"/);
    }
  }
});

test.each([390, 1280])('hydrating a visible section causes no layout shift at %d px', async (width) => {
  for (const id of ['workflow', 'testimonials', 'reviews', 'faq', 'contact']) {
    const page = await visitor(starterSite(), { width, reducedMotion: false, keepsTab: false });
    const { promise: released, resolve: release } = Promise.withResolvers<null>();
    await page.goto('/');
    await page.untilQuiet();
    const start = await page.evaluate(afterPaint);
    await page.route('**/static/js/*', async (route) => {
      await released;
      await route.continue();
    });
    const scriptRequest = page.waitForRequest(`**/static/js/${id}*`);
    await page.locator(`#${id}`).evaluate((section) => {
      section.scrollIntoView({ behavior: 'instant', block: section.clientHeight > innerHeight ? 'end' : 'center' });
    });
    await scriptRequest;
    release(null);
    await page.untilQuiet();
    expect(await page.evaluate(shifts, start), id).toEqual([]);
    await page.close();
  }
});

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (frame) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      for (let left = frame; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, 2);
}

/** Waits until the browser has painted what has loaded, such as fonts. Returns the milliseconds since navigation. */
async function afterPaint(): Promise<number> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now();
}

/**
 * Lists the layout shifts since `start`. Earlier ones come from fonts: a machine without Arial has no fallback font of
 * equal metrics, and shows the text before a late font arrives.
 */
async function shifts(start: number): Promise<string[]> {
  const found: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const elementNames = sources.map(({ node }) => node?.parentElement?.closest('[id]')?.id ?? node?.nodeName);
      if (entry.startTime >= start && value >= 0.001) found.push(`${value} in ${elementNames.join(', ')}`);
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  observer.disconnect();
  return found;
}

/** Words that only the code of a validator, an editor, React, or the panel's kit and query library contains. */
const HEAVY = /No QueryClient set|ZodError|_zod\b|ProseMirror|tiptap|mantine|dnd-kit|DOMPurify|Minified React error/;

test('site scripts contain no validator, no editor, no React and no panel code', () => {
  const dist = join(import.meta.dirname, '../../dist');
  const scriptsOf = (part: string) => {
    const folder = join(dist, part, 'static/js');
    return readdirSync(folder).flatMap((file) =>
      file.endsWith('.js') ? { file, text: readFileSync(join(folder, file), 'utf8') } : [],
    );
  };
  expect(scriptsOf('client').flatMap(({ file, text }) => (HEAVY.test(text) ? file : []))).toEqual([]);
  // The words are right: the panel does hold such things.
  expect(scriptsOf('panel').some(({ text }) => HEAVY.test(text))).toBe(true);
});
