import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/checks/chromium.mjs';
import { FLAGS } from './browser-flags.ts';

export interface Look {
  width?: number;
  scripts?: boolean;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** With a finger instead of a mouse. */
  touch?: boolean;
  /** Without the policy that the pages come with, to see what the pages themselves let happen. */
  policy?: boolean;
}

/** A page, and the way to end its visit. */
interface Visit {
  page: Page;
  end: () => Promise<void>;
}

/** Storage that a visit begins without. The HTTP cache, and with it the compiled scripts, is not among it. */
const STORAGE = 'cookies,local_storage,indexeddb,websql,file_systems,service_workers,cache_storage';

/** One for all files of a worker; it ends with the worker's process. */
let browser: Promise<Browser> | undefined;
const keptContexts = new Map<string, { context: BrowserContext; isTaken: boolean }>();

/** A page in a context of its own. */
export async function openPage(url: string, look: Look): Promise<Visit> {
  const context = await newContext(url, look);
  return { page: await context.newPage(), end: () => context.close() };
}

/**
 * A page in a context that an earlier visit to the same origin has left, whose HTTP cache holds compiled scripts: the
 * panel then takes a quarter less of the processor's time. A context of its own where that one is taken.
 */
export async function openPageWithCache(url: string, look: Look): Promise<Visit> {
  const { scripts = true, touch = false, policy = true } = look;
  const kept = keptContexts.get(url) ?? { context: await newContext(url, {}), isTaken: false };
  keptContexts.set(url, kept);
  if (kept.isTaken || !scripts || touch || !policy) return openPage(url, look);
  kept.isTaken = true;
  const { context } = kept;
  // Chromium gives up a context without a page.
  const [blank] = context.pages().length > 0 ? context.pages() : [await context.newPage()];
  const control = await context.newCDPSession(blank!);
  await control.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: STORAGE });
  await control.detach();
  const page = await context.newPage();
  await page.setViewportSize(viewportOf(look));
  await page.emulateMedia(mediaOf(look));
  return {
    page,
    async end() {
      await Promise.all(context.pages().flatMap((one) => (one === blank ? [] : [one.close()])));
      await context.clearCookies();
      await context.clearPermissions();
      kept.isTaken = false;
    },
  };
}

async function newContext(url: string, look: Look): Promise<BrowserContext> {
  browser ??= chromium.launch({ executablePath: chromiumPath() ?? '', args: FLAGS });
  const { scripts = true, touch = false, policy = true } = look;
  const context = await (
    await browser
  ).newContext({
    baseURL: url,
    viewport: viewportOf(look),
    javaScriptEnabled: scripts,
    bypassCSP: !policy,
    hasTouch: touch,
    ...mediaOf(look),
  });
  context.setDefaultTimeout(30_000);
  return context;
}

function viewportOf({ width = 1280 }: Look) {
  return { width, height: width < 500 ? 844 : 800 };
}

function mediaOf({ colorScheme = 'light', reducedMotion = true }: Look) {
  return { colorScheme, reducedMotion: reducedMotion ? 'reduce' : 'no-preference' } as const;
}
