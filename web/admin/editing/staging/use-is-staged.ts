import { useQuery } from '@tanstack/react-query';
import type { HistoryKind } from '#contract/kinds.ts';
import { stagedKindOf } from './staged-kind.ts';
import { stagedList } from './staged-cache.ts';

/** Which records of a kind have changes that are not public. */
export function useIsStaged(kind: HistoryKind | undefined): (id: string) => boolean {
  const stagedKind = stagedKindOf(kind);
  const { data = [] } = useQuery({ ...stagedList, enabled: stagedKind !== null });
  return (id) => data.some((one) => one.kind === stagedKind && one.record === id);
}
