import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '#web/admin/shell/account.ts';
import { onDraftsChanged } from './form-drafts.ts';
import { unsavedWorkKeys, listUnsavedWork, type UnsavedWork } from './unsaved-work-list.ts';

/** The unsaved work of who is logged in; follows what is kept and dropped, in other tabs too. */
export function useUnsavedWork(): UnsavedWork[] {
  const { _id } = useAccount();
  const keys = useSyncExternalStore(subscribeToDrafts, () => keysSnapshot(_id));
  return useMemo(() => (keys ? listUnsavedWork(localStorage, _id) : []), [keys, _id]);
}

/** One word for all keys: it changes when a piece comes or goes. */
function keysSnapshot(user: string): string {
  try {
    return unsavedWorkKeys(localStorage, user).join('\n');
  } catch {
    return ''; // storage switched off: nothing is kept
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
