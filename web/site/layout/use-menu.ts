import { useLayoutEffect, type RefObject } from 'react';
import { trapTab } from '#web/ui/trap-tab.ts';

interface Menu {
  open: boolean;
  close: () => void;
  /** The root of the menu; a click outside closes it. */
  root: RefObject<HTMLElement | null>;
  /** The part of the root that shows only scenery and counts as outside. */
  rest: RefObject<HTMLElement | null>;
  /** The button that opens the menu, and gets the focus back. */
  toggle: RefObject<HTMLElement | null>;
}

const WIDE = '(min-width: 900px)';

/** Closes the open menu by Escape, a click outside or a wider window. Locks scrolling and keeps the focus inside. */
export function useMenu({ open, close, root, rest, toggle }: Menu): void {
  useLayoutEffect(() => {
    if (!open) return;
    const inside = root.current;
    const opener = toggle.current;
    const wide = matchMedia(WIDE);

    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        close();
        opener?.focus();
      } else if (inside) {
        trapTab(event, inside);
      }
    }
    function onClick(event: MouseEvent) {
      const { target } = event;
      if (target instanceof Node && (target === rest.current || !inside?.contains(target))) close();
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
      // If the focus was in the menu, it goes back to the button.
      if (!document.activeElement || document.activeElement === document.body) opener?.focus();
    };
  }, [open, close, root, rest, toggle]);
}
