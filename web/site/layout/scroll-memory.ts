import { DEFAULT_KEY } from '#web/ui/routing/location.tsx';

const STORAGE_KEY = 'scroll';
/** Positions of more places in the history than anyone goes back. */
const ENTRIES_MAX = 100;

/** What a visitor does who moves on by themselves. */
export const SCROLL_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let shown = DEFAULT_KEY;
let positions = new Map<string, number>();

/** Remembers how far each place in the history is scrolled, also across a reload of the page. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  positions = new Map(readPositions());
  shown = currentKey();
  const before = positions.get(shown);
  if (before !== undefined && isReloadOrBack()) restoreOnLoad(before);
  addEventListener('scroll', recordPosition, { passive: true });
  addEventListener('pagehide', () => {
    // What comes from another document is put right by the browser itself.
    history.scrollRestoration = 'auto';
    recordPosition();
    savePositions();
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Tells which place in the history is on the screen now; gives how far it was scrolled when it was left. */
export function enterHistoryEntry(key: string): number | undefined {
  shown = key;
  return positions.get(key);
}

function recordPosition(): void {
  positions.delete(shown); // so that it counts as the youngest
  positions.set(shown, scrollY);
}

/**
 * Goes to where one was, and again when all is there, unless the visitor has moved on: the browser's own way back ends
 * where styles and pictures have moved it to by then.
 */
function restoreOnLoad(top: number): void {
  const go = () => scrollTo({ top, behavior: 'instant' });
  go();
  if (document.readyState === 'complete') return;
  const over = new AbortController();
  for (const move of SCROLL_INPUTS) addEventListener(move, () => over.abort(), { passive: true, signal: over.signal });
  addEventListener(
    'load',
    () => {
      go();
      over.abort();
    },
    { signal: over.signal },
  );
}

/** Whether the document was loaded to be seen again. */
function isReloadOrBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  return type === 'reload' || type === 'back_forward';
}

/** The name the router gave to the place one is at. */
function currentKey(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : DEFAULT_KEY;
}

function readPositions(): [string, number][] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(list) ? (list as [string, number][]) : []; // written by store()
  } catch {
    return []; // no storage, or not ours
  }
}

function savePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-ENTRIES_MAX)));
  } catch {
    // Without storage the positions last as long as the document.
  }
}
