import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PROJECTS } from '#contract/projects.ts';
import { query } from '#web/api.ts';
import type { FirstRecords } from '#web/admin/editing/preview/preview-sources.ts';

/** The first public post, project and service, whose pages a preview shows; null unless it needs them. */
export function useFirstRecords(enabled: boolean): FirstRecords | null {
  const options = { enabled, staleTime: Infinity };
  const post = useQuery({ ...query('GET /blog', { query: { limit: 1, brief: 'true' } }), ...options });
  const project = useQuery({ ...query(`GET /${PROJECTS}` as const, { query: { limit: 1 } }), ...options });
  const service = useQuery({ ...query('GET /services'), ...options });
  const [blog, projects, services] = [post.data?.items[0], project.data?.items[0], service.data?.[0]].map(
    (record) => record?.slug,
  );
  return useMemo(() => (enabled ? { blog, projects, services } : null), [enabled, blog, projects, services]);
}
