let listener: (() => void) | null = null;

/** Opens the search over the whole panel. */
export function openPalette(): void {
  listener?.();
}

/** Has the search opened by `open`; gives the way to stop that. */
export function onOpenPalette(open: () => void): () => void {
  listener = open;
  return () => {
    listener = null;
  };
}
