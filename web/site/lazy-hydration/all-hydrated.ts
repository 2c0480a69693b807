let waiting = 0;
const listeners = new Set<() => void>();

/** Tells that a part of the page is there and not alive yet; gives the way to tell that it is, or is gone. */
export function trackHydration(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    if (waiting > 0) return;
    for (const tell of listeners) tell();
    listeners.clear();
  };
}

/** Once every part of the page is alive. */
export async function allHydrated(): Promise<void> {
  if (waiting === 0) return;
  await new Promise<void>((resolve) => {
    listeners.add(resolve);
  });
}
