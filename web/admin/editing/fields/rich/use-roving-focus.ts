import { useCallback, useRef, type KeyboardEvent, type RefCallback } from 'react';

const STOPS = 'button:not(:disabled), select:not(:disabled)';

/** Makes a toolbar one Tab stop with arrow-key navigation. The stop survives buttons that are removed or disabled. */
export function useRovingFocus() {
  const bar = useRef<HTMLElement>(null);
  const current = useRef<Element | null>(null);
  const stopsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(STOPS)];

  const updateTabStop = useCallback(() => {
    if (!bar.current) return;
    const stops = stopsIn(bar.current);
    const tabStop = stops.find((stop) => stop === current.current) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === tabStop ? 0 : -1;
  }, []);

  const ref: RefCallback<HTMLElement> = useCallback(
    (element) => {
      bar.current = element;
      if (!element) return undefined;
      updateTabStop();
      const observer = new MutationObserver(updateTabStop);
      observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
      return () => observer.disconnect();
    },
    [updateTabStop],
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!bar.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLSelectElement && /^Arrow(Up|Down)$/.test(event.key)) return;
    const stops = stopsIn(bar.current);
    const at = stops.findIndex((stop) => stop === event.target);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    stops[(next + stops.length) % stops.length]?.focus();
  }

  function onFocus({ target }: { target: Element }) {
    if (!target.matches(STOPS)) return;
    current.current = target;
    updateTabStop();
  }

  return { ref, onKeyDown, onFocus };
}
