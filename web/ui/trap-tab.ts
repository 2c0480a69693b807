const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Keeps Tab inside a container: from its last control to its first, and with Shift from the first to the last. */
export function trapTab(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, container: Element): void {
  if (event.key !== 'Tab') return;
  const all = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const stops = all.filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
