/**
 * The first script of a page, and a small one: it fetches the rest once what is seen first is there, or as soon as
 * somebody does something. Until then the line belongs to the words and pictures.
 */
const MOVES = ['pointerdown', 'keydown', 'touchstart', 'wheel'];
const SIGNS = [...MOVES, 'pointermove', 'focusin'];
/** Milliseconds after which nothing is waited for any more: a picture or a video may take long. */
const PATIENCE = 3000;
/** Milliseconds after which a script that did not arrive is looked for again, twice as many each time, up to the most. */
const WAIT = 1000;
const WAIT_MAX = 30_000;

const { app = '', ahead = '' } = document.getElementById('start')?.dataset ?? {};
/** Until the page was shown, or its visitor may have moved on. */
const arriving = new AbortController();
let isBegun = false;
let pressed: HTMLElement | null | undefined;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  for (const href of ahead.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void bring();
}

/** A script that does not arrive is asked for again once the server answers. */
async function bring(): Promise<void> {
  const isHere = () => import(/* @vite-ignore */ app).then(yes, no);
  if (await isHere()) return;
  for (let wait = WAIT; !(await isAnswered()); wait = Math.min(2 * wait, WAIT_MAX)) await pause(wait);
  // Some browsers remember that it failed, and a page may be older than the scripts that are there now. Once is enough.
  if (!(await isHere()) && arrivalType() !== 'reload') location.reload();
}

function isAnswered(): Promise<boolean> {
  return fetch(app).then(({ status }) => status < 500, no);
}

/** For some time, or until there is a network again. */
function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
  });
}

const yes = () => true;
const no = () => false;

/** How the visitor has come to this document. */
function arrivalType(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'reload';
}

/**
 * Has what stands below the fold laid out in the frames after the first view, a part in each: all at once it would be
 * the longest task of the page. Who comes back, or to a place within the page, needs the true heights at once.
 */
function viewInParts(): void {
  const { dataset } = document.documentElement;
  if (arrivalType() !== 'navigate' || location.hash) return;
  dataset.firstView = '';
  const finish = () => {
    delete dataset.firstView;
  };
  const next = () => {
    const part = document.querySelector('[data-later]');
    part?.removeAttribute('data-later');
    if (part || document.readyState === 'loading') requestAnimationFrame(() => setTimeout(next));
    else finish();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    next();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(finish, PATIENCE); // not every browser tells of a paint
}

/** A pointer that rests where the page appears is reported as moved, by nothing; nobody has done anything then. */
function heed(event: Event): void {
  const isAtRest = event.type === 'pointermove' && event instanceof MouseEvent && !event.movementX && !event.movementY;
  if (isAtRest) return;
  if (MOVES.includes(event.type)) arriving.abort();
  begin();
}

/** After what has just arrived was really shown, which is some time after it was drawn. */
function beginOnceSeen(): void {
  const shown = new PerformanceObserver(() => {
    shown.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(arrive)));
  });
  shown.observe({ type: 'paint', buffered: true });
}

/**
 * Goes to the place within the page again, where nobody has moved on: the browser goes there with its first layout,
 * in which some elements still stand without the styles that came after them.
 */
function arrive(): void {
  if (!arriving.signal.aborted && arrivalType() === 'navigate') {
    document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  }
  arriving.abort();
  begin();
}

// A button that is pressed before its page is alive does what it says afterwards.
function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
}

addEventListener('click', notePress, true);
addEventListener(
  'alive',
  () => {
    performance.mark('alive');
    removeEventListener('click', notePress, true);
    pressed?.click();
  },
  { once: true },
);

const isPreview = parent !== window;
if (isPreview) begin();
else viewInParts();
for (const sign of SIGNS) addEventListener(sign, heed, { capture: true, passive: true, signal: arriving.signal });
if (document.readyState === 'complete') beginOnceSeen();
else addEventListener('load', beginOnceSeen);
setTimeout(begin, PATIENCE);
