import { useLayoutEffect } from 'react';
import { DEFAULT_KEY, useLocation } from '#web/ui/routing/location.tsx';
import { setShownPath } from '#web/site/prepare.ts';
import { useAnnounce } from './announcer.tsx';
import { enterHistoryEntry, SCROLL_INPUTS } from './scroll-memory.ts';

/** The place the document was opened at: the browser itself has scrolled there. */
let lastKey: string | null = null;
let lastPath = '';
const WAIT_FOR_CONTENT_MS = 5000;

/** The state of a navigation within a page that leaves visitors where they are: they narrow a list, and look at it. */
export const keepsScroll = { keepsPlace: true };

/**
 * Rendered after a page: on every in-app navigation scrolls to the hash or the top, or back to where one was in a
 * place one returns to; moves focus and says the title. Where one narrows a list and looks at it, nothing moves.
 */
export function RouteFocus() {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const staysPut = keepsScrollPosition(location.state);
  const announce = useAnnounce();
  // Before anything of the new page is seen, or scrolled by the browser for want of height.
  useLayoutEffect(() => {
    const isFirst = lastKey === null;
    const isNew = lastKey !== key;
    const isSamePage = lastPath === pathname;
    lastKey = key;
    lastPath = pathname;
    setShownPath(pathname);
    const seen = enterHistoryEntry(key);
    // A hash that the browser itself has gone to makes a place without a name.
    const before = key === DEFAULT_KEY && hash ? undefined : seen;
    if (isFirst || !isNew || (isSamePage && staysPut && before === undefined)) return undefined;
    announce(document.title);
    if (before !== undefined) return restoreScroll(before);
    if (hash) return scrollToHash(hash, isSamePage ? scrollBehavior() : 'instant');
    return restoreScroll(0);
  }, [key, pathname, hash, staysPut, announce]);
  return null;
}

function keepsScrollPosition(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}

function hashTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeHash(hash.slice(1))) : null;
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not an encoding at all
  }
}

/** The heading of what one has come to, so that reading and tabbing go on from there. */
function focusHeading(container: HTMLElement | null): void {
  const heading = container?.querySelector<HTMLElement>('h1, h2') ?? container;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Goes to the hash's element, or to the top until the content that holds it arrives, and again when content that arrives
 * above moves it away. At once then: what arrives meanwhile would cut a gentle way short.
 */
function scrollToHash(hash: string, behavior: ScrollBehavior): () => void {
  let target = hashTarget(hash);
  if (target) scrollToElement(target, behavior);
  else scrollToTop();
  return onContentGrowth(() => {
    if (target?.isConnected) {
      target.scrollIntoView({ behavior: 'instant' });
      return;
    }
    target = hashTarget(hash);
    if (target) scrollToElement(target, 'instant');
  });
}

function scrollToTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  focusHeading(document.querySelector('main'));
}

function scrollToElement(target: HTMLElement, behavior: ScrollBehavior): void {
  target.scrollIntoView({ behavior });
  focusHeading(target);
}

/** Goes to how far the place was scrolled, as soon as there is content enough. */
function restoreScroll(top: number): (() => void) | undefined {
  const go = () => scrollTo({ top, behavior: 'instant' });
  go();
  focusHeading(document.querySelector('main'));
  if (scrollY >= Math.floor(top)) return undefined;
  const stop = onContentGrowth(() => {
    go();
    if (scrollY >= Math.floor(top)) stop();
  });
  return stop;
}

/** Does something whenever the page has grown, for a while, unless the visitor has moved on by then. */
function onContentGrowth(act: () => void): () => void {
  let isFirst = true; // an observer reports once at the start
  const observer = new ResizeObserver(() => {
    if (!isFirst) act();
    isFirst = false;
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of SCROLL_INPUTS) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, WAIT_FOR_CONTENT_MS);
  for (const event of SCROLL_INPUTS) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** Within a page one sees the way; a page that was just left behind has none to show. */
function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
