import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/checks/chromium.mjs';
import { FLAGS } from './browser-flags.ts';

export interface Look {
  width?: number;
  scripts?: boolean;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** Touch instead of a mouse. */
  touch?: boolean;
  /** False disables the Content-Security-Policy, to test what the pages allow without it. */
  policy?: boolean;
}

/** A page, and the function that ends its visit. */
interface Visit {
  page: Page;
  end: () => Promise<void>;
}

/** A tab that several visits use, one after the other. */
interface ReusableTab {
  /** The origin. */
  url: string;
  page: Page;
  control: CDPSession;
  isTaken: boolean;
  /** Whether a test has changed something that cannot be undone, such as a permission or the clock. */
  isSpoilt: boolean;
}

/** All storage of an origin except the HTTP cache, which keeps the compiled scripts. */
const STORAGE = 'cookies,local_storage,indexeddb,websql,file_systems,service_workers,cache_storage';
/**
 * A small resource that every site has. It keeps a tab on the origin, and so in its renderer process, between visits.
 */
const IDLE_URL = '/robots.txt';
/** Calls that change a page, or its context, in a way that cannot be undone. */
const IRREVERSIBLE_CALLS = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline'],
} as const;
const EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** Shared by all test files of a worker. It ends with the worker's process. */
let browser: Promise<Browser> | undefined;
const reusableTabs: ReusableTab[] = [];

/** Opens a page in a new browser context. */
export async function openPage(url: string, look: Look): Promise<Visit> {
  const context = await newContext(url, look);
  return { page: await context.newPage(), end: () => context.close() };
}

/**
 * Opens a page in a tab that an earlier visit to the same origin has left. Its process has compiled the scripts, which
 * then load with two thirds of the processor time. Storage is empty. A `look` that needs its own context gets a new
 * one.
 */
export async function openReusableTab(url: string, look: Look): Promise<Visit> {
  const { scripts = true, touch = false, policy = true } = look;
  if (!scripts || touch || !policy) return openPage(url, look);
  const tab = reusableTabs.find((candidate) => candidate.url === url && !candidate.isTaken) ?? (await newTab(url));
  tab.isTaken = true;
  const { page } = tab;
  await page.setViewportSize(viewportOf(look));
  await page.emulateMedia({ ...mediaOf(look), media: null, forcedColors: null, contrast: null });
  return { page, end: () => leaveTab(tab) };
}

async function newTab(url: string): Promise<ReusableTab> {
  const context = await newContext(url, {});
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  const tab: ReusableTab = { url, page, control, isTaken: true, isSpoilt: false };
  reusableTabs.push(tab);
  await page.goto(IDLE_URL);
  for (const name of IRREVERSIBLE_CALLS.page) spoilOnCall(tab, page, name);
  for (const name of IRREVERSIBLE_CALLS.context) spoilOnCall(tab, context, name);
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get() {
      tab.isSpoilt = true;
      return clock;
    },
  });
  return tab;
}

function spoilOnCall<K extends string>(
  tab: ReusableTab,
  target: Record<K, (...args: never[]) => unknown>,
  name: K,
): void {
  const call = target[name].bind(target) as (...args: unknown[]) => unknown;
  const spoiling = (...args: unknown[]) => {
    tab.isSpoilt = true;
    return call(...args);
  };
  Object.assign(target, { [name]: spoiling });
}

/** Clears the tab for the next visit, or closes it if that is impossible. */
async function leaveTab(tab: ReusableTab): Promise<void> {
  const isKept = !tab.isSpoilt && (await emptyTab(tab).catch(() => false));
  tab.isTaken = false;
  if (isKept) return;
  reusableTabs.splice(reusableTabs.indexOf(tab), 1);
  await tab.page.context().close();
}

async function emptyTab({ url, page, control }: ReusableTab): Promise<boolean> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.goto(IDLE_URL);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await control.send('Storage.clearDataForOrigin', { origin: url, storageTypes: STORAGE });
  return page.url() === `${url}${IDLE_URL}`;
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
  context.setDefaultTimeout(60_000);
  return context;
}

function viewportOf({ width = 1280 }: Look) {
  return { width, height: width < 500 ? 844 : 800 };
}

function mediaOf({ colorScheme = 'light', reducedMotion = true }: Look) {
  return { colorScheme, reducedMotion: reducedMotion ? 'reduce' : 'no-preference' } as const;
}
