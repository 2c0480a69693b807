let listener: (() => void) | null = null;

export function openPalette(): void {
  listener?.();
}

/** Registers the palette's open function. Returns a function that unregisters it. */
export function onOpenPalette(open: () => void): () => void {
  listener = open;
  return () => {
    listener = null;
  };
}
