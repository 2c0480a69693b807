import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';

/** The brand's name as the footer's content has it; '' while it is not known. */
export function useBrand(): string {
  return useQuery(query('GET /footer')).data?.brandName ?? '';
}
