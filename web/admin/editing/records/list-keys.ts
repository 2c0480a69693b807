import type { KeyboardEvent } from 'react';

/** The list of rows, for going into it from the search. */
export const ROWS_ID = 'record-rows';

/** Up and down, first and last among the rows' links. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-row]')];
  const at = links.findIndex((link) => link === event.target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[next]?.focus();
}
