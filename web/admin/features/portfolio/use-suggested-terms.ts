import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PORTFOLIO_ADMIN_FETCH } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import { countTerms } from '#web/admin/editing/fields/suggestions.ts';

/** Suggestions from other items, for fields with recurring terms. */
export function useSuggestedTerms() {
  const { data } = useQuery(query('GET /portfolio', { query: { limit: PORTFOLIO_ADMIN_FETCH, brief: 'true' } }));
  return useMemo(() => {
    const items = data?.items ?? [];
    return {
      category: data?.categories.map(({ category, count }) => ({ word: category, count })) ?? [],
      tags: countTerms(items.map(({ tags }) => tags)),
      techUsed: countTerms(items.map(({ techUsed }) => techUsed)),
    };
  }, [data]);
}
