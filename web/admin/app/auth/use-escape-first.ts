import { useEffect, useRef } from 'react';

/**
 * While a dialog lies over others, only that dialog reacts to Escape. Every open dialog listens for the key, so the
 * lower ones would close and lose their input. Use it for dialogs that mount before any other can open.
 */
export function useEscapeFirst(isOpen: boolean, onEscape: () => void): void {
  const current = useRef({ isOpen, onEscape });
  useEffect(() => {
    current.current = { isOpen, onEscape };
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || !current.current.isOpen) return;
      event.stopImmediatePropagation();
      current.current.onEscape();
    }
    // Dialogs add their listeners when they open, so this one runs first.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
