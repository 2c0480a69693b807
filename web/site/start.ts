import { PREVIEW_SCRIPT } from '#contract/preview-script.ts';

/**
 * The first, small script of a page. It loads the others at the first activity of the visitor: until then nothing needs
 * them, and the network is free for text and pictures. A page that needs them by itself says so with `data-live`.
 */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'wheel'];
/** Also what assistive technology and password managers cause without a pointer or a key. */
const ACTIVITY = [...INTERACTIONS, 'pointermove', 'focusin', 'scroll', 'click', 'input'];
/** What is clicked again after hydration. */
const REPEATED = 'button[type="button"], a[data-opens-dialog]';
/**
 * After so many milliseconds a page counts as shown: a picture or a video may take long. A click on a link waits for
 * the scripts as long.
 */
const LATEST_MS = 3000;
/** Milliseconds until the first retry of a failed script. Each wait is twice as long as the last, up to the maximum. */
const RETRY_MS = 1000;
const RETRY_MAX_MS = 30_000;

const isPreview = parent !== window;
const { app: visitorsApp = '', preload = '', state = '', live } = document.getElementById('start')?.dataset ?? {};
/** The preview has scripts of its own, which know the fields of the panel's form. */
const app = isPreview ? PREVIEW_SCRIPT + location.search : visitorsApp;
/** Aborted once the visitor has acted. */
const untilInteraction = new AbortController();
let isLoading = false;
/** Whether the first view is on the screen. */
let wasShown = false;
/**
 * For a live page, for one whose query may carry words into a form, for one that was reloaded, and after activity before
 * the first view.
 */
let startsWhenShown = live !== undefined || location.search !== '' || navigationType() === 'reload';
let pressed: HTMLElement | null | undefined;
/** Follows a pressed link that opens a dialog, because the scripts take too long. */
let followTimer: ReturnType<typeof setTimeout> | undefined;
let entered: HTMLButtonElement | null | undefined;

function startLoading(): void {
  if (isLoading) return;
  isLoading = true;
  if (!isPreview) for (const href of preload.split(' ').filter(Boolean)) preloadFile({ rel: 'modulepreload', href });
  preloadFile({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state + location.search });
  void loadApp();
}

function preloadFile(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Imports the app. If that fails, it retries once the server responds. */
async function loadApp(): Promise<void> {
  const importApp = () => import(/* @vite-ignore */ app).then(yes, no);
  if (await importApp()) return;
  followPressedLink();
  for (let wait = RETRY_MS; !(await serverResponds()); wait = Math.min(2 * wait, RETRY_MAX_MS))
    await waitOrOnline(wait);
  // Some browsers cache the failure, and the page may be older than the current scripts. Reload, but only once.
  if (!(await importApp()) && navigationType() !== 'reload') location.reload();
}

function serverResponds(): Promise<boolean> {
  return fetch(app).then(({ status }) => status < 500, no);
}

/** Resolves after some time, or once the network is back. */
function waitOrOnline(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
  });
}

const yes = () => true;
const no = () => false;

/** How the visitor came to this document; 'reload' if the browser does not report it. */
function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'reload';
}

/**
 * Lays out one part below the fold per frame after the first paint: all at once would be the longest task of the page.
 * After a reload, Back or a hash link the true heights are needed at once.
 */
function renderInSteps(): void {
  const { dataset } = document.documentElement;
  if (navigationType() !== 'navigate' || location.hash) return;
  dataset.firstView = '';
  const finish = () => {
    delete dataset.firstView;
  };
  const next = () => {
    const part = document.querySelector('[data-lazy]');
    part?.removeAttribute('data-lazy');
    if (part || document.readyState === 'loading') requestAnimationFrame(() => setTimeout(next));
    else finish();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    next();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(finish, LATEST_MS); // not every browser reports a paint
}

/**
 * Starts loading at the first activity; before the first view is shown only at an interaction. Ignores the move by zero
 * pixels that a resting pointer reports when a page appears.
 */
function onActivity(event: Event): void {
  const isZeroMove =
    event.type === 'pointermove' && event instanceof MouseEvent && !event.movementX && !event.movementY;
  if (isZeroMove) return;
  const isInteraction = INTERACTIONS.includes(event.type);
  if (isInteraction) untilInteraction.abort();
  if (isInteraction || wasShown) startLoading();
  else startsWhenShown = true;
}

/** Waits until the painted page is really on the screen. */
function afterPaint(): void {
  const shown = new PerformanceObserver(() => {
    shown.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onFirstView)));
  });
  shown.observe({ type: 'paint', buffered: true });
}

/**
 * Scrolls to the hash's element again, unless the visitor has acted: the browser scrolls with its first layout, in
 * which some elements still lack their later styles.
 */
function onFirstView(): void {
  if (!untilInteraction.signal.aborted && navigationType() === 'navigate') {
    document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  }
  markShown();
}

function markShown(): void {
  wasShown = true;
  if (startsWhenShown) startLoading();
}

/**
 * Remembers the last clicked button, or link that opens a dialog, to repeat the click after hydration. Such a link is
 * followed only if the scripts take too long or fail to load.
 */
function rememberPress(event: MouseEvent): void {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isPlain = !altKey && !ctrlKey && !metaKey && !shiftKey;
  clearTimeout(followTimer);
  pressed = isPlain && target instanceof Element ? target.closest<HTMLElement>(REPEATED) : null;
  if (!(pressed instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  followTimer = setTimeout(followPressedLink, LATEST_MS);
}

function followPressedLink(): void {
  if (!(pressed instanceof HTMLAnchorElement)) return;
  delete pressed.dataset.opensDialog;
  pressed.click();
}

/**
 * Remembers Enter in a form whose button waits for the script, to repeat it after hydration. Any key after it means
 * that the visitor is still typing.
 */
function rememberEnter({ key, target }: KeyboardEvent): void {
  const form = key === 'Enter' && target instanceof HTMLInputElement ? target.form : null;
  entered = form?.querySelector<HTMLButtonElement>('button[type="submit"]:disabled');
}

/** Clicks a button once it is enabled. */
function clickWhenEnabled(button: HTMLButtonElement): void {
  const enabled = new MutationObserver(() => {
    if (button.disabled) return;
    enabled.disconnect();
    button.click();
  });
  enabled.observe(button, { attributeFilter: ['disabled'] });
}

addEventListener('click', rememberPress, true);
addEventListener('keydown', rememberEnter, true);
addEventListener(
  'hydrated',
  () => {
    performance.mark('hydrated');
    removeEventListener('click', rememberPress, true);
    removeEventListener('keydown', rememberEnter, true);
    clearTimeout(followTimer);
    pressed?.click();
    if (entered?.disabled) clickWhenEnabled(entered);
    else entered?.click();
  },
  { once: true },
);

if (isPreview) startLoading();
else renderInSteps();
for (const type of ACTIVITY)
  addEventListener(type, onActivity, { capture: true, passive: true, signal: untilInteraction.signal });
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint);
setTimeout(markShown, LATEST_MS);
