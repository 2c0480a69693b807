import type { NewerVersion } from '#contract/failures.ts';
import { useAccount } from '../guard.tsx';
import { notifyDone } from '../shell/notify.tsx';
import { mergedWords } from './newer-words.ts';

/** Tells that what someone else saved was taken in beside one's own changes. */
export function useMergedNotice(title: string): (newer: NewerVersion | null) => void {
  const { _id } = useAccount();
  return (newer) => notifyDone(mergedWords(title, newer, _id));
}
