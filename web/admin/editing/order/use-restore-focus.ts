import { useEffect, useRef, type FocusEvent } from 'react';

/** For a row: a control that is disabled while it saves has the keyboard again afterwards. */
export function useKeptFocus(isSaving: boolean) {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isSaving && document.activeElement === document.body) last.current?.focus();
  }, [isSaving]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // The browser takes the keyboard from what is disabled; a person moves it on.
      if (!target.matches(':disabled')) last.current = null;
    },
  };
}
