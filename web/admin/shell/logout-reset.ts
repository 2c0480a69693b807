const resets = new Set<() => void>();

/** Registers a function that clears state from memory at logout. */
export function onLogoutReset(reset: () => void): void {
  resets.add(reset);
}

/** Clears the panel's memory at logout, because the browser may show this page again from its back/forward cache. */
export function resetAfterLogout(): void {
  for (const reset of resets) reset();
}
