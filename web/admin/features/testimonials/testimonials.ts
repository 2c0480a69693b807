import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { call, query } from '#web/api.ts';
import { listCache, type ListCache } from '#web/admin/editing/order/list-cache.ts';
import { loadAllPages } from '#web/admin/editing/order/load-all-pages.ts';

export const testimonialsQuery = queryOptions({
  queryKey: query('GET /testimonials/admin').queryKey,
  queryFn: ({ signal }) => allTestimonials(signal),
});

export function allTestimonials(signal?: AbortSignal): Promise<Testimonial[]> {
  return loadAllPages((page) => call('GET /testimonials/admin', { query: page, ...(signal && { signal }) }));
}

export type TestimonialCache = ListCache<Testimonial>;

/** All testimonials in order. */
export function useTestimonials() {
  return useQuery({ ...testimonialsQuery, select: sortByOrder });
}

export function useTestimonialCache(): TestimonialCache {
  const client = useQueryClient();
  return useMemo(() => listCache(client, testimonialsQuery.queryKey, () => allTestimonials()), [client]);
}

/** Sorts like the server: by `order`, then oldest first. */
function sortByOrder(testimonials: Testimonial[]): Testimonial[] {
  return testimonials.toSorted((a, b) => a.order - b.order || (a._id < b._id ? -1 : 1));
}
