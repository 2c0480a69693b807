/** Below the header, about where visitors read. */
const ANCHOR_Y = 120;

/** Keeps the same content in view when the width changes. */
export function anchorScroll(): void {
  let width = innerWidth;
  let seen: Element | null = null;
  let top = 0;
  const look = () => {
    seen = document.elementFromPoint(innerWidth / 2, ANCHOR_Y);
    top = seen?.getBoundingClientRect().top ?? 0;
  };
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (seen?.isConnected) scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
