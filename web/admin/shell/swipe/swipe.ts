/** What a swipe to one side does. */
export interface SwipeAct {
  /** Shown beside the row while it moves. */
  word: string;
  run: () => void;
}

/** How far a row must be pulled, in pixels. */
export const SWIPE_FAR = 72;
/** How far a finger moves before it is clear whether it scrolls or swipes. */
const SWIPE_SURE = 10;
/** The edges of the window belong to the browser, which goes back and forward there. */
const EDGE = 24;

export type SwipeSide = 'right' | 'left';

/** Whether a swipe may start at this place. */
export function maySwipe(x: number, width: number): boolean {
  return x > EDGE && x < width - EDGE;
}

/** Whether a finger that moved by (`x`, `y`) swipes; null while that is not clear. */
export function isSwipe(x: number, y: number): boolean | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_SURE) return null;
  return Math.abs(x) > Math.abs(y) * 1.5;
}

/** The side to which a row that is pulled by `x` is decided; null if not far enough. */
export function decidedSide(x: number): SwipeSide | null {
  if (Math.abs(x) < SWIPE_FAR) return null;
  return x > 0 ? 'right' : 'left';
}

/** How far the row moves: with the finger, more slowly once it is decided, and not at all to a side without an act. */
export function pulledBy(x: number, canSwipe: Record<SwipeSide, boolean>): number {
  if (!canSwipe[x > 0 ? 'right' : 'left']) return 0;
  const over = Math.max(0, Math.abs(x) - SWIPE_FAR);
  return Math.sign(x) * (Math.min(Math.abs(x), SWIPE_FAR) + over * 0.35);
}
