import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '#web/admin/shell/account.ts';
import { onDraftsChanged } from './form-drafts.ts';
import { keptKeys, keptWork, type KeptWork } from './unsaved-work-list.ts';

/** The unsaved work of who is logged in; follows what is kept and dropped, in other tabs too. */
export function useKeptWork(): KeptWork[] {
  const { _id } = useAccount();
  const keys = useSyncExternalStore(subscribe, () => keysNow(_id));
  return useMemo(() => (keys ? keptWork(localStorage, _id) : []), [keys, _id]);
}

/** One word for all keys: it changes when a piece comes or goes. */
function keysNow(user: string): string {
  try {
    return keptKeys(localStorage, user).join('\n');
  } catch {
    return ''; // storage switched off: nothing is kept
  }
}

function subscribe(onChange: () => void): () => void {
  const stop = onDraftsChanged(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    stop();
    window.removeEventListener('storage', onChange);
  };
}
