import { useSyncExternalStore } from 'react';
import { onLogoutReset } from '#web/admin/shell/logout-reset.ts';

const SHOWN_MS = 5000;

interface Announcement {
  message: string;
  /** Increases with each announcement, so that equal texts are read again. */
  count: number;
}

let announcement: Announcement = { message: '', count: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
onLogoutReset(() => setAnnouncement({ ...announcement, message: '' }));

/** Shows a message in the bar at the bottom, where it covers no row. For actions that users repeat many times. */
export function announce(message: string): void {
  clearTimeout(timer);
  setAnnouncement({ message, count: announcement.count + 1 });
  timer = setTimeout(() => setAnnouncement({ ...announcement, message: '' }), SHOWN_MS);
}

export function useAnnouncement(): Announcement {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => announcement,
  );
}

function setAnnouncement(next: Announcement) {
  announcement = next;
  for (const listener of listeners) listener();
}
