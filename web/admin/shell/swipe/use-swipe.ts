import { useRef, type MouseEvent, type PointerEvent } from 'react';
import classes from './swipe.module.css';
import { decidedSide, isSwipe, maySwipe, pulledBy, type SwipeAct, type SwipeSide } from './swipe.ts';

type SwipeActs = Partial<Record<SwipeSide, SwipeAct | undefined>>;

interface Finger {
  id: number;
  x: number;
  y: number;
  /** Whether it swipes; null while that is not clear. */
  isSwiping: boolean | null;
}

/**
 * Lets a row on a touch screen be swiped, as another way to what its buttons do. Scrolling up and down stays with the
 * browser. Returns the props of the row.
 */
export function useSwipe(acts: SwipeActs) {
  const finger = useRef<Finger | null>(null);
  const wasSwiped = useRef(false);
  const canSwipe = { right: Boolean(acts.right), left: Boolean(acts.left) };

  function onPointerDown({ pointerType, pointerId: id, clientX: x, clientY: y }: PointerEvent) {
    wasSwiped.current = false;
    const mayStart = pointerType === 'touch' && maySwipe(x, window.innerWidth);
    finger.current = mayStart ? { id, x, y, isSwiping: null } : null;
  }

  function onPointerMove({ pointerId, clientX, clientY, currentTarget: row }: PointerEvent<HTMLElement>) {
    const now = finger.current;
    if (now?.id !== pointerId) return;
    now.isSwiping ??= isSwipe(clientX - now.x, clientY - now.y);
    if (now.isSwiping === false) finger.current = null;
    if (!now.isSwiping) return;
    const pulled = pulledBy(clientX - now.x, canSwipe);
    wasSwiped.current = true;
    row.dataset.swiping = decidedSide(pulled) ?? '';
    row.style.transform = `translateX(${pulled}px)`;
  }

  function end({ pointerId, clientX, currentTarget: row, type }: PointerEvent<HTMLElement>) {
    const now = finger.current;
    if (now?.id !== pointerId) return;
    finger.current = null;
    delete row.dataset.swiping;
    row.style.transform = '';
    const side = now.isSwiping && type === 'pointerup' ? decidedSide(pulledBy(clientX - now.x, canSwipe)) : null;
    if (!side) return;
    if ('vibrate' in navigator) navigator.vibrate(10); // not in every browser
    acts[side]?.run();
  }

  return {
    className: classes.row,
    'data-swipe-right': acts.right?.word,
    'data-swipe-left': acts.left?.word,
    onPointerDown,
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
    /** A swipe over the row's link or buttons does not use them. */
    onClickCapture: (event: MouseEvent) => {
      if (!wasSwiped.current) return;
      wasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
