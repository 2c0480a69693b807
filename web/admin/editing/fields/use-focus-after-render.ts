import { useEffect, useRef } from 'react';

const CONTROLS = '[aria-expanded], input, textarea, [contenteditable="true"]';

/** Moves focus after the next render: to the element, or to the first control in it. */
export function useFocusAfterRender(focus: { id: string } | null) {
  const done = useRef(focus);
  useEffect(() => {
    if (focus === done.current) return;
    done.current = focus;
    const element = document.getElementById(focus?.id ?? '');
    if (element instanceof HTMLDetailsElement) element.open = true;
    const control = element?.matches('button') ? element : element?.querySelector<HTMLElement>(CONTROLS);
    control?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  }, [focus]);
}
