import { useEffect, useRef } from 'react';

/**
 * While a dialog over others is open, Escape means it alone: every open dialog listens for that key, and those beneath
 * would close, with what was typed in them. For dialogs that are mounted before any other can open.
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
    // The dialogs add theirs whenever they open, so that this one comes first.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
