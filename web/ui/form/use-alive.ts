import { useSyncExternalStore } from 'react';

/** Whether the page runs its script: false in what the server sends, true from hydration on. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
