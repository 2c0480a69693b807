import type { NewerVersion } from '#contract/failures.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { mergedText } from './conflict-texts.ts';

/** Announces that someone else's changes were merged with the user's own. */
export function useMergedNotice(title: string): (newer: NewerVersion | null) => void {
  const { _id } = useAccount();
  return (newer) => notifyDone(mergedText(title, newer, _id));
}
