import { useLayoutEffect } from 'react';
import { scrollBehavior } from '#web/ui/reduced-motion.ts';
import { DEFAULT_KEY, useLocation } from '#web/ui/routing/location.tsx';
import { setShownPath } from '#web/site/shown-path.ts';
import { useAnnounce } from './announcer.tsx';
import { enterHistoryEntry, recordPosition, SCROLL_INPUTS } from './scroll-memory.ts';

/**
 * The key and path of the last page shown. The key is null until the first page, whose scroll position is already set.
 */
let lastKey: string | null = null;
let lastPath = '';
const WAIT_FOR_CONTENT_MS = 5000;

/** The state of a navigation that keeps the scroll position, such as filtering a list. */
export const keepsScroll = { keepsScroll: true };

/**
 * Rendered after a page. On each in-app navigation it scrolls to the hash, to the top, or back to the saved position,
 * moves the focus and announces the title. A navigation with `keepsScroll` moves nothing.
 */
export function RouteFocus() {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const keepsPosition = keepsScrollPosition(location.state);
  const announce = useAnnounce();
  // A layout effect: it runs before the new page is painted, and before the browser scrolls because of its height.
  useLayoutEffect(() => {
    const isFirst = lastKey === null;
    const isNew = lastKey !== key;
    const isSamePage = lastPath === pathname;
    lastKey = key;
    lastPath = pathname;
    setShownPath(pathname);
    const seen = enterHistoryEntry(key);
    // A hash link that the browser followed itself makes an entry without a key.
    const before = key === DEFAULT_KEY && hash ? undefined : seen;
    if (isFirst || !isNew) return undefined;
    if (isSamePage && keepsPosition && before === undefined) {
      recordPosition(); // the visitor may leave the new entry without scrolling
      return undefined;
    }
    announce(document.title);
    if (before !== undefined) return restoreScroll(before);
    if (hash) return scrollToHash(hash, isSamePage ? scrollBehavior() : 'instant');
    return restoreScroll(0);
  }, [key, pathname, hash, keepsPosition, announce]);
  return null;
}

function keepsScrollPosition(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsScroll' in state;
}

function hashTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeHash(hash.slice(1))) : null;
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not valid URL encoding
  }
}

/** Focuses the heading of the target, so that reading and tabbing continue from there. */
function focusHeading(container: HTMLElement | null): void {
  const heading = container?.querySelector<HTMLElement>('h1, h2') ?? container;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Scrolls to the hash's element, or to the top until the element exists. Scrolls again, at once, if content that loads
 * above moves it: a smooth scroll would be interrupted.
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

/** Scrolls to a saved position, as soon as the page is high enough. */
function restoreScroll(top: number): (() => void) | undefined {
  const scrollBack = () => scrollTo({ top, behavior: 'instant' });
  scrollBack();
  focusHeading(document.querySelector('main'));
  if (scrollY >= Math.floor(top)) return undefined;
  const stop = onContentGrowth(() => {
    scrollBack();
    if (scrollY >= Math.floor(top)) stop();
  });
  return stop;
}

/** Calls back whenever the page grows, for up to 5 seconds or until the visitor scrolls. */
function onContentGrowth(act: () => void): () => void {
  let isFirst = true; // the observer reports once at the start
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
