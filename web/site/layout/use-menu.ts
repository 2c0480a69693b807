import { useEffect, type RefObject } from 'react';

interface Menu {
  open: boolean;
  close: () => void;
  /** All that belongs to the menu; a click elsewhere closes it. */
  root: RefObject<HTMLElement | null>;
  /** What opened it, and gets the focus back. */
  toggle: RefObject<HTMLElement | null>;
}

const WIDE = '(min-width: 900px)';

/** Closes the open menu by Escape, a click outside or a widened window; locks scrolling and keeps the focus inside. */
export function useMenu({ open, close, root, toggle }: Menu): void {
  useEffect(() => {
    if (!open) return;
    const inside = root.current;
    const opener = toggle.current;
    const wide = matchMedia(WIDE);

    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        close();
        opener?.focus();
      } else if (event.key === 'Tab' && inside) {
        trapFocus(event, inside);
      }
    }
    function onClick(event: MouseEvent) {
      if (event.target instanceof Node && !inside?.contains(event.target)) close();
    }

    document.documentElement.toggleAttribute('data-locked', true);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      document.documentElement.toggleAttribute('data-locked', false);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
      // Whatever closed it: focus that would vanish with the menu goes back to where it came from.
      if (!document.activeElement || document.activeElement === document.body) opener?.focus();
    };
  }, [open, close, root, toggle]);
}

function trapFocus(event: KeyboardEvent, inside: HTMLElement): void {
  const stops = [...inside.querySelectorAll<HTMLElement>('a[href], button')].filter((stop) => stop.checkVisibility());
  const last = stops.at(-1);
  const end = event.shiftKey ? stops[0] : last;
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? last : stops[0])?.focus();
}
