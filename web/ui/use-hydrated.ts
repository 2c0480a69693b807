import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false on the server and in the first render, true after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

const subscribeNever = () => () => undefined;
