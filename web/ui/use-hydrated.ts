import { useSyncExternalStore } from 'react';

/** Whether the page runs its script: false in what the server sends, true from hydration on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

const subscribeNever = () => () => undefined;
