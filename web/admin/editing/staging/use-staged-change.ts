import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StagedKind } from '#contract/kinds.ts';
import type { StagedChange } from '#contract/records/staged-change.ts';
import { call } from '#web/api.ts';
import { stagedKey, stagedList } from './staged-cache.ts';

/** The staged change of a section or record; null if there is none. `kind` is null for what cannot have one. */
export function useStagedChange(
  kind: StagedKind | null,
  id: string,
): { staged: StagedChange | null; isPending: boolean } {
  const list = useQuery({ ...stagedList, enabled: kind !== null });
  const listed = list.data?.find((one) => one.kind === kind && one.record === id);
  const one = useQuery({
    queryKey: stagedKey(listed ?? { kind: 'sections', record: '', version: 0 }),
    queryFn: ({ signal }) => call('GET /staged/:kind/:id', { params: { kind: kind ?? 'sections', id }, signal }),
    enabled: listed !== undefined,
    placeholderData: keepPreviousData,
  });
  const isPending = (kind !== null && list.isPending) || (listed !== undefined && one.isPending);
  const { data } = one;
  return { staged: listed && data?.kind === kind && data.record === id ? data : null, isPending };
}
