const RISE: Keyframe[] = [
  { opacity: 0, transform: 'translateY(1.25rem)' },
  { opacity: 1, transform: 'none' },
];
const DURATION_MS = 400;
const STAGGER_MS = 70;

let observer: IntersectionObserver | undefined;
/** Elements that were once below the window, and so get an animation. */
const waiting = new WeakSet<Element>();

/**
 * A `ref` for elements that animate in, once, when the visitor scrolls down to them. What is visible at the start does
 * not move. Nothing is hidden before its animation, so that the page is complete without scripts, in print and for
 * crawlers.
 */
export function revealOnScroll(element: Element | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  observer ??= new IntersectionObserver(onIntersection);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function onIntersection(entries: IntersectionObserverEntry[], seen: IntersectionObserver) {
  const arriving = entries.filter(({ isIntersecting }) => isIntersecting);
  for (const { target } of entries.filter(isBelow)) waiting.add(target);
  for (const [index, { target }] of arriving.entries()) {
    seen.unobserve(target);
    if (waiting.has(target)) animateIn(target, index);
  }
}

function isBelow({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return !isIntersecting && boundingClientRect.top > 0;
}

function animateIn(element: Element, index: number) {
  element.animate(RISE, {
    duration: DURATION_MS,
    delay: index * STAGGER_MS,
    easing: 'cubic-bezier(0.22, 0.7, 0.25, 1)',
    fill: 'backwards',
  });
}
