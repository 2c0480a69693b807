/**
 * The first script of a page, and a small one: it fetches the rest once what is seen first is there, or as soon as
 * somebody does something. Until then the line belongs to the words and pictures.
 */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'wheel'];
/** Milliseconds after which nothing is waited for any more: a picture or a video may take long. */
const PATIENCE = 3000;

const { app = '', ahead = '' } = document.getElementById('start')?.dataset ?? {};
let isBegun = false;
let pressed: HTMLElement | null | undefined;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  for (const sign of SIGNS) removeEventListener(sign, heed, true);
  for (const href of ahead.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void import(/* @vite-ignore */ app);
}

/** A pointer that rests where the page appears is reported as moved, by nothing; nobody has done anything then. */
function heed(event: Event): void {
  const isAtRest = event.type === 'pointermove' && event instanceof MouseEvent && !event.movementX && !event.movementY;
  if (!isAtRest) begin();
}

/** After what has just arrived was really shown, which is some time after it was drawn. */
function beginOnceSeen(): void {
  const shown = new PerformanceObserver(() => {
    shown.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  });
  shown.observe({ type: 'paint', buffered: true });
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
for (const sign of SIGNS) addEventListener(sign, heed, { capture: true, passive: true });
if (document.readyState === 'complete') beginOnceSeen();
else addEventListener('load', beginOnceSeen);
setTimeout(begin, PATIENCE);
