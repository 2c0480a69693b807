/**
 * The first script of a page, and a small one: it fetches the rest once what is seen first is there, or as soon as
 * somebody does something. Until then the line belongs to the words and pictures.
 */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'wheel'];
const ACTIVITY = [...INTERACTIONS, 'pointermove', 'focusin'];
/** Milliseconds after which nothing is waited for any more: a picture or a video may take long. */
const START_AFTER_MS = 3000;
/** Milliseconds after which a script that did not arrive is looked for again, twice as many each time, up to the most. */
const RETRY_MS = 1000;
const RETRY_MAX_MS = 30_000;

const { app = '', preload = '' } = document.getElementById('start')?.dataset ?? {};
/** Until the page was shown, or its visitor may have moved on. */
const untilInteraction = new AbortController();
let isLoading = false;
let pressed: HTMLElement | null | undefined;

function startLoading(): void {
  if (isLoading) return;
  isLoading = true;
  for (const href of preload.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void loadApp();
}

/** A script that does not arrive is asked for again once the server answers. */
async function loadApp(): Promise<void> {
  const isHere = () => import(/* @vite-ignore */ app).then(yes, no);
  if (await isHere()) return;
  for (let wait = RETRY_MS; !(await serverResponds()); wait = Math.min(2 * wait, RETRY_MAX_MS))
    await waitOrOnline(wait);
  // Some browsers remember that it failed, and a page may be older than the scripts that are there now. Once is enough.
  if (!(await isHere()) && navigationType() !== 'reload') location.reload();
}

function serverResponds(): Promise<boolean> {
  return fetch(app).then(({ status }) => status < 500, no);
}

/** For some time, or until there is a network again. */
function waitOrOnline(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
  });
}

const yes = () => true;
const no = () => false;

/** How the visitor has come to this document. */
function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'reload';
}

/**
 * Has what stands below the fold laid out in the frames after the first view, a part in each: all at once it would be
 * the longest task of the page. Who comes back, or to a place within the page, needs the true heights at once.
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
  setTimeout(finish, START_AFTER_MS); // not every browser tells of a paint
}

/** A pointer that rests where the page appears is reported as moved, by nothing; nobody has done anything then. */
function onFirstInteraction(event: Event): void {
  const isAtRest = event.type === 'pointermove' && event instanceof MouseEvent && !event.movementX && !event.movementY;
  if (isAtRest) return;
  if (INTERACTIONS.includes(event.type)) untilInteraction.abort();
  startLoading();
}

/** After what has just arrived was really shown, which is some time after it was drawn. */
function startAfterPaint(): void {
  const shown = new PerformanceObserver(() => {
    shown.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onFirstView)));
  });
  shown.observe({ type: 'paint', buffered: true });
}

/**
 * Goes to the place within the page again, where nobody has moved on: the browser goes there with its first layout,
 * in which some elements still stand without the styles that came after them.
 */
function onFirstView(): void {
  if (!untilInteraction.signal.aborted && navigationType() === 'navigate') {
    document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  }
  untilInteraction.abort();
  startLoading();
}

// A button that is pressed before its page is alive does what it says afterwards.
function rememberPress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
}

addEventListener('click', rememberPress, true);
addEventListener(
  'hydrated',
  () => {
    performance.mark('hydrated');
    removeEventListener('click', rememberPress, true);
    pressed?.click();
  },
  { once: true },
);

const isPreview = parent !== window;
if (isPreview) startLoading();
else renderInSteps();
for (const sign of ACTIVITY)
  addEventListener(sign, onFirstInteraction, { capture: true, passive: true, signal: untilInteraction.signal });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint);
setTimeout(startLoading, START_AFTER_MS);
