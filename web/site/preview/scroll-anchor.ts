/** Below the header, about where visitors read. */
const ANCHOR_Y = 120;

/** Keeps the same content in view when the width changes. */
export function anchorScroll(): void {
  let width = innerWidth;
  let anchor: Element | null = null;
  let top = 0;
  const updateAnchor = () => {
    anchor = document.elementFromPoint(innerWidth / 2, ANCHOR_Y);
    top = anchor?.getBoundingClientRect().top ?? 0;
  };
  addEventListener('scroll', updateAnchor, { passive: true });
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (anchor?.isConnected) scrollBy({ top: anchor.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
