const resets = new Set<() => void>();

/** Registers how a part of the panel empties what it keeps in memory of somebody's work. */
export function onForget(reset: () => void): void {
  resets.add(reset);
}

/** Empties the memory of the panel at logout: the browser may show this very page again, by its back button. */
export function forget(): void {
  for (const reset of resets) reset();
}
