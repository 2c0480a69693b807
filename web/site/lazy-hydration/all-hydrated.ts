let waiting = 0;
const listeners = new Set<() => void>();

/** Registers a part that is not hydrated yet. Call the result once it is hydrated or gone. */
export function trackHydration(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    if (waiting > 0) return;
    for (const listener of listeners) listener();
    listeners.clear();
  };
}

/** Resolves once every part of the page is hydrated. */
export async function allHydrated(): Promise<void> {
  if (waiting === 0) return;
  await new Promise<void>((resolve) => {
    listeners.add(resolve);
  });
}
