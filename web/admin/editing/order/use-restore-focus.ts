import { useEffect, useRef, type FocusEvent } from 'react';

/** For a row: a control that was disabled during a save gets focus back afterwards. */
export function useRestoreFocus(isSaving: boolean) {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isSaving && document.activeElement === document.body) last.current?.focus();
  }, [isSaving]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // The browser removes focus from a disabled control; a user moves it elsewhere.
      if (!target.matches(':disabled')) last.current = null;
    },
  };
}
