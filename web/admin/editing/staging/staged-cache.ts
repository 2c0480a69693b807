import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StagedKind } from '#contract/kinds.ts';
import type { StagedChange, StagedChangeInList } from '#contract/records/staged-change.ts';
import { call, query } from '#web/api.ts';

export const stagedList = query('GET /staged');

/** The key of a staged change. Each version has its own. */
export function stagedKey({ kind, record, version }: Pick<StagedChangeInList, 'kind' | 'record' | 'version'>) {
  return ['GET /staged/:kind/:id', { kind, id: record }, version] as const;
}

/** Reads staged changes anew, and keeps the cache of the panel equal to them. */
export function useStagedCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const isOther = (kind: StagedKind, id: string) => (one: StagedChangeInList) =>
      one.kind !== kind || one.record !== id;

    function keep(change: StagedChange): StagedChange {
      void client.cancelQueries({ queryKey: stagedList.queryKey });
      client.setQueryData(stagedKey(change), change);
      client.setQueryData(stagedList.queryKey, (list = []) => [
        change,
        ...list.filter(isOther(change.kind, change.record)),
      ]);
      return change;
    }

    /** After a staged change was published or discarded. */
    function drop(kind: StagedKind, id: string): void {
      void client.cancelQueries({ queryKey: stagedList.queryKey });
      client.setQueryData(stagedList.queryKey, (list = []) => list.filter(isOther(kind, id)));
      void client.invalidateQueries({ queryKey: ['GET /change-sets'] });
    }

    /** The staged change of a record as it is now; null if there is none. */
    async function read(kind: StagedKind, id: string): Promise<StagedChange | null> {
      const list = await call('GET /staged');
      client.setQueryData(stagedList.queryKey, list);
      if (list.every(isOther(kind, id))) return null;
      return keep(await call('GET /staged/:kind/:id', { params: { kind, id } }));
    }

    const versionOf = (kind: StagedKind, id: string) =>
      client.getQueryData(stagedList.queryKey)?.find((one) => !isOther(kind, id)(one))?.version;

    return { keep, drop, read, versionOf, refresh: () => client.invalidateQueries({ queryKey: stagedList.queryKey }) };
  }, [client]);
}
