import type { NewerVersion } from '#contract/failures.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { mergedWords } from './conflict-texts.ts';

/** Tells that what someone else saved was taken in beside one's own changes. */
export function useMergedNotice(title: string): (newer: NewerVersion | null) => void {
  const { _id } = useAccount();
  return (newer) => notifyDone(mergedWords(title, newer, _id));
}
