import { UNNAMED } from '#web/ui/routing/place.tsx';

const STORAGE_KEY = 'scroll';
/** Positions of more places in the history than anyone goes back. */
const PLACES_MAX = 100;

/** What a visitor does who moves on by themselves. */
export const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let shown = UNNAMED;
let positions = new Map<string, number>();

/** Remembers how far each place in the history is scrolled, also across a reload of the page. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  positions = new Map(stored());
  shown = currentKey();
  const before = positions.get(shown);
  if (before !== undefined && isReturn()) returnTo(before);
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', () => {
    // What comes from another document is put right by the browser itself.
    history.scrollRestoration = 'auto';
    remember();
    store();
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Tells which place in the history is on the screen now; gives how far it was scrolled when it was left. */
export function arriveAtPlace(key: string): number | undefined {
  shown = key;
  return positions.get(key);
}

function remember(): void {
  positions.delete(shown); // so that it counts as the youngest
  positions.set(shown, scrollY);
}

/**
 * Goes to where one was, and again when all is there, unless the visitor has moved on: the browser's own way back ends
 * where styles and pictures have moved it to by then.
 */
function returnTo(top: number): void {
  const go = () => scrollTo({ top, behavior: 'instant' });
  go();
  if (document.readyState === 'complete') return;
  const over = new AbortController();
  for (const move of MOVES) addEventListener(move, () => over.abort(), { passive: true, signal: over.signal });
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
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
  return type === 'reload' || type === 'back_forward';
}

/** The name the router gave to the place one is at. */
function currentKey(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : UNNAMED;
}

function stored(): [string, number][] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(list) ? (list as [string, number][]) : []; // written by store()
  } catch {
    return []; // no storage, or not ours
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-PLACES_MAX)));
  } catch {
    // Without storage the positions last as long as the document.
  }
}
