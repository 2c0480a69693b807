import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Testimonial } from '#contract/records/testimonial.ts';
import { call, query } from '#web/api.ts';
import { listCache, type ListCache } from '#web/admin/editing/order/list-cache.ts';
import { wholeList } from '#web/admin/editing/order/load-all-pages.ts';

export const testimonialsQuery = queryOptions({
  queryKey: query('GET /testimonials/admin').queryKey,
  queryFn: ({ signal }) => allTestimonials(signal),
});

export function allTestimonials(signal?: AbortSignal): Promise<Testimonial[]> {
  return wholeList((page) => call('GET /testimonials/admin', { query: page, ...(signal && { signal }) }));
}

export type TestimonialCache = ListCache<Testimonial>;

/** All testimonials, in their order. */
export function useTestimonials() {
  return useQuery({ ...testimonialsQuery, select: inOrder });
}

export function useTestimonialCache(): TestimonialCache {
  const client = useQueryClient();
  return useMemo(() => listCache(client, testimonialsQuery.queryKey, () => allTestimonials()), [client]);
}

/** As the server sorts them: by `order`, the older first where that is the same. */
function inOrder(testimonials: Testimonial[]): Testimonial[] {
  return testimonials.toSorted((a, b) => a.order - b.order || (a._id < b._id ? -1 : 1));
}
