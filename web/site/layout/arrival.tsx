import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAnnounce } from './announcer.tsx';

/** The place the document was opened at: the browser itself has scrolled there. */
let lastKey: string | null = null;
let lastPath = '';
const WAIT_FOR_TARGET_MS = 5000;
/** What a visitor does who has moved on by themselves. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Rendered after a page: on every in-app navigation scrolls to the hash or the top, moves focus, says the title. */
export function Arrival() {
  const { key, pathname, hash } = useLocation();
  const announce = useAnnounce();
  useEffect(() => {
    const isFirst = lastKey === null;
    const isNew = lastKey !== key;
    const isSamePage = lastPath === pathname;
    lastKey = key;
    lastPath = pathname;
    if (isFirst || !isNew) return;
    announce(document.title);
    const target = targetOf(hash);
    arriveAt(target, isSamePage ? gentle() : 'instant');
    return hash ? stayAt(hash, target) : undefined;
  }, [key, pathname, hash, announce]);
  return null;
}

function targetOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decode(hash.slice(1))) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not an encoding at all
  }
}

function arriveAt(target: HTMLElement | null, behavior: ScrollBehavior): void {
  if (target) target.scrollIntoView({ behavior });
  else scrollTo({ top: 0, behavior: 'instant' });
  focusHeading(target ?? document.querySelector('main'));
}

/** The heading of what one has come to, so that reading and tabbing go on from there. */
function focusHeading(place: HTMLElement | null): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2') ?? place;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Goes to the hash's element when the content that holds it arrives, and again when content that arrives above moves
 * it away, unless the visitor has moved on by then. At once: what arrives meanwhile would cut a gentle way short.
 */
function stayAt(hash: string, found: HTMLElement | null): () => void {
  let target = found;
  const observer = new ResizeObserver(() => {
    if (target?.isConnected) {
      target.scrollIntoView({ behavior: 'instant' });
      return;
    }
    target = targetOf(hash);
    if (target) arriveAt(target, 'instant');
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of MOVES) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, WAIT_FOR_TARGET_MS);
  for (const event of MOVES) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** Within a page one sees the way; a page that was just left behind has none to show. */
function gentle(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
