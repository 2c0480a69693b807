import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query, type Reply } from '#web/api.ts';

/** The name, logo and contact details of the site; undefined while they are unknown. */
export function useSiteFacts(): Reply<'GET /site'> | undefined {
  return useQuery(query('GET /site')).data;
}

/** The name of the site; '' while it is unknown. */
export function useBrand(): string {
  return useSiteFacts()?.name ?? '';
}
