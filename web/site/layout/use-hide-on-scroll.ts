import { useEffect, useState } from 'react';

/** Smaller moves are a finger that rests, not one that scrolls. */
const MIN_MOVE_PX = 8;

/** Whether the visitor is on the way down the page; at its top, at its end and on the way up nobody is. */
export function useHideOnScroll(): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const look = () => {
      const isAtEnd =
        scrollY < MIN_MOVE_PX || scrollY + innerHeight > document.documentElement.scrollHeight - MIN_MOVE_PX;
      const moved = scrollY - before;
      if (!isAtEnd && Math.abs(moved) < MIN_MOVE_PX) return;
      before = scrollY;
      setAside(!isAtEnd && moved > 0);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return aside;
}
