/** Below the header, and so in the middle of what one reads. */
const ANCHOR_Y = 120;

/** Where the page becomes narrower or wider, one goes on looking at what one looked at. */
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
