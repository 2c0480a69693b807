import { DEFAULT_KEY } from '#web/ui/routing/location.tsx';

const STORAGE_KEY = 'scroll';
/** More entries than anyone goes back. */
const ENTRIES_MAX = 100;

/** Input by which a visitor scrolls, or takes over. */
export const SCROLL_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let shown = DEFAULT_KEY;
let positions = new Map<string, number>();

/** Saves the scroll position of each history entry, also across a reload. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  positions = new Map(readPositions());
  shown = currentKey();
  const before = positions.get(shown);
  if (before !== undefined && isReloadOrBack()) restoreOnLoad(before);
  addEventListener('scroll', recordPosition, { passive: true });
  addEventListener('pagehide', () => {
    // When the visitor returns from another document, the browser itself restores the position.
    history.scrollRestoration = 'auto';
    recordPosition();
    savePositions();
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Sets the current history entry. Returns its saved scroll position. */
export function enterHistoryEntry(key: string): number | undefined {
  shown = key;
  return positions.get(key);
}

/** Saves the scroll position of the current entry. */
export function recordPosition(): void {
  positions.delete(shown); // moved to the end, as the newest
  positions.set(shown, scrollY);
}

/**
 * Restores the position at once and after `load`, unless the visitor scrolls. The browser's own restoration is wrong
 * where styles and pictures that load late move the content.
 */
function restoreOnLoad(top: number): void {
  const scrollBack = () => scrollTo({ top, behavior: 'instant' });
  scrollBack();
  if (document.readyState === 'complete') return;
  const controller = new AbortController();
  for (const move of SCROLL_INPUTS)
    addEventListener(move, () => controller.abort(), { passive: true, signal: controller.signal });
  addEventListener(
    'load',
    () => {
      scrollBack();
      controller.abort();
    },
    { signal: controller.signal },
  );
}

/** Whether the document was opened by a reload, or by Back or Forward. */
function isReloadOrBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  return type === 'reload' || type === 'back_forward';
}

/** The key that the router gave to the current history entry. */
function currentKey(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : DEFAULT_KEY;
}

function readPositions(): [string, number][] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(list) ? (list as [string, number][]) : []; // written by savePositions()
  } catch {
    return []; // storage is disabled, or the value is not ours
  }
}

function savePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-ENTRIES_MAX)));
  } catch {
    // Without storage the positions last as long as the document.
  }
}
