import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PORTFOLIO_ADMIN_FETCH } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import { tallied } from '#web/admin/editing/fields/suggestions.ts';

/** What other items say in the fields whose words come back, to be offered while one types. */
export function useKnownWords() {
  const { data } = useQuery(query('GET /portfolio', { query: { limit: PORTFOLIO_ADMIN_FETCH, brief: 'true' } }));
  return useMemo(() => {
    const items = data?.items ?? [];
    return {
      category: data?.categories.map(({ category, count }) => ({ word: category, count })) ?? [],
      tags: tallied(items.map(({ tags }) => tags)),
      techUsed: tallied(items.map(({ techUsed }) => techUsed)),
    };
  }, [data]);
}
