import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false in the page as the server sends it and until it has come alive. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
