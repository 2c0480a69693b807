const held = new Set<symbol>();

/** Says that something on the page is not saved, until the function it gives is called. */
export function holdUnsaved(): () => void {
  const one = Symbol('unsaved');
  held.add(one);
  return () => void held.delete(one);
}

/** Whether anything on the page is not saved. */
export function hasUnsaved(): boolean {
  return held.size > 0;
}
