import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '#web/admin/shell/account.ts';
import { onDraftsChanged } from './form-drafts.ts';
import { unsavedWorkKeys, listUnsavedWork, type UnsavedWork } from './unsaved-work-list.ts';

/** The current user's unsaved work. Updates when a draft is added or deleted, also in other tabs. */
export function useUnsavedWork(): UnsavedWork[] {
  const { _id } = useAccount();
  const keys = useSyncExternalStore(subscribeToDrafts, () => keysSnapshot(_id));
  return useMemo(() => (keys ? listUnsavedWork(localStorage, _id) : []), [keys, _id]);
}

/** All keys in one string, which changes when a draft is added or deleted. */
function keysSnapshot(user: string): string {
  try {
    return unsavedWorkKeys(localStorage, user).join('\n');
  } catch {
    return ''; // storage is off: nothing is saved
  }
}

function subscribeToDrafts(onChange: () => void): () => void {
  const stop = onDraftsChanged(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    stop();
    window.removeEventListener('storage', onChange);
  };
}
