import type { KeyboardEvent } from 'react';

/** The id of the list of rows, for moving into it from the search. */
export const ROWS_ID = 'record-rows';

/** Up, Down, Home and End move between the rows' links. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-row]')];
  const at = links.findIndex((link) => link === event.target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[next]?.focus();
}
