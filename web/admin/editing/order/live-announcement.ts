import { useSyncExternalStore } from 'react';
import { onForget } from '#web/admin/shell/logout-reset.ts';

const SHOWN_MS = 5000;

interface Told {
  message: string;
  /** Another for each telling, so that the same words are said again. */
  count: number;
}

let told: Told = { message: '', count: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
onForget(() => set({ ...told, message: '' }));

/** Says that something was done in the bar at the foot, where it covers no row; for what one does many times in a row. */
export function tell(message: string): void {
  clearTimeout(timer);
  set({ message, count: told.count + 1 });
  timer = setTimeout(() => set({ ...told, message: '' }), SHOWN_MS);
}

export function useTold(): Told {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => told,
  );
}

function set(next: Told) {
  told = next;
  for (const listener of listeners) listener();
}
