import type { KeyboardEvent } from 'react';

/** Where letters and arrow keys belong to a text or a menu. */
const FIELD = 'textarea, input:not([type="checkbox"]), [contenteditable="true"], [role="menu"], [role="toolbar"]';

/** The row that a key leads to: 1 for the next, -1 for the one before, 0 for none. */
export function stepOfKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): -1 | 0 | 1 {
  if (ctrlKey || metaKey || altKey) return 0;
  if (target instanceof Element && target.closest(FIELD)) return 0;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  return key === 'j' ? 1 : key === 'k' ? -1 : 0;
}

/** Up and Down, or K and J, move between the links of the rows. */
export function focusRow(event: KeyboardEvent<HTMLElement>): void {
  const step = stepOfKey(event);
  if (step === 0 || !(event.target instanceof HTMLAnchorElement)) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
