const unsaved = new Set<symbol>();

/** Marks the page as unsaved until the returned function is called. */
export function markUnsaved(): () => void {
  const one = Symbol('unsaved');
  unsaved.add(one);
  return () => void unsaved.delete(one);
}

/** Whether anything on the page is unsaved. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}
