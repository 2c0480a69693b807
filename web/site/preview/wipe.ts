import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';

const WIPE_MS = 200;
/** The time in which the page shows the other version. No frame is drawn meanwhile, so no event tells that it has. */
const RENDER_MS = 30;
/** Replaces the movement from page to page. */
const STILL = '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}';

/** Shows another version of the page, from left to right. */
export function wipeTo(show: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    show();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STILL);
  document.adoptedStyleSheets.push(sheet);
  const wipe = document.startViewTransition(async () => {
    show();
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
  });
  const line = '2px solid #f2a31b';
  wipe.ready
    .then(() => {
      const pseudoElement = '::view-transition-new(root)';
      document.documentElement.animate(
        { clipPath: ['inset(0 100% 0 0)', 'inset(0)'], borderRight: [line, line] },
        { duration: WIPE_MS, easing: 'cubic-bezier(.65,0,.35,1)', pseudoElement },
      );
    })
    .catch(() => undefined); // another wipe began
  void wipe.finished.finally(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}
