import { useSearchParams } from 'react-router';

export type ActivityView = ReturnType<typeof useActivityView>;

const FIELDS = ['user', 'kind', 'action', 'from', 'to'] as const;
type Filter = Record<(typeof FIELDS)[number], string>;

/** The filters, kept in the address, so that links lead to the same view. */
export function useActivityView() {
  const [search, setSearch] = useSearchParams();
  const filter = Object.fromEntries(FIELDS.map((name) => [name, search.get(name) ?? ''])) as Filter; // one entry for each name

  function change(changes: Partial<Filter>): void {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return {
    filter,
    isFiltered: FIELDS.some((name) => filter[name] !== ''),
    change,
    reset: () => change({ user: '', kind: '', action: '', from: '', to: '' }),
  };
}
