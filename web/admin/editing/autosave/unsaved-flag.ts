const unsaved = new Set<symbol>();

/** Says that something on the page is not saved, until the function it gives is called. */
export function markUnsaved(): () => void {
  const one = Symbol('unsaved');
  unsaved.add(one);
  return () => void unsaved.delete(one);
}

/** Whether anything on the page is not saved. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}
