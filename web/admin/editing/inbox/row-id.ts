/** The id of an item's link in the list. */
export function rowId(id: string): string {
  return `row-${id}`;
}

/** Focuses the link of an item whose row may appear only with the next frame. */
export function focusRowOf(id: string): void {
  requestAnimationFrame(() => document.getElementById(rowId(id))?.focus());
}
